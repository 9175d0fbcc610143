/** Attribute of the place of the welcome in the first frame; its value is the text with the slot. */
export const firstWelcomeMark = 'data-first-welcome';

/** Stands for the name of the administrator in that text. */
export const nameSlot = '__NAME__';
