/**
 * The composed deployment behind its load balancer, with light traffic, while one process after another
 * fails.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newBooking,
  hotelPage,
  pay,
  readBooking,
  register,
  firstWithRooms,
  type Choice,
} from '../integration/support/booking.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from '../integration/support/search.ts';
import { Visitor } from '../support/visitor.ts';
import { startComposed, untilUp, type Composed, type Member } from './support/composed.ts';
import { startTraffic, type Kind, type Outcome, type Traffic } from './support/traffic.ts';

const stay = twoNights(45);
let composed: Composed;
let traffic: Traffic;
let goOn: () => Traffic;
let choice: Choice;

const traveller = () => new Visitor(() => composed.url);

beforeAll(async () => {
  composed = await startComposed();
  await untilUp(composed.url);
  const visitor = traveller();
  const criteria = criteriaOf(await cityNamed(visitor, 'Haifa'), stay);
  const { hotels } = await searchWhole(visitor, criteria, { page: { page: 1, pageSize: 50 } });
  const { id: hotelId } = firstWithRooms(hotels);
  const [offer] = (await hotelPage(visitor, hotelId, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  choice = { hotelId, offer, stay };
  const member = traveller();
  await register(member);
  goOn = () => startTraffic({ url: composed.url, member, hotelId, stay, criteria });
  traffic = goOn();
});
afterAll(async () => {
  await traffic?.stop();
  await composed?.end();
});

/** The failed requests, as readable texts. */
const faults = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.flatMap(({ kind, fault }) => (fault === null ? [] : [`${kind}: ${fault}`]));

/** Waits until requests of every kind succeed again. */
async function untilAllIsWell(): Promise<void> {
  const kinds: readonly Kind[] = ['home', 'hotel page', 'search', 'hotel', 'me', 'bookings', 'chat'];
  const well = new Set<Kind>();
  await expect
    .poll(
      () => {
        for (const { kind, fault } of traffic.take()) {
          if (fault === null) well.add(kind);
          else well.delete(kind);
        }
        return kinds.filter((kind) => !well.has(kind));
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
}

/**
 * Kills a process under traffic: requests that began before the load balancer noticed may be lost, later ones
 * may not.
 * @returns the outcomes from then until `ms` later
 */
async function killed(member: Member, ms: number): Promise<readonly Outcome[]> {
  await composed.kill(member);
  await traffic.run(200);
  const mayBeLost = traffic.inFlight() + traffic.take().filter(({ fault }) => fault !== null).length;
  const noticedAt = Date.now();
  await traffic.run(ms);
  const outcomes = traffic.take();
  const lost = outcomes.filter(({ fault }) => fault !== null);
  expect(faults(lost.filter(({ beganAt }) => beganAt > noticedAt))).toEqual([]);
  expect(lost.length).toBeLessThanOrEqual(mayBeLost);
  return outcomes;
}

describe('the load balancer', () => {
  it.each(['/readyz', '/READYZ', '/%72eadyz', '/readyz/', '/livez', '/metrics', '/metrics/', '/metrics?x=1'])(
    'does not expose the state of the parts: %s',
    async (path) => {
      const reply = await traveller().fetch(path);
      expect([reply.status, await reply.text()]).toEqual([404, '']);
    },
  );
});

describe('two gateways behind the load balancer', () => {
  it('can be restarted one after the other without a failed request', async () => {
    await untilAllIsWell();
    for (const gateway of ['gateway-1', 'gateway-2'] as const) {
      await composed.stop(gateway);
      await composed.start(gateway);
      // The load balancer checks every second: only then does it use the restarted gateway.
      await traffic.run(2_000);
    }
    const outcomes = traffic.take();
    expect(outcomes.length).toBeGreaterThan(50);
    expect(faults(outcomes)).toEqual([]);
  });

  it('lose only requests in flight when one of them dies, chats included', async () => {
    await untilAllIsWell();
    const outcomes = await killed('gateway-1', 6_000);
    expect(outcomes.filter(({ kind }) => kind === 'chat').length).toBeGreaterThan(0);
    await composed.start('gateway-1');
    await untilAllIsWell();
  });

  it('book once when the gateway dies during a payment that is repeated with the same key', async () => {
    const member = traveller();
    await register(member);
    const { id, totalToPay } = await newBooking(member, choice);
    const payment = { bookingId: id, expectedTotalMinor: totalToPay.amountMinor, key: randomUUID() };
    // Without other traffic, the busy gateway is the one that handles the payment.
    await traffic.stop();
    const before = await composed.books();
    await composed.slowBook(3_000);
    const paying = pay(member, payment).catch(() => null);
    await expect.poll(() => composed.books()).toBe(before + 1);
    const [busy, ...others] = await composed.busyGateways();
    expect(others).toEqual([]);
    if (!busy) throw new Error('no gateway has the payment in hand');
    await composed.kill(busy);
    expect(await paying).toBeNull();

    // Repeated, because a request that the load balancer still sends to the dead gateway is lost.
    await expect
      .poll(() =>
        pay(member, payment).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    const confirmed = { status: 'confirmed', isProcessing: false };
    await expect.poll(() => readBooking(member, id), { timeout: 60_000 }).toMatchObject(confirmed);
    expect(await pay(member, payment)).toMatchObject({ booking: { id, status: 'confirmed' } });
    expect(await composed.books()).toBe(before + 1);
    await composed.start(busy);
    traffic = goOn();
  });
});

describe('two platforms and two assistants', () => {
  it.each(['platform-1', 'assistant-1'] as const)(
    'lose only requests in flight when %s dies, and use it again after its restart',
    async (member) => {
      await untilAllIsWell();
      expect((await killed(member, 4_000)).length).toBeGreaterThan(0);
      await composed.start(member);
      await untilAllIsWell();
    },
  );
});

describe('the composed deployment', () => {
  it('serves searches and chats while the platform is down, and the login page explains the outage', async () => {
    await untilAllIsWell();
    await composed.kill('platform-1');
    await composed.kill('platform-2');
    traffic.take();
    await traffic.run(5_000);
    const page = await traveller().fetch('/login?lang=he');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).toContain('<html lang="he" dir="rtl"');
    const form = await traveller().fetch('/login', { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect([form.status, form.headers.get('retry-after')]).toEqual([503, '5']);
    const api = await traveller().fetch('/api/apps/solera/entities/Hotel');
    expect([api.status, await api.json()]).toMatchObject([503, { code: 'PLATFORM_UNAVAILABLE' }]);

    const outcomes = traffic.take();
    const membersOnly: ReadonlySet<Kind> = new Set(['me', 'bookings']);
    expect(faults(outcomes.filter(({ kind }) => !membersOnly.has(kind)))).toEqual([]);
    for (const fault of faults(outcomes)) expect(fault).toMatch(/: PLATFORM_UNAVAILABLE$/);
    await composed.start('platform-1');
    await composed.start('platform-2');
    await untilAllIsWell();
    // The traffic does not request the login page, so wait for it separately.
    await expect.poll(async () => (await traveller().fetch('/login')).status).toBe(200);
  });

  it('serves known hotels and rooms while the hotel provider is down', async () => {
    await untilAllIsWell();
    await composed.kill('provider');
    traffic.take();
    await traffic.run(4_000);
    expect(faults(traffic.take())).toEqual([]);
    await composed.start('provider');
    await untilAllIsWell();
  });

  it('reports only the chat as unavailable while the assistant is down', async () => {
    await untilAllIsWell();
    await composed.kill('assistant-1');
    await composed.kill('assistant-2');
    traffic.take();
    await traffic.run(4_000);
    const outcomes = traffic.take();
    const said = new Set(faults(outcomes));
    expect([...said]).toEqual(['chat: CHAT_UNAVAILABLE']);
    await composed.start('assistant-1');
    await composed.start('assistant-2');
    await untilAllIsWell();
  });

  it('serves everything while Redis is down', async () => {
    await untilAllIsWell();
    await composed.kill('redis');
    await traffic.run(4_000);
    await composed.start('redis');
    await traffic.run(2_000);
    expect(faults(traffic.take())).toEqual([]);
  });
});
