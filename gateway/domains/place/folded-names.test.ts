import { expect, it } from 'vitest';
import { placesNamedInHebrew } from './folded-names.ts';

it.each([
  ['ארה"ב', 'United States'],
  ['אנגליה', 'United Kingdom'],
  ['צרפת', 'France'],
])('the places named %s in Hebrew contain %s', (text, name) => {
  expect(placesNamedInHebrew(text)).toContain(name);
});
