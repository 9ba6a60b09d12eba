/** On screens up to this width a table has tabs instead of columns; the style sheets use the same width. */
export const SMALL = 'max-width: 1023px'

/** Where somebody has doubled the browser's letters on a phone: a line has room for few of them. */
export const LARGE_LETTERS = 'max-width: 17rem'
