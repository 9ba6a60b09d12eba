/** The address that a link should begin with, so that as many people as possible can open it. */
import { get } from '../base/api'
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
