/** The origin for links to share: the one that the most people can reach. */
import { get } from '../../base/browser/api'
import { reachOf } from './reach'

let asked: Promise<string> | null = null

async function ask(): Promise<string> {
  if (reachOf(location.origin) !== 'here') return location.origin
  try {
    return (await get<{ origin: string | null }>('/address')).origin ?? location.origin
  } catch {
    return location.origin
  }
}

/** This page's origin; on the computer of the server, its address in the network, if it can be reached there. */
export const shareable = (): Promise<string> => (asked ??= ask())
