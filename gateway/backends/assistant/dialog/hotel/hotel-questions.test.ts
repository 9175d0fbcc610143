import { describe, expect, it } from 'vitest';
import { days, expectDialog, runDialog, place, type Dialog } from '../testing/dialog.ts';
import type { HotelQuestion, HotelRef } from '../../understanding/reading.ts';

const onPage = {
  kind: 'hotel',
  hotelId: '12',
  path: '/Hotel?id=12&checkin=2026-12-10&checkout=2026-12-14&guests=2',
} as const;

const it12: HotelRef = { kind: 'it' };
const ask = (question: HotelQuestion, hotel: HotelRef = it12) =>
  ({ kind: 'hotel', hotel, question }) as const;
const shown = {
  goal: { kind: 'find' },
  details: { places: place('rome'), dates: days('2026-12-10', '2026-12-14') },
} as const;

const dialogs: readonly Dialog[] = [
  {
    name: 'the price on the hotel’s page',
    context: onPage,
    steps: [
      {
        goal: ask({ kind: 'price' }),
        has: [
          /^The cheapest room at \[Hotel Trastevere\]\(\/Hotel\?id=12/,
          '₪380 a night, ₪1,520 for 4 nights',
          'breakfast included, non-refundable',
          '14:32',
        ],
        not: ['mention dates'],
        noActions: ['OPEN_HOTEL'],
        chips: ['What is the cancellation rule?'],
      },
      {
        goal: ask({ kind: 'price' }),
        details: { dates: days('2026-12-20', null, 2) },
        has: ['20 Dec 2026 to 22 Dec 2026', '₪760 for 2 nights'],
        actions: [
          { kind: 'OPEN_HOTEL', href: '/Hotel?id=12&checkin=2026-12-20&checkout=2026-12-22&guests=2' },
        ],
      },
    ],
  },
  {
    name: 'a non-refundable room’s rule is shown with the flexible alternative',
    context: onPage,
    steps: [
      {
        goal: ask({ kind: 'cancellation' }),
        has: [
          'it is non-refundable.',
          'cancelled free of charge is Deluxe Room, ₪1,840',
          'until 8 Dec 2026 at 23:59',
          'cancelling costs ₪380',
        ],
      },
    ],
  },
  {
    name: 'a Hebrew name that begins with the word for hotel does not get that word twice',
    language: 'he',
    context: onPage,
    steps: [
      {
        goal: ask({ kind: 'cancellation' }),
        has: ['ללא החזר כספי', '8 בדצמבר 2026 בשעה 23:59', '380 ₪'],
        not: ['במלון [מלון'],
      },
      { goal: ask({ kind: 'times' }), has: ['צ׳ק־אין משעה 15:00, צ׳ק־אאוט עד 11:00'] },
      { goal: ask({ kind: 'amenity', amenity: 'WiFi' }), has: [/^כן, במלון טרסטוורה יש אינטרנט אלחוטי/] },
      { goal: ask({ kind: 'rooms' }), has: ['נותרו שני חדרים', 'חצי פנסיון'] },
    ],
  },
  {
    name: 'an amenity is confirmed or not listed, and therefore unknown, but never denied',
    context: onPage,
    steps: [
      { goal: ask({ kind: 'amenity', amenity: 'WiFi' }), has: [/^Yes, Hotel Trastevere lists WiFi/] },
      {
        message: 'Is the wifi free in the evening?',
        goal: ask({ kind: 'amenity', amenity: 'WiFi' }),
        has: ['Hotel Trastevere lists WiFi. I don’t know more about that'],
        not: ['Yes'],
      },
      {
        goal: ask({ kind: 'amenity', amenity: 'Pool' }),
        has: ['not listed for Hotel Trastevere', 'I don’t know'],
        not: [/^No\b/],
      },
      { goal: ask({ kind: 'amenities' }), has: ['lists WiFi'] },
    ],
  },
  {
    name: 'facts about the hotel',
    context: onPage,
    steps: [
      { goal: ask({ kind: 'about' }), has: ['4 stars, Rome, Italy, guest rating 4.6'] },
      {
        goal: ask({ kind: 'location' }),
        has: [/Rome, Italy\. It lies near Trastevere\. In .* line: 1\.2 km to the centre, 800 m to railway/],
      },
      { goal: ask({ kind: 'rating' }), has: ['is 4.6, from 12 reviews'] },
      { goal: ask({ kind: 'property-fees' }), has: ['City tax: €12.50'] },
      {
        goal: ask({ kind: 'meals' }),
        // The last two are the same room at no surcharge.
        has: [/breakfast included: ₪380 a night(?:.|\n)*half board: ₪460(?:.|\n)*full board: ₪460/],
      },
      { goal: ask({ kind: 'cheaper-dates' }), has: ['₪1,400 from 8 Dec 2026 to 12 Dec 2026, 12% less'] },
    ],
  },
  {
    name: 'a fee of one night is not described as the whole price',
    context: {
      kind: 'hotel',
      hotelId: '13',
      path: '/Hotel?id=13&checkin=2026-11-22&checkout=2026-11-26&guests=2',
    },
    steps: [
      { goal: ask({ kind: 'price' }), has: ['cancelling costs ₪310'], not: ['non-refundable'] },
      {
        goal: ask({ kind: 'cancellation' }),
        has: ['cancelling before check-in costs ₪310.'],
        not: ['non-refundable', '20 Nov'],
      },
    ],
  },
  {
    name: 'a meal plan that is not on offer, and an amenity that no list has',
    context: onPage,
    steps: [
      {
        goal: ask({ kind: 'meals' }),
        details: { meals: ['All Inclusive'] },
        has: [/^For these dates there is no all inclusive\./, 'half board: ₪460 a night'],
      },
      {
        goal: ask({ kind: 'price' }),
        details: { meals: ['All Inclusive'] },
        has: [/^For these dates there is no all inclusive\./, 'half board: ₪460 a night'],
      },
      { goal: { kind: 'find' }, details: { places: place('helipad') }, has: ['not listed for this hotel'] },
      {
        goal: { kind: 'find' },
        details: { compared: 'cheaper' },
        has: ['in Rome, Italy', 'up to ₪379 a night', 'Casa Nova'],
        not: ['Trastevere'],
      },
    ],
  },
  {
    name: 'facts that the hotel does not publish are said to be unknown',
    context: { kind: 'hotel', hotelId: '13', path: '/Hotel?id=13' },
    steps: [
      { goal: ask({ kind: 'times' }), has: ['I don’t know'] },
      { goal: ask({ kind: 'rating' }), has: ['I know no guest rating of Casa Nova'] },
    ],
  },
  {
    name: 'a question about one of the shown hotels',
    steps: [
      shown,
      {
        goal: ask({ kind: 'price' }, { kind: 'ordinal', place: 2 }),
        has: ['Hotel Trastevere'],
        state: { hotel: { id: '12' } },
      },
      { goal: ask({ kind: 'times' }), has: [/^Hotel Trastevere/] },
      { goal: ask({ kind: 'about' }, { kind: 'ordinal', place: -1 }), has: ['Casa Nova'] },
      { goal: ask({ kind: 'about' }, { kind: 'extreme', most: 'dearest' }), has: ['Villa Aurelia'] },
      { goal: ask({ kind: 'about' }, { kind: 'extreme', most: 'best-rated' }), has: ['Hotel Trastevere'] },
      { goal: ask({ kind: 'about' }, { kind: 'named', words: 'casa nova' }), has: ['Casa Nova'] },
    ],
  },
  {
    name: 'when it is unclear which hotel is meant, Sherry asks and remembers the question',
    steps: [
      shown,
      {
        goal: ask({ kind: 'amenity', amenity: 'Pool' }),
        has: ['Which of these hotels', 'Villa Aurelia', 'Casa Nova'],
        state: { asked: 'which-hotel' },
      },
      {
        goal: ask({ kind: 'about' }, { kind: 'ordinal', place: 1 }),
        has: ['Yes, Villa Aurelia lists a pool'],
      },
    ],
  },
  {
    name: 'a question without any hotel, in Hebrew: Sherry asks which one is meant',
    language: 'he',
    steps: [{ goal: ask({ kind: 'price' }), has: ['לא ברור לי לאיזה מלון'] }],
  },
  {
    name: 'a hotel that no longer exists is said not to be found',
    context: { kind: 'hotel', hotelId: '99', path: '/Hotel?id=99' },
    steps: [{ goal: ask({ kind: 'times' }), has: ['cannot find that hotel'], mood: 'sorry' }],
  },
  {
    name: 'a full hotel leads to the nearest available days, and “yes” requests them',
    context: {
      ...onPage,
      hotelId: '17',
      path: '/Hotel?id=17&checkin=2026-12-10&checkout=2026-12-14&guests=2',
    },
    steps: [
      {
        goal: ask({ kind: 'price' }),
        has: ['Closed House has no available rooms', '10 Jan 2027 to 14 Jan 2027, for ₪1,600'],
        chips: ['From 10 Jan 2027 to 14 Jan 2027'],
      },
      {
        goal: { kind: 'yes' },
        has: ['10 Jan 2027 to 14 Jan 2027'],
        state: { stay: { checkIn: '2027-01-10' } },
      },
    ],
  },
  {
    name: 'a price for days in the past is refused with the reason',
    context: onPage,
    steps: [
      {
        goal: ask({ kind: 'price' }),
        details: { dates: days('2026-11-01', '2026-11-03') },
        has: ['already passed'],
      },
    ],
  },
  {
    name: 'a comparison of two hotels',
    steps: [
      shown,
      {
        goal: {
          kind: 'compare',
          hotels: [
            { kind: 'ordinal', place: 1 },
            { kind: 'ordinal', place: 2 },
          ],
        },
        has: [
          'The cheaper one is Hotel Trastevere.',
          'Guests rate Hotel Trastevere higher.',
          '₪1,680 for 4 nights',
          'free cancellation until 8 Dec 2026 at 23:59',
          'non-refundable',
        ],
        not: ['Casa Nova', 'distance'],
        actions: [/OPEN_HOTEL \/Hotel\?id=11.*\nOPEN_HOTEL \/Hotel\?id=12/],
      },
      { goal: { kind: 'compare', hotels: [] }, has: ['The cheapest one is Casa Nova.'] },
    ],
  },
  {
    name: 'a comparison without hotels asks for at least two',
    steps: [{ goal: { kind: 'compare', hotels: [] }, has: ['at least two hotels'] }],
  },
  {
    name: 'when prices cannot be read, Sherry says so',
    context: onPage,
    world: { failing: { offers: 'UPSTREAM_ERROR' } },
    steps: [{ goal: ask({ kind: 'price' }), has: ['could not check'], mood: 'sorry' }],
  },
  {
    name: 'Sherry does not book, but links to the booking',
    context: onPage,
    steps: [
      {
        goal: { kind: 'act', act: 'book' },
        has: ['I don’t book myself'],
        actions: [
          { kind: 'OPEN_HOTEL', href: '/Hotel?id=12&checkin=2026-12-10&checkout=2026-12-14&guests=2' },
        ],
      },
    ],
  },
  {
    name: 'a request to book without a hotel, in Hebrew: Sherry does not book and asks for a city',
    language: 'he',
    steps: [
      { goal: { kind: 'act', act: 'book' }, has: ['אני לא מזמינה ולא משלמת'], state: { asked: 'place' } },
    ],
  },
];

describe('questions about hotels', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });

  it('have facts and prices read in parallel', async () => {
    const [turn] = await runDialog({ name: '', context: onPage, steps: [{ goal: ask({ kind: 'price' }) }] });
    expect(turn?.calledTools).toEqual(['hotel', 'offers']);
  });
});
