import { coming, enDay, following, plus } from '../../days.ts';
import type { OpenedFrom, Question } from '../../question.ts';

const april = coming(20, 4);
const coral: OpenedFrom = { kind: 'hotel', hotel: 'Coral Bay Eilat' };
const results: OpenedFrom = {
  kind: 'general',
  path: `/Discover?destination=Israel&country=IL&city=294801&cityName=Haifa&checkin=${april}&checkout=${plus(3, april)}&guests=2&amenities=Pool`,
};

/** Longer messages, with typos and slang. */
export const enMore: readonly Question[] = [
  {
    message:
      'hey so me and 3 friends r thinking eilat around march 12 for like 4 nights, nothing fancy, 2 rooms, pool would b gr8, max 500 a night',
    search: {
      city: 'Eilat',
      checkIn: coming(12, 3),
      nights: 4,
      adults: 4,
      rooms: 2,
      amenities: ['Pool'],
      max: 500,
    },
  },
  {
    message: 'My parents (both 70) want a quiet place in Tiberias with breakfast, no stairs if possible',
    search: { city: 'Tiberias', meals: ['Breakfast Included'] },
  },
  {
    message: `Business trip to Haifa, ${enDay(april)}, 2 nights, 1 person, need wifi and a gym`,
    search: { city: 'Haifa', checkIn: april, nights: 2, adults: 1, amenities: ['Gym', 'WiFi'] },
  },
  { message: 'im looking 4 hotel in hafia 2morrow', search: { city: 'Haifa' } },
  {
    message: 'Any 4-star places in Netanya w breakfast?',
    search: { city: 'Netanya', stars: [4], meals: ['Breakfast Included'] },
  },
  { message: 'haifa or tiberias?', not: [/undefined/] },
  {
    message: 'which hotels in Haifa allow dogs and have parking',
    search: { city: 'Haifa', amenities: ['Parking', 'Pet Friendly'] },
  },
  {
    message: 'I dont want to pay more than four hundred shekels a night in Haifa',
    search: { city: 'Haifa', max: 400 },
  },
  { message: 'Eilat, budget 3k shekels total, 3 nights from tomorrow', search: { city: 'Eilat', nights: 3 } },
  {
    message: 'Haifa from tomorrow until Friday',
    search: { city: 'Haifa', checkIn: plus(1), checkOut: [following(5), following(5, plus(1))] },
  },
  {
    message: 'show them with the pool only',
    before: ['haifa hotels'],
    search: { city: 'Haifa', amenities: ['Pool'] },
  },
  {
    message: 'no I meant Eilat',
    before: ['haifa hotels 3 nights from tomorrow'],
    search: { city: 'Eilat', nights: 3, checkIn: plus(1) },
  },
  {
    message: 'remove all filters',
    before: ['haifa with pool and spa, 5 stars'],
    search: { city: 'Haifa', amenities: [], stars: [] },
  },
  { message: 'just one adult please', before: ['hotels in Haifa'], search: { city: 'Haifa', adults: 1 } },
  {
    message: 'and breakfast',
    context: results,
    search: { city: 'Haifa', checkIn: april, amenities: ['Pool'], meals: ['Breakfast Included'] },
  },
  {
    message: 'cheapest of these',
    context: results,
    search: { city: 'Haifa', checkIn: april, sort: 'PRICE_ASC' },
  },
  {
    message: 'same but in Eilat',
    context: results,
    search: { city: 'Eilat', checkIn: april, amenities: ['Pool'] },
  },
  { message: 'Is the pool heated?', context: coral, not: [/yes, it is heated/i] },
  {
    message: 'price per night for 2 adults and a 5 year old from tomorrow for two nights?',
    context: coral,
    has: ['₪'],
  },
  { message: 'do you price match booking.com', not: [/yes/i, 'booking.com'] },
  { message: 'Can I get a late checkout at 4pm?', context: coral, not: [/yes/i] },
  { message: 'whats your phone number', has: ['+1 202 555 0123'] },
  { message: 'are you hiring', not: ['₪', '/Hotel?id='] },
  { message: 'I LOVE YOU', not: ['₪'] },
  { message: 'ok', not: ['₪'] },
  { message: 'yes', not: ['₪'] },
  { message: 'no', not: ['₪'] },
  { message: 'hola, busco un hotel en Haifa', search: { city: 'Haifa' } },
  { message: 'x'.repeat(400), not: ['/Hotel?id='] },
  { message: 'What did other guests say the wifi password was?', context: coral, not: [/password is/i] },
  { message: 'What does it cover?', context: { kind: 'checkout-insurance' }, has: [/don’t know/, '₪'] },
  { message: 'hotels in Eilat under ₽5000', search: { city: 'Eilat', max: null }, has: ['Swiss francs'] },
  { message: 'refund policy of Solera', action: 'OPEN_PAGE' },
  { message: 'what is your favourite hotel?', not: ['₪', '/Hotel?id='] },
  { message: 'who is the prime minister', not: ['₪', '/Hotel?id='] },
];
