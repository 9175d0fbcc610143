import { describe, expect, it } from 'vitest';
import { days, expectDialog, runDialog, people, place, type Dialog } from '../testing/dialog.ts';

const find = { kind: 'find' } as const;
const inRome = { places: place('rome') };
const december = { dates: days('2026-12-10', '2026-12-14') };

const price = { kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'price' } } as const;

const dialogs: readonly Dialog[] = [
  {
    name: 'a place alone is searched for the default stay, and the reply says so',
    steps: [
      {
        goal: find,
        details: inRome,
        has: [
          /^Here are hotels in Rome, Italy, 22 Nov 2026 to 28 Nov 2026, 2 adults, 1 room:/,
          '[Villa Aurelia](/Hotel?id=11&checkin=2026-11-22&checkout=2026-11-28&guests=2): ₪420 a night, free cancellation',
          'You didn’t mention dates or guests',
          'Prices read at 14:32 Israel time.',
          'My pick is Villa Aurelia, among the best rated here, with free cancellation.',
        ],
        not: ['Palazzo Bianco', 'Closed House', 'for 6 nights', /\d stars|guest rating/],
        chips: ['Show more', 'Compare the first two'],
        actions: [
          /OPEN_SEARCH \/Discover\?destination=Italy&country=IT&city=126&cityName=Rome&checkin=2026-11-22&checkout=2026-11-28&guests=2\n/,
        ],
        mood: 'pleased',
        state: { place: { code: '126' }, offset: 3, hotel: null },
      },
    ],
  },
  {
    name: 'a search in Hebrew, with Hebrew names',
    language: 'he',
    steps: [
      {
        goal: find,
        details: { places: place('רומא'), ...december, amenities: ['Pool'] },
        has: [
          /^הנה מלונות ברומא, איטליה, 10 בדצמבר 2026 עד 14 בדצמבר 2026, שני מבוגרים, חדר אחד, עם בריכה:/,
          '420 ₪ ללילה, ',
          'בסך הכול מתאימים שני מלונות.',
          'המחירים נכונים לשעה 14:32 שעון ישראל.',
        ],
        not: [/[a-z]{4,} a night/, 'ל־4 לילות', '4 כוכבים'],
        chips: ['עם ביטול חינם', 'תשווי בין שני הראשונים'].slice(1),
      },
    ],
  },
  {
    name: 'follow-up messages keep the other details, and another place keeps days and wishes',
    steps: [
      { goal: find, details: { ...inRome, ...december, guests: people({ adults: 3 }) } },
      {
        goal: find,
        details: { amenities: ['Pool'] },
        has: ['3 adults', 'with a pool', '2 hotels match in all'],
      },
      {
        goal: find,
        details: { freeCancellation: true },
        has: ['with a pool and free cancellation', 'free cancellation until 8 Dec 2026 at 23:59'],
        actions: [/freeCancellation=true&amenities=Pool/],
      },
      {
        goal: find,
        details: { places: place('haifa'), dropped: [{ amenity: 'Pool' }, 'freeCancellation'] },
        has: ['in Haifa, Israel, 10 Dec 2026 to 14 Dec 2026, 3 adults', 'Port Hotel'],
        not: ['pool'],
      },
    ],
  },
  {
    name: 'without a place Sherry asks for it and keeps the other details',
    steps: [
      {
        goal: find,
        details: {
          ...december,
          amenities: ['Pool'],
          budget: { min: null, max: 600, currency: null, per: 'night' },
        },
        has: [
          /^Which city or country/,
          'I noted: 10 Dec 2026 to 14 Dec 2026',
          'with a pool',
          'up to ₪600 a night',
        ],
        chips: ['A hotel in Rome'],
        state: { asked: 'place' },
      },
      {
        goal: find,
        details: inRome,
        has: ['10 Dec 2026', 'with a pool', 'up to ₪600', 'Villa Aurelia'],
        not: ['Palazzo'],
        actions: [/max=600/],
      },
    ],
  },
  {
    name: 'the question for the place repeats only details from the message',
    steps: [
      {
        goal: find,
        details: { guests: people({ adults: 3 }) },
        has: ['I noted: 3 adults, 1 room.'],
        not: ['2026'],
      },
    ],
  },
  {
    name: 'an unknown place is reported as unknown',
    steps: [
      {
        goal: find,
        details: { places: place('atlantis') },
        has: ['I did not find a place called “atlantis”'],
        mood: 'sorry',
        state: { asked: 'place', place: null },
      },
      { goal: find, details: inRome },
      // “something cheaper in Atlantis”
      { goal: find, details: { places: place('atlantis'), compared: 'cheaper' }, has: ['called “atlantis”'] },
    ],
  },
  {
    name: 'Sherry asks which of several equally likely places is meant',
    steps: [
      {
        goal: find,
        details: { places: place('rimi') },
        has: ['Which one do you mean: Rome, Italy or Rimini, Italy?'],
        chips: ['Rome', 'Rimini'],
      },
      { goal: find, details: inRome, has: ['in Rome, Italy'] },
    ],
  },
  {
    name: 'a city with its country is one place',
    steps: [
      { goal: find, details: { places: [...place('italy'), ...place('rome')] }, has: ['in Rome, Italy'] },
    ],
  },
  {
    name: 'children without ages: Sherry asks for them, and searches with the ages of the next message',
    steps: [
      {
        goal: find,
        details: { ...inRome, guests: people({ adults: 2, children: 2 }) },
        has: ['How old will the 2 children be'],
        state: { asked: 'ages', missingAges: 2, place: { code: '126' } },
      },
      {
        goal: find,
        details: { guests: people({ childrenAges: [4, 7] }) },
        has: ['2 adults, 2 children (ages 4 and 7), 1 room', 'Villa Aurelia'],
        actions: [/guests=4&adults=2&children=2&ages=4%2C7/],
      },
    ],
  },
  {
    name: 'a message about something else is answered although Sherry asked for ages',
    steps: [
      { goal: find, details: { ...inRome, guests: people({ adults: 3, children: 1 }) }, has: ['How old'] },
      { goal: find, details: { guests: people({ rooms: 2 }) }, has: ['2 rooms'], not: ['How old'] },
    ],
  },
  {
    name: 'for one more child only that child’s age is asked for and added',
    steps: [
      {
        goal: find,
        details: { ...inRome, guests: people({ adults: 2, childrenAges: [4], children: 1 }) },
        has: ['1 child (age 4)'],
      },
      {
        goal: find,
        details: { guests: people({ childrenAges: [], children: 1, isChange: true }) },
        has: ['How old will the other child be'],
        state: { asked: 'ages', missingAges: 1 },
      },
      {
        goal: find,
        details: { guests: people({ childrenAges: [7] }) },
        has: ['2 adults, 2 children (ages 4 and 7), 1 room'],
        not: ['How old'],
      },
    ],
  },
  {
    name: 'one more child, in Hebrew',
    language: 'he',
    steps: [
      { goal: find, details: { ...inRome, guests: people({ adults: 2, childrenAges: [4], children: 1 }) } },
      {
        goal: find,
        details: { guests: people({ childrenAges: [], children: 2, isChange: true }) },
        has: ['בני כמה יהיו שני ילדים נוספים'],
        state: { missingAges: 2 },
      },
    ],
  },
  {
    name: 'a missing age is asked for once, and only when prices are needed',
    context: { kind: 'hotel', hotelId: '12' },
    steps: [
      {
        goal: price,
        details: { guests: people({ adults: 2, children: 1 }) },
        has: ['How old will the child be'],
      },
      {
        goal: { kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'rating' } },
        not: ['How old'],
        has: ['Hotel Trastevere'],
        state: { missingAges: 1 },
      },
      { goal: price, has: ['These prices are without the children'], not: ['How old will'] },
    ],
  },
  {
    name: 'a stay that is not possible leads to a reply about the limits, and the rest is kept',
    steps: [
      {
        goal: find,
        details: { ...inRome, dates: days('2026-11-01', '2026-11-05') },
        has: ['already passed'],
        state: { asked: 'dates', place: { code: '126' }, stay: null },
      },
      { goal: find, details: { dates: days('2026-12-01', '2027-01-20') }, has: ['at most 30 nights'] },
      { goal: find, details: { dates: days('2028-12-01', '2028-12-03') }, has: ['up to 500 days ahead'] },
      { goal: find, details: { dates: days('2026-12-03', '2026-12-03') }, has: ['after the check-in'] },
      {
        goal: find,
        details: { guests: people({ adults: 1, rooms: 3 }) },
        has: ['at least one adult'],
        state: { asked: 'guests' },
      },
      { goal: find, details: december, has: ['in Rome, Italy, 10 Dec 2026 to 14 Dec 2026'] },
    ],
  },
  {
    name: '“something cheaper” means less than the cheapest hotel shown',
    steps: [
      { goal: find, details: { ...inRome, ...december }, has: ['₪310 a night'] },
      { goal: find, details: { compared: 'cheaper' }, has: ['Roma Inn', 'up to ₪309'], not: ['Casa Nova'] },
      {
        goal: find,
        details: { compared: 'cheaper' },
        has: ['nothing cheaper'],
        state: { shown: [{ id: '15' }] },
      },
    ],
  },
  {
    name: '“something cheaper” is compared with the lowest total, fees at the hotel included',
    steps: [
      {
        goal: find,
        details: { places: place('florence'), ...december },
        has: ['₪300 a night, plus ₪400 for the whole stay paid at the hotel', '₪350 a night'],
      },
      {
        goal: find,
        details: { compared: 'cheaper' },
        has: ['Duomo Rooms', 'up to ₪349'],
        not: ['Arno House'],
      },
    ],
  },
];

describe('finding hotels', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });

  it('looks up the place once and its hotels once, and sends the reply in pieces', async () => {
    const [turn] = await runDialog({ name: '', steps: [{ goal: find, details: inRome }] });
    expect(turn?.calledTools).toEqual(['findRegions', 'findPlaces', 'searchHotels']);
    expect(turn?.segments.length).toBeGreaterThan(3);
  });

  it('does not call a tool twice for the same open page', async () => {
    const path =
      '/Discover?destination=Italy&country=IT&city=126&cityName=Rome&checkin=2026-12-10&checkout=2026-12-14&guests=2';
    const [, second] = await runDialog({
      name: '',
      context: { path },
      steps: [{ goal: find }, { goal: find, details: { amenities: ['Pool'] } }],
    });
    expect(second?.calledTools).toEqual(['searchHotels']);
  });
});
