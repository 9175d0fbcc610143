import { lazyPart } from './lazyPart.tsx';

/**
 * The panel of a dates field. It is loaded when it is opened, because only then the calendar and the reading of days
 * are needed.
 */
export const DaysPart = lazyPart(async () => (await import('./DaysPanel.tsx')).DaysPanel);
