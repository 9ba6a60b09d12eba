/** A number as it is printed: with a real minus. */
export const printed = (n: number): string => (n < 0 ? `−${-n}` : String(n))
