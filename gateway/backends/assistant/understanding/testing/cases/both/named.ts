import type { MessageContext } from '#backends/assistant/understanding/goals/message-context.ts';
import type { Case } from '../case.ts';
import { withSearch } from '../contexts.ts';

/** Hotels of the list with names in both languages. */
const hebrewNames: Partial<MessageContext> = {
  ...withSearch,
  shownNames: ['אכסניית ההר האדום', 'הפנס של המזח'],
  foreignNames: ['Red Mountain Hostel', 'Pier Lantern'],
};
/** A search in London. */
const inLondon: Partial<MessageContext> = { ...withSearch, placeNames: ['London', 'לונדון'] };

/** Shown hotels by name, with Hebrew prefix letters or in the other language, and a place that replaces another. */
export const namedInFull: readonly Case[] = [
  ['יש חניה באכסניית ההר האדום', 'hotel “אכסניית ההר האדום” Parking | Parking', hebrewNames],
  ['אומרים שבאכסניית ההר האדום יש ספא, נכון?', 'hotel “אכסניית ההר האדום” Spa | Spa', hebrewNames],
  ['כמה עולה ללון בפנס של המזח', 'hotel “הפנס של המזח” price', hebrewNames],
  ['מאיזו שעה נכנסים לאכסניית ההר האדום', 'hotel “אכסניית ההר האדום” times', hebrewNames],
  ['יש בריכה בRed Mountain Hostel', 'hotel “red mountain hostel” Pool | Pool', hebrewNames],
  ['does the Pier Lantern take dogs', 'hotel “pier lantern” Pet Friendly | Pet Friendly', hebrewNames],
  ['ויש בריכה בAlpha Inn', 'hotel “alpha inn” Pool | Pool', withSearch],
  ['can i cancel Alpha Inn free? my son may be ill in Berlin', 'hotel “alpha inn” cancellation', withSearch],
  ['cancellation on the second?', 'hotel #2 cancellation', withSearch],
  ['She prefers the first and I prefer the third: how do the two compare?', 'compare #1 #3', withSearch],
  ['The second one looks rather charming. Does it have a lift?', 'hotel #2 lift | unmet lift', withSearch],
  ['no sorry, not London Amsterdam', 'find | amsterdam', inLondon],
  ['סליחה לא לונדון אמסטרדם', 'find | אמסטרדם', inLondon],
];
