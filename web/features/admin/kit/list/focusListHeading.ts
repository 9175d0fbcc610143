/**
 * Moves the focus to the heading of a list, for use when the focused row was removed.
 * @param headingId id of the list, which is that of its heading
 */
export const focusListHeading = (headingId: string): void => document.getElementById(headingId)?.focus();
