/**
 * Focuses a field that has to be corrected and scrolls it to the middle of the window, so that its label is visible and
 * no bar covers it.
 */
export const focusField = (field: HTMLElement | null | undefined): void => {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
};
