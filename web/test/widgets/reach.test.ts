import { describe, expect, it } from 'vitest'

import { reachOf } from '../../src/widgets/sharing/reach'

describe('who can open a link', () => {
  const cases = {
    here: [
      'http://127.0.0.1:8000',
      'http://localhost:8000',
      'https://localhost',
      'http://[::1]:8000',
      'http://0.0.0.0',
    ],
    network: [
      'http://192.168.1.5:8000',
      'http://10.0.0.7',
      'http://172.16.0.1',
      'http://172.31.255.1',
      'http://169.254.1.1',
      'http://100.64.0.9:8000',
      'http://[fd12:3456::1]:8000',
      'http://[fe80::1]',
      'http://nas.local:8000',
      'http://RASPBERRY:8000',
      'https://192.168.1.5',
    ],
    plain: [
      'http://play.example.org',
      'http://172.32.0.1',
      'http://100.128.0.1',
      'http://193.168.1.1',
      'http://[2001:db8::1]',
    ],
    all: [
      'https://play.example.org',
      'https://play.example.org:8443',
      'https://localhost.example.org',
      'https://10.example.org',
    ],
  }
  for (const [reach, origins] of Object.entries(cases))
    it(reach, () => {
      expect(origins.filter((origin) => reachOf(origin) !== reach)).toEqual([])
    })
})
