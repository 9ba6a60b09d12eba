/** The screens on which a table has tabs instead of columns; the styles name the same width. */
export const SMALL = 'max-width: 1023px'
