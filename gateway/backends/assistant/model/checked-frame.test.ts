import { describe, expect, it } from 'vitest';
import { understand } from '../understanding/understand.ts';
import { readingOf } from './checked-frame.ts';
import { frame } from './frame.ts';
import { emptyFrame } from './testing/empty-frame.ts';

const context = {
  today: '2026-11-26',
  language: 'en',
  kind: 'general',
  hasHotel: true,
  hasSearch: true,
  shownNames: ['Grand Palace', 'Blue House'],
  lastQuestion: null,
} as const;

/** The reading of a message with a frame in which the model fills these parts. */
const read = (text: string, parts: object) =>
  readingOf(frame.parse({ ...emptyFrame, ...parts }), { text, context, rules: understand(text, context) });

const guests = (words: string, more: object) => ({
  guests: { adults: 2, childrenAges: null, children: null, rooms: null, words, ...more },
});

const dates = (checkIn: string, checkOut: string | null, words: string) => ({
  dates: { checkIn, checkOut, nights: null, words },
});
const budget = (words: string, more: object) => ({
  budget: { min: null, max: null, currency: null, per: 'night', isPerPerson: false, words, ...more },
});
const hotel = (ref: object, question = 'price', amenity: string | null = null) => ({
  goal: { kind: 'hotel', hotel: ref, question, amenity },
});
const inMay = dates('2027-05-03', '2027-05-05', '3 to 5 May 2027');

describe('a model that reads more than the rule-based reader', () => {
  it('counts a baby among the children, while the rule-based reader counts it separately', () => {
    const text = 'אנחנו זוג עם חמישה ילדים, בני 12, 10, 7, 4 ותינוק בן שנה, רוצים מלון בטבריה';
    const words = 'זוג עם חמישה ילדים, בני 12, 10, 7, 4 ותינוק בן שנה';
    const ages = [12, 10, 7, 4];
    const party = guests(words, { children: 5, childrenAges: [...ages, 1] });
    const { details } = read(text, { places: ['טבריה'], ...party });
    expect(details.guests).toMatchObject({ adults: 2, childrenAges: ages, infants: 1 });
  });

  it.each([
    ['hotel in Spa with parking', 'Spa', ['Parking']],
    ['מלון בספא עם חניה', 'ספא', ['Parking']],
    ['hotel in Pool', 'Pool', []],
    ['hotel in Spa with a spa and parking', 'Spa', ['Spa', 'Parking']],
  ])('names a place with the name of a filter: %s', (text, place, amenities) => {
    const { details } = read(text, { goal: { kind: 'find' }, places: [place] });
    expect(details).toMatchObject({ amenities, places: [{ spellings: [place.toLowerCase()] }] });
  });

  it.each([
    ['Rome, 2 adults and 2 kids counting 5 and 7 springs', '2 kids counting 5 and 7 springs'],
    ['רומא, 2 מבוגרים ו-2 ילדים שסופרים 5 ו-7 אביבים', 'ו-2 ילדים שסופרים 5 ו-7 אביבים'],
  ])('knows ages that the rule-based reader could not use: %s', (text, words) => {
    const children = { adults: null, children: 2, childrenAges: [5, 7] };
    const { details } = read(text, { goal: { kind: 'find' }, ...guests(words, children) });
    expect(details.guests).toMatchObject({ adults: 2, children: 2, childrenAges: [5, 7] });
  });

  it('counts a child of one year as an infant when it knows the ages', () => {
    const text = 'Rome, 2 adults and 2 kids counting 1 and 5 springs';
    const children = { adults: null, children: 2, childrenAges: [1, 5] };
    const { details } = read(text, guests('2 kids counting 1 and 5 springs', children));
    expect(details.guests).toMatchObject({ adults: 2, children: 1, childrenAges: [5], infants: 1 });
  });

  it('asks for facts that no filter has, each in the words of the message', () => {
    const unmet = ['lift', 'accessible for a manual wheelchair'].map((words) => ({ kind: 'fact', words }));
    const text = 'Is there a lift, and is this hotel accessible for a manual wheelchair?';
    expect(read(text, { ...hotel({ kind: 'it' }, 'amenities'), unmet }).goal).toEqual({
      kind: 'hotel',
      hotel: { kind: 'it' },
      question: { kind: 'amenity', amenity: 'lift' },
      also: [{ kind: 'amenity', amenity: 'accessible for a manual wheelchair' }],
    });
  });
});

describe('a model that says less than the rule-based reader', () => {
  it('leaves the aspect of a comparison to that reader', () => {
    const hotels = [1, 2].map((place) => ({ kind: 'ordinal', place }));
    const text = 'מי יותר קרוב למרכז, הראשון או השני?';
    expect(read(text, { goal: { kind: 'compare', hotels } }).goal).toMatchObject({ hotels, by: 'distance' });
  });

  it('leaves the filters of a comparison to that reader', () => {
    const hotels = [1, 2].map((place) => ({ kind: 'ordinal', place }));
    const { details } = read('do the first and the second have a pool?', {
      goal: { kind: 'compare', hotels },
    });
    expect(details.amenities).toEqual(['Pool']);
  });

  it.each(['about', 'amenities', 'meals', 'opinion'])(
    'leaves the exact question to that reader when it only says “%s”',
    (general) => {
      const { goal } = read('is the first one kosher?', hotel({ kind: 'ordinal', place: 1 }, general));
      expect(goal).toMatchObject({ question: { kind: 'amenity', amenity: 'kosher' } });
    },
  );

  it('leaves small talk to that reader when it has no kind for it', () => {
    const parts = { goal: { kind: 'unknown' }, places: ['Berlin'] };
    expect(read('what is the weather in Berlin', parts).goal).toEqual({
      kind: 'small-talk',
      about: 'weather',
    });
  });

  it('cannot leave out the days and people of a question about a hotel', () => {
    const text = 'how much is the first for 3 adults 20 to 22 December?';
    const { details } = read(text, hotel({ kind: 'ordinal', place: 1 }));
    expect(details).toMatchObject({
      guests: { adults: 3 },
      dates: { checkIn: '2026-12-20', checkOut: '2026-12-22' },
    });
  });

  it('cannot leave out children that the message mentions', () => {
    const text = 'hotel in Haifa, two adults and two children aged 4 and 6';
    expect(read(text, guests('two adults', {})).details.guests).toMatchObject({ childrenAges: [4, 6] });
  });

  it.each([
    ['second', 'how much is the second one?', { kind: 'ordinal', place: 3 }, { kind: 'ordinal', place: 2 }],
    ['the cheapest', 'is the cheapest one quiet?', { kind: 'it' }, { kind: 'extreme', most: 'cheapest' }],
  ])('leaves it to that reader which hotel of the list is meant: %s', (_name, text, ref, meant) => {
    expect(read(text, hotel(ref)).goal).toMatchObject({ hotel: meant });
  });

  it.each(['no', 'start over'])('leaves “%s” to that reader', (text) => {
    expect(read(text, { goal: { kind: 'find' } }).goal).toEqual(understand(text, context).goal);
  });
});

describe('a model that says something that the message does not', () => {
  it.each<[string, string, object]>([
    ['retracted days', 'Rome 3 to 5 May 2027, no, 10 to 12 May 2027', inMay],
    ['negated days', 'Rome 10 to 12 May 2027, not 3 to 5 May 2027', inMay],
    ['days before they moved', 'Rome 3 to 5 May 2027, no, a week later', inMay],
    ['days in the name of a place', 'hotel in Haifa', dates('2027-08-01', '2027-08-30', 'Haifa')],
    ['another end', 'hotel in Haifa from 3 May 2027', dates('2027-08-03', '2027-08-30', 'Haifa')],
    ['a retracted party', 'Rome for two adults, no, four adults', guests('two adults', {})],
    ['a part of the party', 'Rome for me, my wife and my parents', guests('my parents', {})],
    ['a party without its rooms', 'Rome, two rooms, couple plus grandmother', guests('couple', { rooms: 1 })],
    [
      'numbers of children as their ages',
      'Rome, 2 adults and 2 children',
      guests('2 adults and 2 children', { children: 2, childrenAges: [2, 2] }),
    ],
    [
      'days as ages of children',
      'Rome, two adults and two kids, 3 to 5 May 2027',
      guests('two kids, 3 to 5', { children: 2, childrenAges: [3, 5] }),
    ],
    ['fewer children than ages', 'Rome for the gang', guests('gang', { children: 1, childrenAges: [0, 1] })],
    ['people in the name of a place', 'hotel in Haifa', guests('Haifa', { adults: 5 })],
    ['other numbers of people', 'Rome for 4 zorks', guests('4 zorks', { adults: 2, children: 3 })],
    ['days as a sum', 'Rome 3 to 5 May 2027', budget('3 to 5 May', { min: 3, max: 5 })],
    ['a year as a sum', 'Rome 3 to 5 May 2027', budget('2027', { max: 2027 })],
    ['filters as places', 'Rome with a pool and breakfast', { places: ['Rome', 'pool', 'breakfast'] }],
    ['a filter in the name of a place', 'hotel in Haifa', { added: [{ filter: 'stars:5', words: 'Haifa' }] }],
    ['another hotel', 'how much is the Blue House?', hotel({ kind: 'named', words: 'Grand Palace' })],
    ['another amenity', 'is there a gym there?', hotel({ kind: 'it' }, 'amenity', 'Pool')],
    ['a yes', 'hotel in Haifa', { goal: { kind: 'yes' } }],
  ])('is rejected: %s', (_name, text, parts) => {
    expect(() => read(text, parts)).toThrow('the message does not say');
  });
});
