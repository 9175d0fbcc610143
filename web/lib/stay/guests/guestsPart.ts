import { lazyPart } from '#ui/lazyPart.tsx';

/** The steppers of a guests field, for who opens it. */
export const GuestsPart = lazyPart(async () => (await import('./GuestsPanel.tsx')).GuestsPanel);
