/** On screens up to this width a table has tabs instead of columns; the style sheets use the same width. */
export const SMALL = 'max-width: 1023px'
