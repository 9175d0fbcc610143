import { coming, enDay, plus } from '../../days.ts';
import type { Conversation } from '../../question.ts';

const march = coming(12, 3);

/** Conversations that end at the right search or page. */
export const enConversations: readonly Conversation[] = [
  {
    name: 'a family finds Eilat bit by bit',
    turns: [
      { says: 'hi', not: ['₪'] },
      { says: 'we want to go somewhere in Eilat', search: { city: 'Eilat' } },
      { says: '2 adults and kids aged 5 and 9', search: { city: 'Eilat', adults: 2, ages: [5, 9] } },
      { says: `from ${enDay(march)} for 4 nights`, search: { checkIn: march, nights: 4, ages: [5, 9] } },
      { says: 'with a pool please', search: { amenities: ['Pool'], nights: 4 } },
      {
        says: 'and under 1000 shekels',
        search: { city: 'Eilat', checkIn: march, nights: 4, adults: 2, ages: [5, 9], amenities: ['Pool'] },
      },
    ],
  },
  {
    name: 'changing his mind about the city',
    turns: [
      { says: 'hotels in Haifa tomorrow for 2 nights', search: { city: 'Haifa', nights: 2 } },
      { says: 'hmm what about Tiberias?', search: { city: 'Tiberias', nights: 2 } },
      { says: 'or Nazareth', search: { city: 'Nazareth', checkIn: plus(1), nights: 2 } },
      { says: 'ok back to haifa', search: { city: 'Haifa', checkIn: plus(1), nights: 2 } },
    ],
  },
  {
    name: 'asked for the place, answers with it',
    turns: [
      {
        says: 'I need a room for 3 nights from tomorrow',
        has: [/where|which|city|destination/i],
        knows: [plus(1), plus(4)],
      },
      { says: 'Haifa', search: { city: 'Haifa', checkIn: plus(1), nights: 3 } },
    ],
  },
  {
    name: 'asked for the ages, answers with them',
    turns: [
      { says: 'Haifa, 2 adults and 2 kids', has: [/age|old/i] },
      { says: 'they are 3 and 11', search: { city: 'Haifa', adults: 2, ages: [3, 11] } },
      { says: 'two rooms', search: { rooms: 2, ages: [3, 11] } },
    ],
  },
  {
    name: 'a family that is mentioned again by its size keeps its children',
    turns: [
      { says: 'Haifa, 2 adults and 2 kids aged 5 and 9', search: { adults: 2, ages: [5, 9] } },
      { says: 'with beds for all four of us', search: { city: 'Haifa', adults: 2, ages: [5, 9] } },
      { says: 'a room for the whole family', search: { city: 'Haifa', adults: 2, ages: [5, 9] } },
    ],
  },
  {
    name: 'from the list to the hotel',
    turns: [
      { says: 'show me hotels in Haifa', search: { city: 'Haifa' } },
      { says: 'compare the first two', has: ['₪'] },
      { says: 'does the first one have parking?', has: [/parking/i] },
      { says: "ok i'll take the first one", action: 'OPEN_HOTEL' },
    ],
  },
  {
    name: 'the open hotel, then away from it',
    context: { kind: 'hotel', hotel: 'Carmel Deck Haifa' },
    turns: [
      { says: 'is there a pool', has: [/pool/i] },
      { says: 'and a spa?', has: [/spa/i] },
      { says: 'how much for 2 nights tomorrow?', has: ['₪'] },
      { says: 'book it', action: 'OPEN_HOTEL', opens: 'Carmel Deck Haifa' },
    ],
  },
  {
    name: 'signed out and asking for bookings',
    context: { kind: 'bookings' },
    turns: [
      { says: 'whats my next booking', action: 'SIGN_IN' },
      { says: 'ok then show me hotels in Nazareth', search: { city: 'Nazareth' } },
    ],
  },
  {
    name: 'a cancellation is prepared, not done',
    context: { kind: 'bookings' },
    isSignedIn: true,
    turns: [
      { says: 'what bookings do i have', has: ['Coral Bay Eilat'] },
      { says: 'what will it cost to cancel the one in Eilat', has: ['₪'] },
      { says: 'ok cancel it', action: 'OPEN_BOOKING', not: [/i.ve cancell?ed|is cancell?ed/i] },
    ],
  },
  {
    name: 'adding and dropping wishes',
    turns: [
      { says: 'Haifa with pool, parking and breakfast', search: { amenities: ['Parking', 'Pool'] } },
      { says: 'forget the parking', search: { amenities: ['Pool'], meals: ['Breakfast Included'] } },
      { says: 'without breakfast', search: { amenities: ['Pool'], meals: [] } },
      { says: 'cheapest first', search: { city: 'Haifa', amenities: ['Pool'], sort: 'PRICE_ASC' } },
    ],
  },
  {
    name: 'a rude start, a good end',
    turns: [
      { says: 'this site is garbage', not: [/garbage/i] },
      { says: 'whatever. what is your cancellation policy', has: ['48'] },
      { says: 'fine. hotels in Haifa 5 stars', search: { city: 'Haifa', stars: [5] } },
    ],
  },
];
