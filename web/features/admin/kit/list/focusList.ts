/**
 * Moves the focus to the heading of a list, for use when the focused row was removed.
 * @param id id of the list, which is that of its heading
 */
export const focusList = (id: string): void => document.getElementById(id)?.focus();
