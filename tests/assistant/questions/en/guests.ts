import { plus } from '../../days.ts';
import type { Question } from '../../question.ts';

/** Guests and budgets in English. */
export const enGuests: readonly Question[] = [
  { message: 'Haifa for 3 adults', search: { city: 'Haifa', adults: 3, ages: [] } },
  { message: 'hotel in Haifa for two', search: { city: 'Haifa', adults: 2 } },
  { message: 'just me, Haifa', search: { city: 'Haifa', adults: 1 } },
  { message: 'solo trip to Nazareth', search: { city: 'Nazareth', adults: 1 } },
  { message: 'romantic getaway for a couple in Tiberias', search: { city: 'Tiberias', adults: 2 } },
  {
    message: '2 adults and kids aged 4 and 7 in Eilat',
    search: { city: 'Eilat', adults: 2, ages: [4, 7] },
  },
  {
    message: 'eilat, me my wife and our 3 yr old',
    search: { city: 'Eilat', adults: 2, ages: [3] },
  },
  {
    message: 'Tiberias 2 adults 1 child (6 years old) and a baby',
    search: { city: 'Tiberias', adults: 2, ages: [6], infants: 1 },
  },
  { message: 'two rooms for 4 adults in Haifa', search: { city: 'Haifa', adults: 4, rooms: 2 } },
  { message: '3 rooms for six people in Eilat', search: { city: 'Eilat', adults: 6, rooms: 3 } },
  { message: 'Eilat with two children', has: [/how old|age/i] },
  {
    message: '5 and 8',
    before: ['Eilat with two children'],
    search: { city: 'Eilat', adults: 2, ages: [5, 8] },
  },
  { message: '50 adults in haifa', not: [/\/Hotel\?id=/] },
  {
    message: 'make that 3 people',
    before: ['haifa tomorrow 2 nights'],
    search: { city: 'Haifa', adults: 3, checkIn: plus(1), checkOut: plus(3) },
  },
  {
    message: 'Haifa under 600 shekels a night',
    search: { city: 'Haifa', max: 600 },
  },
  { message: 'hotel in haifa max ₪500 per night', search: { city: 'Haifa', max: 500 } },
  { message: 'eilat up to 150 euros a night', search: { city: 'Eilat', max: 603 } },
  { message: 'Nazareth less than $100 a night', search: { city: 'Nazareth', max: 370 } },
  { message: 'Tiberias between 300 and 600 nis', search: { city: 'Tiberias', min: 300, max: 600 } },
  { message: 'haifa between $100 and $200 a night', search: { city: 'Haifa', min: 370, max: 740 } },
  { message: 'haifa for max 90 pounds per night', search: { city: 'Haifa', max: 424 } },
  { message: 'Haifa, 10000 yen a night at most', search: { city: 'Haifa', max: 246 } },
  { message: 'up to 100 swiss francs per night in haifa', search: { city: 'Haifa', max: 429 } },
  { message: 'Haifa 150 canadian dollars max per night', search: { city: 'Haifa', max: 401 } },
  { message: 'haifa under AUD 150 a night', search: { city: 'Haifa', max: 365 } },
  {
    message: 'Haifa tomorrow for 4 nights, 2000 shekels for the whole stay',
    search: { city: 'Haifa', nights: 4, max: 2000, per: 'STAY' },
  },
  {
    message: 'Rome for a family of four, 2 adults and kids 6 and 9, total under 16000 shekels',
    search: { city: 'Rome', adults: 2, ages: [6, 9], max: 16_000, per: 'STAY' },
  },
  {
    message: 'haifa up to 2280 shekels a night',
    search: { city: 'Haifa', max: 2280, per: 'NIGHT' },
  },
  { message: 'cheap hotel in Haifa', search: { city: 'Haifa', sort: 'PRICE_ASC' } },
  { message: 'whats the cheepest hotel in haifa', search: { city: 'Haifa', sort: 'PRICE_ASC' } },
  { message: 'most luxurious place in Eilat', search: { city: 'Eilat' } },
  { message: 'Haifa under 5 shekels a night', search: { city: 'Haifa' }, not: ['/Hotel?id='] },
  {
    message: 'my budget is 700 per night',
    before: ['hotels in haifa'],
    search: { city: 'Haifa', max: 700 },
  },
  {
    message: 'any price',
    before: ['haifa under 400 shekels a night'],
    search: { city: 'Haifa', max: null },
  },
];
