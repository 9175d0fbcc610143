import { lazyPart } from '#ui/lazyPart.tsx';

/** The steppers of a guests field, loaded when it is opened. */
export const GuestsPart = lazyPart(async () => (await import('./GuestsPanel.tsx')).GuestsPanel);
