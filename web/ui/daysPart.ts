import { lazyPart } from './lazyPart.tsx';

/** Typed days and months of a dates field: only who opens it needs a calendar and what reads days in words. */
export const DaysPart = lazyPart(async () => (await import('./DaysPanel.tsx')).DaysPanel);
