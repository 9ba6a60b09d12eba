/** A number as text, with a real minus sign. */
export const printed = (n: number): string => (n < 0 ? `−${-n}` : String(n))
