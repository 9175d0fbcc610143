/** Attribute of the place of the first card's picture in the first frame. */
export const firstPictureMark = 'data-first-picture';
