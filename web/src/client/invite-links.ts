/** The links of the tables that this page has created: the server stores no link that it could show again. They live as
 * long as the page. */
import type { MadeTable } from '../generated/protocol'

const KNOWN = new Map<string, Readonly<Record<number, string>>>()
const FRESH = new Set<string>()

/** Keep the links of a new table. */
export function keepLinks(made: MadeTable): void {
  for (const { seat, link } of made.seats) {
    if (!link) continue
    keepLink(made.id, seat, link)
    FRESH.add(made.id)
  }
}

/** Keep the new link of a seat; the old one no longer works. */
export function keepLink(table: string, seat: number, link: string): void {
  KNOWN.set(table, { ...linksOf(table), [seat]: link })
}

/** The newest links of a table, by seat. */
export const linksOf = (table: string): Readonly<Record<number, string>> => KNOWN.get(table) ?? {}

/** Whether a table has links that nobody has been shown yet; true once. */
export const firstLinks = (table: string): boolean => FRESH.delete(table)
