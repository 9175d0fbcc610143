import { describe, expect, it } from 'vitest';
import type { HotelQuestion, HotelRef } from '../../understanding/understanding.ts';
import { days, expectDialog, held, place } from '../testing/dialog.ts';
import type { Dialog } from '../testing/dialog.ts';

type Named = Extract<HotelRef, { kind: 'named' }>;

const called = (words: string, question: HotelQuestion = { kind: 'about' }, more: Partial<Named> = {}) =>
  ({ kind: 'hotel', hotel: { kind: 'named', words, ...more }, question }) as const;
const words = (...spellings: string[]) => ({ places: [{ spellings, isMarked: false }] });
const inRome = {
  goal: { kind: 'find' },
  said: { places: place('rome'), dates: days('2026-12-10', '2026-12-14') },
} as const;

const dialogs: readonly Dialog[] = [
  {
    name: 'a hotel that was not shown, and the next question about it',
    steps: [
      {
        goal: called('white terrace'),
        said: words('white terrace'),
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
    name: 'in Hebrew',
    language: 'he',
    steps: [
      {
        goal: called('המרפסת הלבנה', { kind: 'price' }),
        said: words('הלבנה'),
        has: ['המרפסת הלבנה', '640 ₪'],
        state: { hotel: { id: '41' } },
      },
    ],
  },
  {
    name: 'a Hebrew name that begins like “in …”, behind the word for hotel',
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
    name: 'the same words when a place is called so',
    language: 'he',
    steps: [
      {
        goal: {
          kind: 'find',
          orHotel: { hotel: { kind: 'named', words: 'ברומא' }, question: { kind: 'about' } },
        },
        said: { places: place('רומא', 'ברומא') },
        has: [/^הנה מלונות ברומא/],
      },
    ],
  },
  {
    name: 'what she thinks of it: facts, and no opinion of her own',
    steps: [
      {
        goal: called('white terrace', { kind: 'opinion' }),
        said: words('white terrace'),
        has: [
          /^I have no opinion of my own; this is what I know\. \[White Terrace\]/,
          'guest rating 4.2 from 12 reviews',
        ],
        not: ['₪'],
      },
      {
        goal: { kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'opinion' } },
        said: { dates: days('2026-12-10', '2026-12-14') },
        has: ['guest rating 4.2', '₪640', 'Prices read at 14:32'],
      },
    ],
  },
  {
    name: 'what she thinks of it, in Hebrew',
    language: 'he',
    steps: [
      {
        goal: called('המרפסת הלבנה', { kind: 'opinion' }),
        said: words('הלבנה'),
        has: ['אין לי דעה משלי', 'דירוג אורחים 4.2 לפי 12 ביקורות'],
      },
    ],
  },
  {
    name: 'by its telling words alone, when the others are no part of the name',
    steps: [
      {
        goal: called('white garden', { kind: 'price' }, { narrow: 'white' }),
        said: words('white'),
        has: ['White Terrace', '₪640'],
      },
    ],
  },
  {
    name: 'of the city that is said',
    steps: [
      {
        goal: called('carmel view', { kind: 'amenity', amenity: 'Parking' }, { otherwise: 'find' }),
        said: { places: [...place('haifa'), ...words('carmel view').places] },
        has: ['Yes, Carmel View lists parking'],
        state: { hotel: { id: '31' } },
      },
    ],
  },
  {
    name: 'of the city of the conversation',
    steps: [
      inRome,
      {
        goal: called('grand imperial', { kind: 'price' }),
        said: words('grand imperial'),
        has: ['Grand Imperial', '₪1,450'],
        state: { hotel: { id: '16' }, stay: { checkIn: '2026-12-10' } },
      },
    ],
  },
  {
    name: 'shown ones first, by all their words or by some',
    steps: [
      inRome,
      { goal: called('villa aurelia'), said: words('villa aurelia'), state: { hotel: { id: '11' } } },
      { goal: called('aurelia palace'), said: words('aurelia palace'), state: { hotel: { id: '11' } } },
      // All of it is the name of another one, that was not shown.
      { goal: called('white terrace'), said: words('white terrace'), state: { hotel: { id: '41' } } },
    ],
  },
  {
    name: 'several are called so: asked which, and the question kept',
    steps: [
      {
        goal: called('lido', { kind: 'price' }),
        said: words('lido'),
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
    name: 'none is called so',
    steps: [
      {
        goal: called('fawlty towers', { kind: 'price' }),
        said: words('fawlty towers'),
        has: ['I found no hotel called “fawlty towers”. Please check its name'],
        mood: 'sorry',
        state: { asked: 'place', hotel: null },
      },
      { goal: called('x'.repeat(61)), said: words('x'.repeat(61)), has: [`“${'x'.repeat(60)}…”`] },
    ],
  },
  {
    name: 'none is called so, in Hebrew',
    language: 'he',
    steps: [{ goal: called('fawlty'), said: words('fawlty'), has: ['לא מצאתי מלון בשם ״fawlty״.'] }],
  },
  {
    name: 'none is called so in a city that is named: said, and its hotels shown',
    steps: [
      {
        goal: called('fawlty', { kind: 'price' }, { otherwise: 'find' }),
        said: { places: [...place('rome'), ...words('fawlty').places] },
        has: [/^I found no hotel called “fawlty”\./, 'Villa Aurelia'],
      },
    ],
  },
  {
    name: 'what is no hotel and was not called one',
    steps: [
      {
        goal: called('solera', { kind: 'about' }, { otherwise: 'unknown' }),
        said: words('solera'),
        not: ['no hotel called'],
      },
    ],
  },
  {
    name: 'a place is no hotel',
    steps: [{ goal: called('rome'), said: words('rome'), has: ['in Rome, Italy', 'Villa Aurelia'] }],
  },
  {
    name: 'words on the page of a hotel',
    context: { kind: 'hotel', hotelId: '12', path: '/Hotel?id=12' },
    steps: [{ goal: called('helipad'), said: words('helipad'), has: ['not listed for this hotel'] }],
  },
  {
    name: 'hotels cannot be asked by name',
    world: { failing: { findHotels: 'TIMEOUT' } },
    steps: [
      {
        goal: called('white terrace'),
        said: words('white terrace'),
        has: ['could not check'],
        mood: 'sorry',
      },
    ],
  },
];

describe('a hotel that is called by its name', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });

  it('is isolated when there is none, whatever its direction', async () => {
    const goal = called('fawlty');
    const [turn] = await held({ name: '', steps: [{ goal, said: words('fawlty') }] });
    expect(turn?.answer.reply.text).toContain('\u2068fawlty\u2069');
  });
});
