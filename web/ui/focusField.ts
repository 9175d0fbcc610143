/** Puts the focus on a field that has to be corrected, in the middle of the window: with its label, clear of the bars above and below. */
export const focusField = (field: HTMLElement | null | undefined): void => {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
};
