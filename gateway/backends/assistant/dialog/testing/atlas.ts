/** Words that name the places of the small world of the dialog tests. */
import type { Place } from '../../tools/tools.ts';
import { bagni, bagniAlti, florence, haifa, italy, rimini, rome, siena } from './hotels.ts';

const country: Place = { kind: 'country', code: 'IT', name: italy, countryCode: 'IT', countryName: italy };

/** Words that name a place, with their likeness. */
export const atlas: readonly (readonly [words: string, place: Place, likeness: number])[] = [
  ...[rome, haifa, country, florence].flatMap((place) =>
    [place.name.en, place.name.en.toLowerCase(), place.name.he ?? ''].map(
      (name) => [name, place, 1] as const,
    ),
  ),
  ['Siena', siena, 1],
  ['siena', siena, 0.85],
  ['bagni', bagni, 0.85],
  ['bagni', bagniAlti, 0.84],
  ['florens', florence, 0.86],
  ['פירנז', florence, 0.8],
  ['itely', country, 0.8],
  ['italian', country, 0.75],
  ['rimi', rome, 0.7],
  ['rimi', rimini, 0.7],
];
