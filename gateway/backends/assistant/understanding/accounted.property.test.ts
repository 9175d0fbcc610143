import { assert, constantFrom, property, subarray, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { newContext } from './testing/summary.ts';
import type { Reading } from './reading.ts';
import { understand } from './understand.ts';

/** A wish in words, and the check that the reading of a message contains it. */
type Wish = readonly [words: string, shown: (read: Reading) => boolean];

const amenity =
  (key: string) =>
  ({ details }: Reading): boolean =>
    details.amenities.includes(key);
const unmet =
  (words: string) =>
  ({ details }: Reading): boolean =>
    details.unmet?.some((wish) => wish.words === words) === true;
const leftOver =
  (word: string) =>
  ({ details }: Reading): boolean =>
    details.places.some(({ spellings }) => spellings.some((spelling) => spelling.split(' ').includes(word)));

const enWishes: readonly Wish[] = [
  ['a pool', amenity('Pool')],
  ['parking', amenity('Parking')],
  ['a gym', amenity('Gym')],
  ['free wifi', amenity('WiFi')],
  ['breakfast', ({ details }) => details.meals.length > 0],
  ['free cancellation', ({ details }) => details.freeCancellation],
  ['a cot', unmet('cot')],
  ['kosher', unmet('kosher')],
  ['wheelchair access', unmet('wheelchair access')],
  ['a quiet room', unmet('quiet room')],
  ['a kids club', unmet('kids club')],
  ['a helipad', leftOver('helipad')],
  ['a trampoline', leftOver('trampoline')],
  ['an observatory', leftOver('observatory')],
];
const heWishes: readonly Wish[] = [
  ['בריכה', amenity('Pool')],
  ['חניה', amenity('Parking')],
  ['חדר כושר', amenity('Gym')],
  ['ארוחת בוקר', ({ details }) => details.meals.length > 0],
  ['ביטול חינם', ({ details }) => details.freeCancellation],
  ['עריסה', unmet('עריסה')],
  ['מעלית', unmet('מעלית')],
  ['מועדון ילדים', unmet('מועדון ילדים')],
  ['טרמפולינה', leftOver('טרמפולינה')],
  ['מזרקה', leftOver('מזרקה')],
];

const message = (
  [start, when, who]: readonly [string, string, string],
  wishes: readonly Wish[],
  withWord: string,
): string => `${start} ${when} ${who} ${wishes.map(([words]) => `${withWord} ${words}`).join(', ')}`;

const enParts = tuple(
  constantFrom('hotel in Rome', 'I need a room in Haifa', 'find me something in Eilat', 'Paris'),
  constantFrom('', 'next weekend', 'from 10 to 12 december', 'in january for 3 nights'),
  constantFrom('', 'for 2 adults', 'for a couple with a baby', '2 adults and a child aged 6'),
);
const heParts = tuple(
  constantFrom('מלון ברומא', 'אני צריך חדר בחיפה', 'תמצאי לי משהו באילת'),
  constantFrom('', 'בסוף השבוע הבא', 'מ-10 עד 12 בדצמבר', 'בינואר לשלושה לילות'),
  constantFrom('', 'לזוג', 'לשני מבוגרים', 'לזוג עם תינוק'),
);

const lost = (text: string, wishes: readonly Wish[]): readonly string[] => {
  const read = understand(text, newContext);
  return wishes.filter(([, shown]) => !shown(read)).map(([words]) => words);
};

it('understand() loses no wish of an English message: each is a filter, named, or left over', () => {
  assert(
    property(enParts, subarray([...enWishes], { maxLength: 4 }), (parts, wishes) => {
      expect(lost(message(parts, wishes, 'with'), wishes)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

it('understand() loses no wish of a Hebrew message: each is a filter, named, or left over', () => {
  assert(
    property(heParts, subarray([...heWishes], { maxLength: 4 }), (parts, wishes) => {
      expect(lost(message(parts, wishes, 'עם'), wishes)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
