/** Names of amenities, meals and other wishes in replies. */
import type { PriceRange } from '#models/search/offer-wishes.ts';
import { AROUND_KM } from '../../dialog/search/near-hotel.ts';
import type { Language } from '../../language.ts';
import type { Stay } from '../../tools/tools.ts';
import type { Wishes } from '../../tools/wishes.ts';
import { joined, nameText, quoted, say, shekels, type Wording } from '../wording.ts';
import { sum } from '../values.ts';

/** Amenities of the filter, worded to follow “with”. */
const amenities: Readonly<Record<string, Wording>> = {
  WiFi: { en: 'WiFi', he: 'אינטרנט אלחוטי' },
  Pool: { en: 'a pool', he: 'בריכה' },
  Gym: { en: 'a gym', he: 'חדר כושר' },
  Spa: { en: 'a spa', he: 'ספא' },
  Restaurant: { en: 'a restaurant', he: 'מסעדה' },
  Bar: { en: 'a bar', he: 'בר' },
  'Pet Friendly': { en: 'pets allowed', he: 'כניסה לחיות מחמד' },
  Parking: { en: 'parking', he: 'חניה' },
  'Business Center': { en: 'a business center', he: 'מרכז עסקים' },
  'Room Service': { en: 'room service', he: 'שירות חדרים' },
};

const meals: Readonly<Record<string, Wording>> = {
  'Room only': { en: 'room only', he: 'לינה בלבד' },
  'Breakfast Included': { en: 'breakfast included', he: 'ארוחת בוקר כלולה' },
  'Half Board': { en: 'half board', he: 'חצי פנסיון' },
  'Full Board': { en: 'full board', he: 'פנסיון מלא' },
  'All Inclusive': { en: 'all inclusive', he: 'הכול כלול' },
  'Breakfast and lunch': { en: 'breakfast and lunch', he: 'ארוחת בוקר וצהריים' },
  Lunch: { en: 'lunch', he: 'ארוחת צהריים' },
  Dinner: { en: 'dinner', he: 'ארוחת ערב' },
};

/** True for amenities with a name in both languages; others are quoted as the source writes them. */
export const isKnownAmenity = (key: string): boolean => key in amenities;

export const amenityText = (key: string, language: Language): string =>
  amenities[key]?.[language] ?? quoted(key, language);

/** “a pool and a gym”. */
export function amenitiesText(keys: readonly string[], language: Language): string {
  const names = keys.map((key) => amenityText(key, language));
  return joined(names, language);
}

/** Ignores the case, because sources differ in capital letters. */
export const hasAmenity = (hotel: { readonly amenities: readonly string[] }, key: string): boolean =>
  hotel.amenities.some((listed) => listed.toLowerCase() === key.toLowerCase());

export const mealText = (key: string, language: Language): string =>
  meals[key]?.[language] ?? quoted(key, language);

const ratings: Readonly<Record<NonNullable<Wishes['rating']>, Wording>> = {
  EXCELLENT: { en: 'a guest rating of 4.5 or more', he: 'דירוג אורחים של 4.5 ומעלה' },
  VERY_GOOD: { en: 'a guest rating of 4 or more', he: 'דירוג אורחים של 4 ומעלה' },
  GOOD: { en: 'a guest rating of 3.5 or more', he: 'דירוג אורחים של 3.5 ומעלה' },
  FAIR: { en: 'a guest rating of 3 or more', he: 'דירוג אורחים של 3 ומעלה' },
};

const sorts: Readonly<Record<Wishes['sort'], Wording | null>> = {
  RECOMMENDED: null,
  PRICE_ASC: { en: 'cheapest first', he: 'מהזול ליקר' },
  PRICE_DESC: { en: 'dearest first', he: 'מהיקר לזול' },
  RATING: { en: 'best rated first', he: 'מהמדורג ביותר' },
  STARS: { en: 'most stars first', he: 'מהכוכבים הרבים ביותר' },
  DISTANCE: { en: 'closest to the centre first', he: 'מהקרוב ביותר למרכז' },
  SEA: { en: 'closest to the sea first', he: 'מהקרוב ביותר לים' },
};

/** “up to ₪600 a night”, “₪2,000 to ₪3,000 for the whole stay”. */
function priceText({ min, max, per }: PriceRange, language: Language): string {
  const low = sum(shekels(min), language);
  const unit =
    per === 'STAY'
      ? say(language, { en: 'for the whole stay', he: 'לכל השהייה' })
      : say(language, { en: 'a night', he: 'ללילה' });
  if (max === null) return say(language, { en: `from ${low} ${unit}`, he: `החל מ־${low} ${unit}` });
  const high = sum(shekels(max), language);
  if (min === max) return `${high} ${unit}`;
  return min === 0
    ? say(language, { en: `up to ${high} ${unit}`, he: `עד ${high} ${unit}` })
    : say(language, { en: `${low} to ${high} ${unit}`, he: `${low} עד ${high} ${unit}` });
}

function starsText(stars: readonly number[], language: Language): string | null {
  if (stars.length === 0) return null;
  const sorted = stars.toSorted((a, b) => a - b);
  const [least = 0] = sorted;
  if (stars.length > 1 && stars.length === 6 - least)
    return say(language, { en: `${least} stars and up`, he: `${least} כוכבים ומעלה` });
  const [en, he] = stars.length === 1 && least === 1 ? ['star', 'כוכב'] : ['stars', 'כוכבים'];
  return `${joined(sorted.map(String), language, 'or')} ${say(language, { en, he })}`;
}

const freeCancellation: Wording = { en: 'free cancellation', he: 'ביטול חינם' };
const bedsForAll: Wording = { en: 'beds for everyone', he: 'מיטה לכל אחד' };

/** “breakfast included or half board”; empty without any. */
function mealsText(keys: readonly string[], language: Language): string {
  const names = keys.map((key) => mealText(key, language));
  return joined(names, language, 'or');
}

/** “around the Hilton (2 km each way)”. */
const nearText = (name: string, language: Language): string =>
  say(language, {
    en: `around ${name} (${AROUND_KM} km each way)`,
    he: `בסביבת ${name} (${AROUND_KM} ק״מ לכל כיוון)`,
  });

/** All wishes, worded to follow “with”; empty without any. */
export function wishList(wishes: Wishes, language: Language): string[] {
  const apart = {
    stars: starsText(wishes.stars, language),
    meals: mealsText(wishes.meals, language),
    price: wishes.price && priceText(wishes.price, language),
    near: wishes.near && nearText(nameText(wishes.near.name, language), language),
    sort: sorts[wishes.sort]?.[language],
  };
  const together: Readonly<Record<Exclude<keyof Wishes, keyof typeof apart>, readonly string[]>> = {
    amenities: wishes.amenities.map((key) => amenityText(key, language)),
    rating: wishes.rating === null ? [] : [ratings[wishes.rating][language]],
    freeCancellation: wishes.freeCancellation ? [freeCancellation[language]] : [],
    bedsForAll: wishes.bedsForAll ? [bedsForAll[language]] : [],
  };
  const withText = joined(Object.values(together).flat(), language);
  return [
    apart.stars,
    apart.meals,
    withText === '' ? null : say(language, { en: `with ${withText}`, he: `עם ${withText}` }),
    apart.price,
    apart.near,
    apart.sort,
  ].flatMap((words) => words || []);
}

/** The wishes for the room, worded to follow “with”; empty without any. */
export function roomWishesText({ roomWishes }: Stay, language: Language): string {
  if (!roomWishes) return '';
  const price = roomWishes.price && priceText(roomWishes.price, language);
  const words = [
    mealsText(roomWishes.meals, language),
    roomWishes.freeCancellation && freeCancellation[language],
    roomWishes.bedsForAll && bedsForAll[language],
    price && say(language, { en: `a price of ${price}`, he: `מחיר ${price}` }),
  ];
  const given = words.flatMap((part) => part || []);
  return joined(given, language);
}

/** “without …” for a wish that is removed. */
export function withoutText(field: string, value: string, language: Language): string {
  if (field === 'amenities' && value !== '')
    return say(language, {
      en: `Without ${amenityText(value, 'en')}`,
      he: `בלי ${amenityText(value, 'he')}`,
    });
  const words: Readonly<Record<string, Wording>> = {
    hotel_class: { en: 'With any number of stars', he: 'בכל מספר כוכבים' },
    hotel_rating: { en: 'With any guest rating', he: 'בכל דירוג אורחים' },
    meal_preferences: { en: 'With any meals', he: 'בלי תנאי על הארוחות' },
    free_cancellation: { en: 'Without the wish for free cancellation', he: 'בלי התנאי של ביטול חינם' },
    beds_for_all: { en: 'Without the wish for beds for everyone', he: 'בלי התנאי של מיטה לכל אחד' },
    priceRange: { en: 'At any price', he: 'בכל מחיר' },
    mapBox: { en: 'In the whole town', he: 'בכל העיר' },
  };
  return words[field]?.[language] ?? say(language, { en: 'With fewer wishes', he: 'עם פחות תנאים' });
}

/** The reply to the removal of a wish that the search does not have. @param without its `withoutText` */
export const noSuchWish = (without: string, language: Language): string =>
  say(language, {
    en: `${without}: the search had no such condition, so the list stays the same.`,
    he: `${without}: לא היה תנאי כזה בחיפוש, ולכן הרשימה לא משתנה.`,
  });

/** The wish behind an order, in words: “close to the sea”. */
export const nearnessText = (sort: 'DISTANCE' | 'SEA', language: Language): string =>
  sort === 'SEA'
    ? say(language, { en: 'close to the sea', he: 'קרוב לים' })
    : say(language, { en: 'close to the centre', he: 'קרוב למרכז' });
