/** Texts of suggestions (chips): messages that the traveller can send with one click. */
import type { Language } from '../language.ts';
import type { Place } from '../tools/tools.ts';
import { type Wording } from './wording.ts';
import { daysText } from './values.ts';
import { shortPlace } from './search/place-texts.ts';
import { amenityText, isKnownAmenity } from './search/wish-texts.ts';

/** Suggestions with a fixed text. A test checks that each is understood when it is sent as a message. */
const fixed = {
  more: { en: 'Show more', he: 'עוד מלונות' },
  cheaper: { en: 'Something cheaper', he: 'משהו יותר זול' },
  compare: { en: 'Compare the first two', he: 'תשווי בין שני הראשונים' },
  freeCancellation: { en: 'With free cancellation', he: 'עם ביטול חינם' },
  breakfast: { en: 'With breakfast', he: 'עם ארוחת בוקר' },
  cheapest: { en: 'Cheapest first', he: 'מהזול ליקר' },
  ruleOfFirst: { en: 'What is the cancellation rule of the first one?', he: 'מה תנאי הביטול של הראשון?' },
  price: { en: 'What does it cost?', he: 'כמה זה עולה?' },
  rooms: { en: 'Which rooms are there?', he: 'אילו חדרים יש?' },
  rule: { en: 'What is the cancellation rule?', he: 'מה תנאי הביטול?' },
  meals: { en: 'Which meals are there?', he: 'אילו ארוחות יש?' },
  amenities: { en: 'Which amenities does it have?', he: 'אילו שירותים יש במלון?' },
  times: { en: 'When is check-in?', he: 'מתי הצ׳ק־אין?' },
  cheaperDates: { en: 'Are there cheaper dates?', he: 'יש תאריכים זולים יותר?' },
  myBookings: { en: 'Show my bookings', he: 'תראי את ההזמנות שלי' },
  cancelCost: { en: 'What would cancelling my booking cost?', he: 'כמה יעלה לבטל את ההזמנה?' },
  receipt: { en: 'Where is my receipt?', he: 'איפה הקבלה שלי?' },
  cars: { en: 'What does a rental car cost?', he: 'כמה עולה רכב שכור?' },
  insurance: { en: 'What does travel insurance cost?', he: 'כמה עולה ביטוח נסיעות?' },
  attractions: { en: 'Which attractions are there?', he: 'אילו אטרקציות יש?' },
  rules: { en: 'How does cancellation work?', he: 'מה מדיניות הביטול שלכם?' },
  help: { en: 'What can you do?', he: 'מה את יודעת לעשות?' },
  startOver: { en: 'Start over', he: 'להתחיל מחדש' },
  anyPrice: { en: 'Any price', he: 'בכל מחיר' },
  anyStars: { en: 'Any number of stars', he: 'בלי הגבלת כוכבים' },
  anyRating: { en: 'Any rating', he: 'לא משנה הדירוג' },
  anyCancellation: { en: 'Without free cancellation', he: 'בלי ביטול חינם' },
  twoAdults: { en: '2 adults', he: 'שני מבוגרים' },
  nextWeekend: { en: 'Next weekend', he: 'בסוף השבוע הבא' },
} satisfies Record<string, Wording>;

export type FixedChip = keyof typeof fixed;

/** The text of a fixed suggestion. */
export const chip = (name: FixedChip, language: Language): string => fixed[name][language];

/** Named without the amenity's own text: the traveller brings pets, while the hotel has all other amenities. */
const pets: Wording = { en: 'pets', he: 'חיות מחמד' };

const withOrWithout = (amenity: string, words: Wording, language: Language): string | null => {
  if (!isKnownAmenity(amenity)) return null;
  const what = amenity === 'Pet Friendly' ? pets[language] : amenityText(amenity, language);
  return `${words[language]} ${what}`;
};

/** Suggests an amenity as a wish; null when the search cannot filter by it. */
export const wishChip = (amenity: string, language: Language): string | null =>
  withOrWithout(amenity, { en: 'With', he: 'עם' }, language);

const meals: Readonly<Record<string, Wording>> = {
  'Breakfast Included': { en: 'Without breakfast', he: 'בלי ארוחת בוקר' },
  'Half Board': { en: 'Without half board', he: 'בלי חצי פנסיון' },
  'Full Board': { en: 'Without full board', he: 'בלי פנסיון מלא' },
  'All Inclusive': { en: 'Without all inclusive', he: 'בלי הכול כלול' },
};

export const mealChips: readonly string[] = Object.keys(meals);

const drops: Readonly<Record<string, FixedChip>> = {
  hotel_class: 'anyStars',
  hotel_rating: 'anyRating',
  free_cancellation: 'anyCancellation',
  priceRange: 'anyPrice',
};

/**
 * Suggests removing a wish, given the field and value that the search suggests to drop; null when there is no text
 * for it.
 */
export function dropChip(field: string, value: string, language: Language): string | null {
  if (field === 'amenities') return withOrWithout(value, { en: 'Without', he: 'בלי' }, language);
  if (field === 'meal_preferences') return meals[value]?.[language] ?? null;
  const name = drops[field];
  return name ? chip(name, language) : null;
}

/** The suggestion to search a place. */
export const hotelsIn = (place: string, language: Language): string =>
  language === 'he' ? `מלון ב${place}` : `A hotel in ${place}`;

/** The suggestion to change the search to another place. */
export const whatAbout = (place: Place, language: Language): string =>
  language === 'he' ? `ומה עם ${shortPlace(place, language)}?` : `What about ${shortPlace(place, language)}?`;

/** Suggests other days for the same search. */
export const daysChip = (checkIn: string, checkOut: string, language: Language): string =>
  language === 'he'
    ? `מ-${daysText(checkIn, checkOut, language)}`
    : `From ${daysText(checkIn, checkOut, language)}`;

const popular: readonly Wording[] = [
  { en: 'Tel Aviv', he: 'תל אביב' },
  { en: 'Rome', he: 'רומא' },
  { en: 'Paris', he: 'פריז' },
  { en: 'London', he: 'לונדון' },
];

/** Places suggested at the beginning. */
export const popularChips = (language: Language): string[] =>
  popular.map((place) => hotelsIn(place[language], language));
