/** By which the map cards of the gallery find their rock and light. */
export const ART = 'gallery'
