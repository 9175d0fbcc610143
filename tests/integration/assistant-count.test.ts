/** The number of hotels that the assistant states is that of the list its link opens. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createResponder } from '#backends/assistant/dialog/create-responder.ts';
import { createTools } from '#backends/assistant/tools/create-tools.ts';
import { createLogger } from '#gateway/logger.ts';
import { filterInput } from '#lib/search/filters/filters.ts';
import { readSearch } from '#lib/search/searchState.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { type Criteria, cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const { checkIn, checkOut } = twoNights();
const family = {
  checkIn,
  checkOut,
  occupancy: { adults: 2, children: 2, childrenAges: [6, 9], infants: 0, rooms: 1 },
};

let product: TestProduct;
let criteria: Criteria;

beforeAll(async () => {
  product = await startTestProduct();
  const visitor = product.visitor();
  criteria = { ...criteriaOf(await cityNamed(visitor, 'Rome', 'IT'), twoNights(), 'IT'), stay: family };
  // On a busy machine the search may take longer than a single request waits.
  await searchWhole(visitor, criteria);
});
afterAll(() => product.stop());

async function answerTo(message: string, path: string | null) {
  const tools = createTools({
    gatewayUrl: () => product.url,
    callerToken: null,
    signal: new AbortController().signal,
    now: Date.now,
    onActivity: () => undefined,
  });
  const context = { kind: 'general', hotelId: null, bookingId: null, path } as const;
  const today = twoNights(0).checkIn;
  const turn = {
    message,
    language: 'en',
    context,
    isSignedIn: false,
    today,
    state: null,
    history: [],
  } as const;
  const events = { activity: () => undefined, text: () => undefined };
  const brain = createResponder({ logger: createLogger('fatal') });
  const { reply } = await brain.answer(turn, tools, events, new AbortController().signal);
  const href = reply.actions.find(({ kind }) => kind === 'OPEN_SEARCH')?.href ?? '';
  return { text: reply.text, query: new URLSearchParams(href.split('?', 2)[1]), today };
}

const days = `${checkIn} to ${checkOut}`;

it.each<[string, string, Record<string, string>]>([
  [
    'in Rome for a family of four, total under 16000 shekels',
    `hotel in Rome for a family of four, 2 adults and kids 6 and 9, ${days}, total under 16000 shekels`,
    { max: '16000', per: 'stay' },
  ],
  [
    'in Rome for a family of four, total under 16000 shekels, in Hebrew',
    `רומא, שני מבוגרים ושני ילדים בני 6 ו-9, ${days}, בסך הכול עד 16,000 שקלים`,
    { max: '16000', per: 'stay' },
  ],
  [
    'for a low price limit for the whole stay',
    `Rome, 2 adults and kids 6 and 9, ${days}, 1000 to 1800 shekels for the whole stay`,
    { min: '1000', max: '1800', per: 'stay' },
  ],
  [
    'for more than 1000 shekels a night',
    `Rome, 2 adults and kids 6 and 9, ${days}, up to 1280 shekels a night`,
    { max: '1280', per: 'night' },
  ],
])('the number of hotels stated %s is that of the list', async (_, message, price) => {
  const { text, query, today } = await answerTo(message, null);
  expect(Object.fromEntries(query)).toMatchObject({ ...price, ages: '6,9', checkin: checkIn });
  await expectStated(text, query, today);
});

it('the number of hotels stated for an open list with a price limit for the whole stay is that of the list', async () => {
  const path = `/Discover?destination=Italy&country=IT&city=${criteria.cityCode}&cityName=Rome&checkin=${checkIn}&checkout=${checkOut}&guests=4&adults=2&children=2&ages=6,9&max=2100&per=stay`;
  const { text, query, today } = await answerTo('with a pool', path);
  expect(Object.fromEntries(query)).toMatchObject({ max: '2100', per: 'stay', amenities: 'Pool' });
  await expectStated(text, query, today);
});

/** Reads the list with the query of the results page. */
async function expectStated(text: string, query: URLSearchParams, today: string): Promise<void> {
  const filter = filterInput(readSearch(query, today).filters);
  const { pageInfo, progress } = await searchWhole(product.visitor(), criteria, { filter });
  expect(pageInfo.totalItems).toBeGreaterThan(2);
  expect(pageInfo.totalItems).toBeLessThanOrEqual(progress.total);
  const [, english, hebrew] =
    /([\d,]+) hotels match in all|בסך הכול מתאימים ([\d,]+) מלונות/.exec(text) ?? [];
  const stated = Number((english ?? hebrew)?.replaceAll(',', ''));
  expect({ text, stated }).toEqual({ text, stated: pageInfo.totalItems });
}
