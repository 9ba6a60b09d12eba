/** Which people can open a link with this server's address. */

/** `here`: only this computer. `network`: only those in the same network. `plain`: all, but others can read it on its way.
 * `all`: everybody. */
export type Reach = 'here' | 'network' | 'plain' | 'all'

const HERE = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*\])$/
const NETWORK = [
  /^10(\.\d+){3}$/,
  /^192\.168(\.\d+){2}$/,
  /^172\.(1[6-9]|2\d|3[01])(\.\d+){2}$/,
  /^169\.254(\.\d+){2}$/,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])(\.\d+){2}$/,
  /^\[f[cd][0-9a-f]{2}:/,
  /^\[fe[89ab][0-9a-f]:/,
  /\.(local|lan|home|internal|localdomain|home\.arpa|fritz\.box)$/,
  /^[^.[\]]+$/,
]

/** Which people can open a link that begins with this origin, such as `http://192.168.1.5:8000`. */
export function reachOf(origin: string): Reach {
  const { hostname, protocol } = new URL(origin)
  const name = hostname.toLowerCase().replace(/\.$/, '')
  if (HERE.test(name)) return 'here'
  if (NETWORK.some((pattern) => pattern.test(name))) return 'network'
  return protocol === 'https:' ? 'all' : 'plain'
}
