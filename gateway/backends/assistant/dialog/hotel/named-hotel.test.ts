import { describe, expect, it } from 'vitest';
import type { HotelQuestion, HotelRef } from '../../understanding/reading.ts';
import { days, expectDialog, runDialog, place, type Dialog } from '../testing/dialog.ts';

type Named = Extract<HotelRef, { kind: 'named' }>;

const called = (words: string, question: HotelQuestion = { kind: 'about' }, more: Partial<Named> = {}) =>
  ({ kind: 'hotel', hotel: { kind: 'named', words, ...more }, question }) as const;
const words = (...spellings: string[]) => ({ places: [{ spellings, isMarked: false }] });
const inRome = {
  goal: { kind: 'find' },
  details: { places: place('rome'), dates: days('2026-12-10', '2026-12-14') },
} as const;

const dialogs: readonly Dialog[] = [
  {
    name: 'a hotel that was not shown, and the next question about it',
    steps: [
      {
        goal: called('white terrace'),
        details: words('white terrace'),
        has: [/^\[White Terrace\]\(\/Hotel\?id=41/, 'Rimini'],
        actions: [{ kind: 'OPEN_HOTEL', href: '/Hotel?id=41' }],
        state: { hotel: { id: '41' } },
      },
      {
        goal: { kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'amenity', amenity: 'Parking' } },
        has: ['Yes, White Terrace lists parking'],
      },
    ],
  },
  {
    name: 'a hotel that was not shown, in Hebrew',
    language: 'he',
    steps: [
      {
        goal: called('המרפסת הלבנה', { kind: 'price' }),
        details: words('הלבנה'),
        has: ['המרפסת הלבנה', '640 ₪'],
        state: { hotel: { id: '41' } },
      },
    ],
  },
  {
    name: 'a Hebrew name that begins like “in …”, after the word for hotel',
    language: 'he',
    steps: [
      {
        goal: {
          kind: 'find',
          orHotel: { hotel: { kind: 'named', words: 'בראשית' }, question: { kind: 'price' } },
        },
        has: ['בראשית', '520 ₪'],
        state: { hotel: { id: '44' } },
      },
    ],
  },
  {
    name: 'words that also name a place lead to a search there',
    language: 'he',
    steps: [
      {
        goal: {
          kind: 'find',
          orHotel: { hotel: { kind: 'named', words: 'ברומא' }, question: { kind: 'about' } },
        },
        details: { places: place('רומא', 'ברומא') },
        has: [/^הנה מלונות ברומא/],
      },
    ],
  },
  {
    name: 'a request for an opinion is answered with facts only',
    steps: [
      {
        goal: called('white terrace', { kind: 'opinion' }),
        details: words('white terrace'),
        has: [
          /^I have no opinion of my own; this is what I know\. \[White Terrace\]/,
          'guest rating 4.2 from 12 reviews',
        ],
        not: ['₪'],
      },
      {
        goal: { kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'opinion' } },
        details: { dates: days('2026-12-10', '2026-12-14') },
        has: ['guest rating 4.2', '₪640', 'Prices read at 14:32'],
      },
    ],
  },
  {
    name: 'a request for an opinion, in Hebrew',
    language: 'he',
    steps: [
      {
        goal: called('המרפסת הלבנה', { kind: 'opinion' }),
        details: words('הלבנה'),
        has: ['אין לי דעה משלי', 'דירוג אורחים 4.2 לפי 12 ביקורות'],
      },
    ],
  },
  {
    name: 'a hotel is found by the distinctive words, when the others are not part of its name',
    steps: [
      {
        goal: called('white garden', { kind: 'price' }, { narrow: 'white' }),
        details: words('white'),
        has: ['White Terrace', '₪640'],
      },
    ],
  },
  {
    name: 'a hotel of the city in the message is preferred',
    steps: [
      {
        goal: called('carmel view', { kind: 'amenity', amenity: 'Parking' }, { otherwise: 'find' }),
        details: { places: [...place('haifa'), ...words('carmel view').places] },
        has: ['Yes, Carmel View lists parking'],
        state: { hotel: { id: '31' } },
      },
    ],
  },
  {
    name: 'a hotel of the city in the conversation is preferred',
    steps: [
      inRome,
      {
        goal: called('grand imperial', { kind: 'price' }),
        details: words('grand imperial'),
        has: ['Grand Imperial', '₪1,450'],
        state: { hotel: { id: '16' }, stay: { checkIn: '2026-12-10' } },
      },
    ],
  },
  {
    name: 'shown hotels are preferred, by all words of their name or some',
    steps: [
      inRome,
      { goal: called('villa aurelia'), details: words('villa aurelia'), state: { hotel: { id: '11' } } },
      { goal: called('aurelia palace'), details: words('aurelia palace'), state: { hotel: { id: '11' } } },
      // All of these words are the name of another hotel that was not shown.
      { goal: called('white terrace'), details: words('white terrace'), state: { hotel: { id: '41' } } },
    ],
  },
  {
    name: 'several hotels have the name: Sherry asks which one and remembers the question',
    steps: [
      {
        goal: called('lido', { kind: 'price' }),
        details: words('lido'),
        has: ['Which of these hotels', '- Lido Bianco, Rimini', '- Lido Azzurro, Rimini'],
        chips: ['Lido Bianco', 'Lido Azzurro'],
        state: { asked: 'which-hotel', openQuestion: { kind: 'price' } },
      },
      {
        goal: { kind: 'hotel', hotel: { kind: 'ordinal', place: 2 }, question: { kind: 'about' } },
        has: ['Lido Azzurro', '₪420'],
      },
    ],
  },
  {
    name: 'no hotel has the name: Sherry says so',
    steps: [
      {
        goal: called('fawlty towers', { kind: 'price' }),
        details: words('fawlty towers'),
        has: ['I found no hotel called “fawlty towers”. Please check its name'],
        mood: 'sorry',
        state: { asked: 'place', hotel: null },
      },
      { goal: called('x'.repeat(61)), details: words('x'.repeat(61)), has: [`“${'x'.repeat(59)}…”`] },
    ],
  },
  {
    name: 'no hotel has the name, in Hebrew',
    language: 'he',
    steps: [{ goal: called('fawlty'), details: words('fawlty'), has: ['לא מצאתי מלון בשם ״fawlty״.'] }],
  },
  {
    name: 'no hotel in the named city has the name: Sherry says so and shows that city’s hotels',
    steps: [
      {
        goal: called('fawlty', { kind: 'price' }, { otherwise: 'find' }),
        details: { places: [...place('rome'), ...words('fawlty').places] },
        has: [/^I found no hotel called “fawlty”\./, 'Villa Aurelia'],
      },
    ],
  },
  {
    name: 'words that were not introduced as a hotel, and name none, are not reported as a missing hotel',
    steps: [
      {
        goal: called('solera', { kind: 'about' }, { otherwise: 'unknown' }),
        details: words('solera'),
        not: ['no hotel called'],
      },
    ],
  },
  {
    name: 'words that name a place are searched as a place',
    steps: [{ goal: called('rome'), details: words('rome'), has: ['in Rome, Italy', 'Villa Aurelia'] }],
  },
  {
    name: 'unknown words on the page of a hotel are taken for something that it does not list',
    context: { kind: 'hotel', hotelId: '12', path: '/Hotel?id=12' },
    steps: [{ goal: called('helipad'), details: words('helipad'), has: ['not listed for this hotel'] }],
  },
  {
    name: 'hotels cannot be looked up by name: Sherry says that this could not be checked',
    world: { failing: { findHotels: 'TIMEOUT' } },
    steps: [
      {
        goal: called('white terrace'),
        details: words('white terrace'),
        has: ['could not check'],
        mood: 'sorry',
      },
    ],
  },
];

describe('a hotel given by its name', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });

  it('is isolated in the reply when there is no such hotel, whatever its direction', async () => {
    const goal = called('fawlty');
    const [turn] = await runDialog({ name: '', steps: [{ goal, details: words('fawlty') }] });
    expect(turn?.answer.reply.text).toContain('\u2068fawlty\u2069');
  });
});
