import { cancel, preview } from '../integration/support/cancelling.ts';
import { newBooking, hotelPage, pay, register, firstWithRooms } from '../integration/support/booking.ts';
import { cityNamed, criteriaOf, search, searchWhole, twoNights } from '../integration/support/search.ts';
import { startPostgres } from '../support/servers/postgres.ts';
import { startOwnRedis } from '../support/servers/redis.ts';
import { Visitor } from '../support/visitor.ts';
import { startCountingProxy } from './measure/counting-proxy.ts';
import { processorTime } from './measure/processor-time.ts';
import { statementCounter } from './measure/statements.ts';
import { startTimingProxy, type TimingProxy } from './measure/timing-proxy.ts';
import { askPage, criteriaOf as stayIn, pageOf, usualCity, completeResponse } from './pages.ts';
import { type Parts, startParts, untilIdle } from './parts.ts';

/** Cost of one action for every part, for capacity estimates. */
interface Cost {
  readonly act: string;
  /** Milliseconds of processor time. */
  readonly cpu: Readonly<Record<'gateway' | 'platform' | 'assistant', number>>;
  readonly redisTrips: number;
  readonly redisBytes: number;
  readonly statements: number;
  readonly platformCalls: number;
  readonly providerCalls: number;
}

interface Counters {
  readonly parts: Parts;
  /** Counts since the last reading. */
  read(): Omit<Cost, 'act' | 'cpu'>;
}

/** Runs an action repeatedly, waits for its background work, and returns the mean cost of one run. */
async function costOf(
  { parts, read }: Counters,
  act: string,
  times: number,
  once: (at: number) => Promise<unknown>,
): Promise<Cost> {
  const { gateway, platform, assistant } = parts;
  const used = () => [gateway, platform, assistant].map(({ pid }) => processorTime(pid));
  for (const part of [gateway, platform, assistant]) await untilIdle(part);
  read();
  const before = used();
  for (let at = 0; at < times; at += 1) await once(at);
  for (const part of [gateway, platform, assistant]) await untilIdle(part);
  const [ofGateway = 0, ofPlatform = 0, ofAssistant = 0] = used().map(
    (us, part) => (us - (before[part] ?? 0)) / 1_000 / times,
  );
  const counted = read();
  return {
    act,
    cpu: { gateway: ofGateway, platform: ofPlatform, assistant: ofAssistant },
    redisTrips: counted.redisTrips / times,
    redisBytes: counted.redisBytes / times,
    statements: counted.statements / times,
    platformCalls: counted.platformCalls / times,
    providerCalls: counted.providerCalls / times,
  };
}

/** Members choose a room, pay and cancel; each step is counted separately. */
async function bookings(counters: Counters, times: number): Promise<readonly Cost[]> {
  const { url } = counters.parts.gateway;
  const people: { readonly member: Visitor; id: string; pay: number }[] = [];
  const stay = twoNights(75);
  const guest = new Visitor(() => url);
  const { hotels } = await searchWhole(guest, criteriaOf(await cityNamed(guest, 'Haifa'), stay));
  const hotelId = firstWithRooms(hotels).id;
  const [offer] = (await hotelPage(guest, hotelId, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  for (let at = 0; at < times; at += 1) {
    const member = new Visitor(() => url);
    await register(member);
    people.push({ member, id: '', pay: 0 });
  }
  const each = (run: (person: (typeof people)[number]) => Promise<void>) => async (at: number) => {
    const person = people[at];
    if (person) await run(person);
  };
  return [
    await costOf(
      counters,
      'a booking is started',
      times,
      each(async (person) => {
        const draft = await newBooking(person.member, { hotelId, offer, stay });
        person.id = draft.id;
        person.pay = draft.totalToPay.amountMinor;
      }),
    ),
    await costOf(
      counters,
      'a booking is paid',
      times,
      each(async ({ member, id, pay: expectedTotalMinor }) => {
        await pay(member, { bookingId: id, expectedTotalMinor });
      }),
    ),
    await costOf(
      counters,
      'a booking is cancelled',
      times,
      each(async ({ member, id }) => {
        const { fee } = await preview(member, id);
        await cancel(member, { bookingId: id, feeSeenMinor: fee.amountMinor });
      }),
    ),
  ];
}

async function all(counters: Counters): Promise<readonly Cost[]> {
  const { url } = counters.parts.gateway;
  const on = (days: number, page = 1) =>
    pageOf(usualCity, { criteria: stayIn(usualCity, days), page: { page, pageSize: 5 } });
  for (let days = 20; days < 26; days += 1) await completeResponse(url, on(days), days);
  const visitor = new Visitor(() => url);
  const haifa = await cityNamed(visitor, 'Haifa');
  const near = criteriaOf(haifa, twoNights(30));
  const { hotels } = await searchWhole(visitor, near);
  await search(visitor, near);
  const hotel = firstWithRooms(hotels).id;
  const say = (message: string) => async (at: number) => {
    const { errors } = await visitor.ask(
      'mutation($input: ChatMessageInput!) { sendChatMessage(input: $input) { text } }',
      { input: { message, context: { kind: 'general' } } },
      { 'x-forwarded-for': `10.9.${at >> 8}.${at & 255}` },
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
  };
  const known = 'cheapest hotels in Haifa with a pool';
  for (let at = 0; at < 3; at += 1) await say(known)(4_000 + at);
  return [
    await costOf(counters, 'a search of 240 hotels that nobody has made', 20, (at) =>
      completeResponse(url, on(40 + at), at),
    ),
    await costOf(counters, 'another page, sort or filter of a known search', 60, (at) =>
      askPage(url, on(20 + (at % 6), 1 + Math.floor(at / 6)), at),
    ),
    await costOf(counters, 'a page that somebody saw within five seconds', 300, (at) =>
      askPage(url, on(20), at),
    ),
    await costOf(counters, 'the rooms of a hotel for new dates', 20, (at) =>
      hotelPage(visitor, hotel, twoNights(100 + at)),
    ),
    ...(await bookings(counters, 8)),
    await costOf(counters, 'a message to the assistant without a search', 20, (at) =>
      say('what is the cancellation policy')(at),
    ),
    await costOf(counters, 'a message to the assistant with a known search', 20, (at) =>
      say(known)(1_000 + at),
    ),
  ];
}

const line = ({ act, cpu, ...counts }: Cost): string => {
  const figures = [cpu.gateway, cpu.platform, cpu.assistant, ...Object.values(counts)];
  return `| ${[act, ...figures.map((figure) => figure.toFixed(figure < 10 ? 1 : 0))].join(' | ')} |`;
};

/** Prints the cost of each action as a Markdown table. */
export async function printCosts(): Promise<void> {
  const redis = await startOwnRedis();
  const database = await startPostgres();
  const statements = statementCounter();
  const redisProxy = await startCountingProxy(redis.url, { delayMs: 2 });
  const databaseLine = await startCountingProxy(database.url, { delayMs: 0, onAsked: statements.onAsked });
  const proxies: TimingProxy[] = [];
  const timed = async (url: string): Promise<string> => {
    const [added] = [await startTimingProxy(url, 0)];
    proxies.push(added);
    return added.url;
  };
  try {
    const parts = await startParts(
      {
        TRUSTED_PROXIES: '127.0.0.1',
        MAX_LOOP_DELAY_MS: '60000',
        PROVIDER_RATE: '1000',
        REDIS_URL: redisProxy.url,
      },
      { platform: { DATABASE_URL: databaseLine.url }, before: { platform: timed, provider: timed } },
    );
    try {
      const counters: Counters = {
        parts,
        read: () => {
          const { trips, requested, answered } = redisProxy.read();
          const [platformCalls = 0, providerCalls = 0] = proxies.map((it) => it.read().length);
          return {
            redisTrips: trips,
            redisBytes: requested + answered,
            statements: statements.read(),
            platformCalls,
            providerCalls,
          };
        },
      };
      const costs = await all(counters);
      console.log(
        '| act | gateway, ms CPU | platform, ms CPU | assistant, ms CPU | Redis trips | Redis bytes | statements | platform calls | provider calls |',
      );
      console.log('|---|---|---|---|---|---|---|---|---|');
      for (const cost of costs) console.log(line(cost));
    } finally {
      await parts.close();
    }
  } finally {
    for (const it of [redisProxy, databaseLine, ...proxies]) await it.close();
    await database.stop();
    await redis.stop();
  }
}
