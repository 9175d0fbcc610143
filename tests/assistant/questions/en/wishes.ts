import { plus } from '../../days.ts';
import type { Question } from '../../question.ts';

/** Wishes for a hotel, and messages that follow a search. */
export const enWishes: readonly Question[] = [
  { message: 'hotel in Haifa with a pool', search: { city: 'Haifa', amenities: ['Pool'] } },
  { message: 'eilat hotel with spa and gym', search: { city: 'Eilat', amenities: ['Gym', 'Spa'] } },
  {
    message: 'haifa, free parking and wifi please',
    search: { city: 'Haifa', amenities: ['Parking', 'WiFi'] },
  },
  {
    message: 'can i bring my dog? looking for somewhere in Tiberias',
    search: { city: 'Tiberias', amenities: ['Pet Friendly'] },
  },
  { message: 'pet friendly hotels haifa', search: { city: 'Haifa', amenities: ['Pet Friendly'] } },
  { message: 'somewhere to swim in Eilat', search: { city: 'Eilat' } },
  { message: '5 star hotel in eilat', search: { city: 'Eilat', stars: [5] } },
  { message: 'at least 4 stars in Haifa', search: { city: 'Haifa', stars: [4, 5] } },
  { message: 'Haifa 3* or 4*', search: { city: 'Haifa', stars: [3, 4] } },
  { message: 'well rated hotels in Haifa', search: { city: 'Haifa', quality: 'VERY_GOOD' } },
  { message: 'best rated hotel in Eilat', search: { city: 'Eilat', sort: 'RATING' } },
  { message: 'Eilat all inclusive', search: { city: 'Eilat', meals: ['All Inclusive'] } },
  { message: 'haifa with breakfast', search: { city: 'Haifa', meals: ['Breakfast Included'] } },
  { message: 'half board in Tiberias', search: { city: 'Tiberias', meals: ['Half Board'] } },
  { message: 'full board eilat', search: { city: 'Eilat', meals: ['Full Board'] } },
  { message: 'haifa w/ free cancelation', search: { city: 'Haifa', freeCancellation: true } },
  { message: 'refundable only, Haifa', search: { city: 'Haifa', freeCancellation: true } },
  {
    message: 'Family hotel in Eilat with pool, breakfast and free cancellation, 4 stars, under 900 a night',
    search: {
      city: 'Eilat',
      amenities: ['Pool'],
      meals: ['Breakfast Included'],
      freeCancellation: true,
      stars: [4],
      max: 900,
    },
  },
  { message: 'sort by price', before: ['hotels in Haifa'], search: { city: 'Haifa', sort: 'PRICE_ASC' } },
  {
    message: 'most expensive first',
    before: ['hotels in Haifa'],
    search: { city: 'Haifa', sort: 'PRICE_DESC' },
  },
  {
    message: 'and with a pool?',
    before: ['hotels in Haifa'],
    search: { city: 'Haifa', amenities: ['Pool'] },
  },
  {
    message: 'without the pool',
    before: ['hotels in haifa with pool and parking'],
    search: { city: 'Haifa', amenities: ['Parking'] },
  },
  {
    message: 'what about Tiberias',
    before: ['haifa with a pool tomorrow for 3 nights'],
    search: { city: 'Tiberias', amenities: ['Pool'], checkIn: plus(1), nights: 3 },
  },
  {
    message: 'same dates in Nazareth',
    before: ['haifa tomorrow for 3 nights'],
    search: { city: 'Nazareth', checkIn: plus(1), nights: 3 },
  },
  { message: 'cheaper pls', before: ['hotels in Haifa'], action: 'OPEN_SEARCH' },
  { message: 'something better', before: ['hotels in Haifa'], action: 'OPEN_SEARCH' },
  { message: 'show more', before: ['hotels in Haifa'], has: ['/Hotel?id='] },
  { message: 'more', before: ['hotels in Eilat'], has: ['/Hotel?id='] },
  { message: 'compare the first two', before: ['hotels in Haifa'], has: [/₪/, /\/Hotel\?id=/] },
  { message: 'which one is the cheapest?', before: ['hotels in Haifa'], has: ['₪'] },
  { message: 'tell me about the second one', before: ['hotels in Haifa'], has: ['/Hotel?id='] },
  { message: 'does the first one have a pool?', before: ['hotels in Haifa'], has: [/pool/i] },
  {
    message: 'when can I cancel the first one for free',
    before: ['hotels in Haifa'],
    has: [/cancel|refund/i],
  },
  { message: 'book the first one', before: ['hotels in Haifa'], action: 'OPEN_HOTEL', not: [/\bbooked\b/i] },
  { message: 'start over', before: ['haifa with a pool'], not: ['/Hotel?id='] },
  { message: 'a 7 star hotel in Rome', has: [/at most 5 stars/] },
];
