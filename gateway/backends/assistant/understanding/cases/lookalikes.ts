import type { Case } from './case.ts';

/** Messages that look like another request, in both languages, beside those that are it. */
export const lookalikes: readonly Case[] = [
  // Everyday words beside a name.
  ['what do Rome hotels cost', 'find | rome'],
  ['Rome garden view', 'find | rome'],
  ['do Rome', 'find | rome'],
  ['how much do Paris hotels cost', 'find | paris'],
  ['where do Madrid hotels start', 'find | madrid'],
  ['hotel in Viana do Castelo', 'find | *viana do castelo'],
  ['hotel in Welwyn Garden City', 'find | *welwyn garden city'],
  ['Haifa garden hotel', 'find | haifa'],
  ['Vienna garden suite 3-6 March', 'find | vienna | 2027-03-03..2027-03-06 (3)'],
  ['do hotels in Rome have parking', 'find | *rome | Parking'],
];
