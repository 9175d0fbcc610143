import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startAssistant } from '../../../gateway/backends/assistant/main.ts';
import { untilReady } from '../../support/ready.ts';
import { startTinyServer } from '../../support/tiny-server.ts';
import type { TinyServer } from '../../support/tiny-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const plain = (moment: number): string => {
  const day = new Date(moment);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
};

/** A gateway that knows one city with three hotels, two of them with rooms, and one country. */
const hotel = (id: string, amountMinor: number | null) => ({
  id,
  name: { en: `Hotel ${id}`, he: null },
  city: 'Paris',
  stars: 4,
  breakfastIncluded: true,
  freeCancellation: false,
  pricePerNight: amountMinor === null ? null : { amountMinor, currency: 'ILS' },
  total: amountMinor === null ? null : { amountMinor: amountMinor * 6, currency: 'ILS' },
});

function answerAsGateway(server: TinyServer, polls: number): void {
  let asked = 0;
  server.answer((request, response) => {
    const { query, variables } = JSON.parse(request.body);
    const reply = (data: object): void =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    if (query.includes('cities(')) {
      const isParis = variables.countryCode === 'FR' && variables.search === 'Paris';
      reply({ cities: isParis ? [{ code: '101', name: 'Paris', nameHe: 'פריז' }] : [] });
    } else if (query.includes('countries(')) {
      const isFrance = variables.search === 'france';
      reply({ countries: isFrance ? [{ code: 'FR', name: 'France', nameHe: 'צרפת' }] : [] });
    } else {
      asked += 1;
      const complete = asked >= polls;
      reply({
        hotelSearch: {
          hotels: complete ? [hotel('1', 74_250), hotel('2', 80_000), hotel('3', null)] : [],
          pageInfo: { totalItems: 3 },
          progress: { checked: complete ? 240 : 100, total: 240, complete },
          pricedAt: complete ? '2031-01-01T10:00:00.000Z' : null,
        },
      });
    }
  });
}

let gateway: TinyServer;
let assistant: { url: string; close(): Promise<void> };
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'solera-assistant-'));
  gateway = await startTinyServer();
  assistant = await startAssistant({
    port: 0,
    host: '127.0.0.1',
    secret: 'hush',
    gatewayUrl: () => gateway.url,
    dataDir,
    logger: pino({ level: 'silent' }),
  });
  await untilReady(assistant.url);
});
afterAll(async () => {
  await assistant.close();
  await gateway.close();
  await rm(dataDir, { recursive: true, force: true });
});

const post = (body: string) =>
  fetch(`${assistant.url}/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer hush' },
    body,
  });
const say = async (message: string, threadId?: string) => {
  const response = await post(JSON.stringify({ message, threadId, context: { kind: 'general' } }));
  expect(response.status).toBe(200);
  return z.object({ threadId: z.string(), response: z.string() }).parse(await response.json());
};

describe('conversation', () => {
  it('greets in the language of the message and keeps the thread', async () => {
    const first = await say('Hello!');
    expect(first.response).toContain('I’m Sherry');
    const second = await say('שלום', first.threadId);
    expect(second.threadId).toBe(first.threadId);
    expect(second.response).toContain('אני שרי');
    expect((await say('?!', first.threadId)).response).toContain('אני לא יודעת');
  });

  it.each(['What is the dollar rate?', 'Who won the game?'])('does not invent: %s', async (message) => {
    gateway.answer((_request, response) => response.writeHead(500).end());
    const { response } = await say(message);
    expect(response).toContain('I don’t know');
    expect(response).toContain('(/Discover)');
    expect(gateway.seen).toHaveLength(0);
  });

  it('searches a city, waits for the search, and says only what it found', async () => {
    answerAsGateway(gateway, 2);
    const { response } = await say('Find me a hotel in Paris');
    const search = JSON.parse(gateway.seen.at(-1)?.body ?? '{}').variables;
    expect(search.criteria).toEqual({
      location: 'Paris',
      countryCode: 'FR',
      cityCode: '101',
      cityName: 'Paris',
      stay: {
        checkIn: plain(Date.now() + DAY_MS),
        checkOut: plain(Date.now() + 7 * DAY_MS),
        occupancy: { adults: 2 },
      },
    });
    const { checkIn, checkOut } = search.criteria.stay;
    expect(response).toContain(`(/Hotel?id=1&checkin=${checkIn}&checkout=${checkOut}&guests=2)`);
    expect(response).toContain('₪743 a night');
    expect(response).toContain('₪4,455 for the stay');
    expect(response).toContain('240 hotels checked');
    expect(response).toMatch(/Prices read Jan 1, 2031, 12:00\sPM Israel time/);
    expect(response).not.toContain('Hotel 3');
    expect(response.match(/\/Hotel\?/g)).toHaveLength(2);
  });

  it('does the same in Hebrew', async () => {
    answerAsGateway(gateway, 1);
    const { response } = await say('מלון בפריז בבקשה');
    expect(response).toContain('פריז');
    expect(response).toContain('ללילה');
    expect(response).toContain('שעון ישראל');
  });

  it('searches a country by its name', async () => {
    answerAsGateway(gateway, 1);
    expect((await say('hotels in France')).response).toContain('France');
    expect(JSON.parse(gateway.seen.at(-1)?.body ?? '{}').variables.criteria).toMatchObject({
      location: 'France',
      countryCode: 'FR',
      cityCode: null,
    });
  });

  it('stops waiting after 4 s and says that the search still runs', async () => {
    answerAsGateway(gateway, 1_000);
    expect((await say('hotel in Paris')).response).toContain('still running');
  });

  it('asks back when the place is not known, and is honest when the gateway is down', async () => {
    answerAsGateway(gateway, 1);
    expect((await say('a hotel in Atlantis')).response).toContain('Which city');
    expect((await say('a hotel in London')).response).toContain('Which city');
    gateway.text('<html></html>', 502);
    expect((await say('hotel in Paris')).response).toContain('could not check');
    gateway.json({ errors: [{ message: 'no' }] });
    expect((await say('hotel in Paris')).response).toContain('could not check');
  });
});
