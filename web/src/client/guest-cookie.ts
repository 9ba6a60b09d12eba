/** Whether this browser keeps the cookie by which the server knows a guest: without one, nobody can have a seat. */

/** The tables at which this page has taken a seat. */
const SEATED = new Set<string>()

/** The server has given this browser a seat at a table. */
export const expectSeat = (table: string): void => void SEATED.add(table)

/** It knows of it. */
export const foundSeat = (table: string): void => void SEATED.delete(table)

/** Whether somebody who has no seat at this table may still have a cookie: a browser that blocks cookies says so, and one
 * that loses them is a stranger at a table where it has just sat down. */
export const hasCookie = (table: string): boolean => navigator.cookieEnabled && !SEATED.has(table)
