/** Moves the focus to the heading of a list, after the row that had it is gone. @param id the list's */
export const focusList = (id: string): void => document.getElementById(id)?.focus();
