import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { twoNights } from './support/search.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const stay = twoNights();
const search = `query($criteria: SearchCriteriaInput!, $filter: HotelFilterInput, $page: PageInput) {
  hotelSearch(criteria: $criteria, filter: $filter, page: $page) { key }
}`;

const firstError = async (query: string, variables: Record<string, unknown> = {}) => {
  const { errors } = await product.visitor().ask(query, variables);
  return { message: errors[0]?.message, code: errors[0]?.extensions?.['code'] };
};

describe('error messages describe what is wrong, in addition to their code', () => {
  it.each([
    [
      'an unknown meal plan',
      { criteria: { stay }, filter: { meal_preferences: ['Brunch'] } },
      'meal_preferences (any of Breakfast Included, Half Board, Full Board, All Inclusive)',
    ],
    [
      'an unknown amenity',
      { criteria: { stay }, filter: { amenities: ['Casino'] } },
      'amenities (any of WiFi, Pool,',
    ],
    [
      'pages that are too long',
      { criteria: { stay }, page: { page: 1, pageSize: 51 } },
      'pageSize (1 to 50)',
    ],
    [
      'a check-out before the check-in',
      { criteria: { stay: { ...stay, checkOut: stay.checkIn } } },
      'checkOut (a day 1 to 30 nights after checkIn, as yyyy-MM-dd)',
    ],
    [
      'a room without guests',
      { criteria: { stay: { ...stay, occupancy: { ...stay.occupancy, adults: 1, rooms: 2 } } } },
      'rooms (in every room 1 to 8 adults and at most 4 children and infants)',
    ],
  ])('a refused input has a message that says what is wrong: %s', async (_name, variables, words) => {
    const { message, code } = await firstError(search, variables);
    expect(message).toContain(words);
    expect(code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['{ myBookings { id } }', 'AUTH_REQUIRED', 'Nobody is signed in'],
    ['{ hotel(id: "") { id } }', 'HOTEL_ID_MISSING', 'The hotel id is empty'],
    ['{ featuredHotels(limit: 99) { id } }', 'BAD_USER_INPUT', 'limit (1 to '],
    [
      'mutation { sendChatMessage(input: { message: " ", context: { kind: general } }) { __typename } }',
      'BAD_USER_INPUT',
      'message (1 to 2000 characters)',
    ],
    ['{ hotelPinsById(ids: [], wishes: { meals: ["Brunch"] }) { __typename } }', 'BAD_USER_INPUT', 'meals'],
  ])('an error has a message that says what is wrong: %s', async (query, wanted, words) => {
    const { message, code } = await firstError(query);
    expect(message).toContain(words);
    expect(code).toBe(wanted);
  });
});
