/**
 * Moves the focus to the heading of a list, when the focused row is gone.
 * @param id id of the list
 */
export const focusList = (id: string): void => document.getElementById(id)?.focus();
