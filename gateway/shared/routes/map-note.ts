/** Attribute of the note that a map has no streets, hidden until a rule of the page shows it. */
export const mapNoteMark = 'data-map-note';
