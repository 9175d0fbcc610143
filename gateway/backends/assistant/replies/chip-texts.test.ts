import { describe, expect, it } from 'vitest';
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import type { Language } from '../language.ts';
import { understand } from '../understanding/understand.ts';
import type { Goal, SearchDetails } from '../understanding/reading.ts';
import type { Text } from '../texts/say.ts';
import type { MessageContext } from '../understanding/goals/message-context.ts';
import { chip, daysChip, dropChip, hotelsIn, popularChips, whatAbout, wishChip } from './chip-texts.ts';
import type { FixedChip } from './chip-texts.ts';
import { shortPlace } from './search/place-texts.ts';

const rome = {
  kind: 'city',
  code: '1',
  name: { en: 'Rome', he: 'רומא' },
  countryCode: 'IT',
  countryName: { en: 'Italy', he: 'איטליה' },
} as const;

const contextIn = (language: Language): MessageContext => ({
  today: '2026-11-21',
  language,
  kind: 'general',
  hasHotel: true,
  hasSearch: true,
  shownNames: ['Villa Aurelia', 'Hotel Trastevere', 'Casa Nova'],
  lastQuestion: null,
});

/** How the message of a chip must be understood. */
interface Meant {
  readonly goal: object;
  readonly details?: object;
}

const find = (details: object): Meant => ({ goal: { kind: 'find' }, details });
const hotel = (question: string): Meant => ({ goal: { kind: 'hotel', question: { kind: question } } });
const bookings = (question: string): Meant => ({ goal: { kind: 'bookings', question } });

const fixed: Readonly<Record<FixedChip, Meant>> = {
  more: { goal: { kind: 'more' } },
  cheaper: find({ compared: 'cheaper' }),
  compare: {
    goal: {
      kind: 'compare',
      hotels: [
        { kind: 'ordinal', place: 1 },
        { kind: 'ordinal', place: 2 },
      ],
    },
  },
  freeCancellation: find({ freeCancellation: true }),
  breakfast: find({ meals: ['Breakfast Included'] }),
  cheapest: find({ sort: 'PRICE_ASC' }),
  ruleOfFirst: {
    goal: { kind: 'hotel', hotel: { kind: 'ordinal', place: 1 }, question: { kind: 'cancellation' } },
  },
  price: hotel('price'),
  rooms: hotel('rooms'),
  rule: hotel('cancellation'),
  meals: hotel('meals'),
  amenities: hotel('amenities'),
  times: hotel('times'),
  cheaperDates: hotel('cheaper-dates'),
  myBookings: bookings('list'),
  cancelCost: bookings('cancel'),
  receipt: bookings('receipt'),
  cars: { goal: { kind: 'extras', about: 'cars' } },
  insurance: { goal: { kind: 'extras', about: 'insurance' } },
  attractions: { goal: { kind: 'extras', about: 'attractions' } },
  rules: { goal: { kind: 'page', page: 'cancellation' } },
  help: { goal: { kind: 'small-talk', about: 'help' } },
  startOver: { goal: { kind: 'start-over' } },
  anyPrice: find({ dropped: ['budget'] }),
  anyStars: find({ dropped: ['stars'] }),
  anyRating: find({ dropped: ['rating'] }),
  anyCancellation: find({ dropped: ['freeCancellation'] }),
  twoAdults: find({ guests: { adults: 2 } }),
  nextWeekend: find({}),
};

const languages: readonly Language[] = ['en', 'he'];

const textOf = (text: Text | null, language: Language): string => text?.(language) ?? '';

const reading = (text: string, language: Language): { goal: Goal; details: SearchDetails } =>
  understand(text, contextIn(language));

describe.each(languages)('chips in %s are understood as intended', (language) => {
  it.each(Object.entries(fixed))('%s', (name, { goal, details = {} }) => {
    const text = chip(name as FixedChip)(language);
    expect(reading(text, language)).toMatchObject({ goal, details });
  });

  it.each(AMENITY_KEYS)('for adding and removing %s', (amenity) => {
    expect(reading(textOf(wishChip(amenity), language), language)).toMatchObject({
      goal: { kind: 'find' },
      details: { amenities: [amenity], dropped: [] },
    });
    expect(reading(textOf(dropChip('amenities', amenity), language), language)).toMatchObject({
      goal: { kind: 'find' },
      details: { amenities: [], dropped: [{ amenity }] },
    });
  });

  it.each(['Breakfast Included', 'Half Board', 'Full Board', 'All Inclusive'])('for removing %s', (meal) => {
    expect(reading(textOf(dropChip('meal_preferences', meal), language), language)).toMatchObject({
      goal: { kind: 'find' },
      details: { meals: [], dropped: ['meals'] },
    });
  });

  it('for other days', () => {
    expect(
      reading(daysChip({ checkIn: '2027-01-30', checkOut: '2027-02-03' })(language), language),
    ).toMatchObject({
      goal: { kind: 'find' },
      details: { dates: { checkIn: '2027-01-30', checkOut: '2027-02-03' } },
    });
  });

  it('for places', () => {
    const texts = [hotelsIn(shortPlace(rome)), whatAbout(rome)].map((text) => text(language));
    for (const text of texts) {
      const { goal, details } = reading(text, language);
      expect(goal.kind).toBe('find');
      expect(details.places.flatMap(({ spellings }) => spellings)).toContain(
        language === 'he' ? 'רומא' : 'rome',
      );
    }
    expect(popularChips).toHaveLength(4);
  });
});
