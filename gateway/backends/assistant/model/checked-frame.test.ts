import { describe, expect, it } from 'vitest';
import { understand } from '../understanding/understand.ts';
import { readingOf } from './checked-frame.ts';
import { frame } from './frame.ts';

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
  readingOf(
    frame.parse({
      goal: { kind: 'find' },
      places: [],
      dates: null,
      guests: null,
      budget: null,
      added: [],
      dropped: [],
      unmet: [],
      ...parts,
    }),
    { text, context, rules: understand(text, context) },
  );

const guests = (words: string, more: object) => ({
  guests: { adults: 2, childrenAges: null, children: null, rooms: null, words, ...more },
});

describe('a model that reads better than the rules', () => {
  it('may quote words that say the whole stay where the rules took a day from “15th anniversary”', () => {
    const text = 'our 15th anniversary: Venice, Friday 5 March to Monday 8 March, the two of us';
    const words = 'Friday 5 March to Monday 8 March';
    const dates = { checkIn: '2027-03-05', checkOut: '2027-03-08', nights: null, words };
    const { details } = read(text, { places: ['Venice'], dates });
    expect(details.dates).toMatchObject({ checkIn: '2027-03-05', checkOut: '2027-03-08' });
  });

  it('may count a baby among the children, as the rules do apart from them', () => {
    const text = 'אנחנו זוג עם חמישה ילדים, בני 12, 10, 7, 4 ותינוק בן שנה, רוצים מלון בטבריה';
    const words = 'זוג עם חמישה ילדים, בני 12, 10, 7, 4 ותינוק בן שנה';
    const ages = [12, 10, 7, 4];
    const { details } = read(text, {
      places: ['טבריה'],
      ...guests(words, { children: 5, childrenAges: [...ages, 1] }),
    });
    expect(details.guests).toMatchObject({ adults: 2, childrenAges: ages, infants: 1 });
  });

  it('asks for facts that no filter has, each in the words of the message', () => {
    const unmet = ['lift', 'accessible for a manual wheelchair'].map((words) => ({ kind: 'fact', words }));
    const hotel = { kind: 'it' };
    const { goal } = read('Is there a lift, and is this hotel accessible for a manual wheelchair?', {
      goal: { kind: 'hotel', hotel, question: 'amenities', amenity: null },
      unmet,
    });
    expect(goal).toEqual({
      kind: 'hotel',
      hotel,
      question: { kind: 'amenity', amenity: 'lift' },
      also: [{ kind: 'amenity', amenity: 'accessible for a manual wheelchair' }],
    });
  });

  it('overrules a filter that the rules read out of the name of a place', () => {
    const { details } = read('מלון בריגה 22-26 בפברואר', { places: ['ריגה'] });
    expect(details.amenities).toEqual([]);
    expect(details.places.map(({ spellings }) => spellings)).toEqual([['ריגה']]);
  });
});

describe('a model that says less than the rules', () => {
  it('leaves the aspect of a comparison to them', () => {
    const hotels = [1, 2].map((place) => ({ kind: 'ordinal', place }));
    const text = 'מי יותר קרוב למרכז, הראשון או השני?';
    expect(read(text, { goal: { kind: 'compare', hotels } }).goal).toMatchObject({ hotels, by: 'distance' });
  });

  it('leaves small talk that it has no kind for to them', () => {
    const parts = { goal: { kind: 'unknown' }, places: ['Berlin'] };
    expect(read('what is the weather in Berlin', parts).goal).toEqual({
      kind: 'small-talk',
      about: 'weather',
    });
  });

  it('cannot leave out children that the message mentions', () => {
    const text = 'hotel in Haifa, two adults and two children aged 4 and 6';
    expect(read(text, guests('two adults', {})).details.guests).toMatchObject({ childrenAges: [4, 6] });
  });

  it('cannot invent the ages of children', () => {
    const text = 'hotel in Haifa, two adults and two children';
    const words = 'two adults and two children';
    expect(() => read(text, guests(words, { children: 2, childrenAges: [4, 6] }))).toThrow('such ages');
  });
});
