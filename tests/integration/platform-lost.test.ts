import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#shared/errors/error-codes.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { startStubServer, type StubServer } from '../support/servers/stub-server.ts';
import { createBooking, hotelPage, firstWithRooms } from './support/booking.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const stay = twoNights();

// At the same time, because each product waits for its platform for a while.
describe.concurrent.each<[string, (platform: StubServer) => void]>([
  ['fails', (platform) => platform.text('<h1>of the inside</h1>', 500)],
  ['answers HTML', (platform) => platform.text('<h1>of the inside</h1>')],
  // Never responds: the request stays open.
  ['hangs', (platform) => platform.answer(() => undefined)],
])('a platform that %s', (_name, misbehave) => {
  let platform: StubServer;
  let product: TestProduct;
  beforeAll(async () => {
    platform = await startStubServer();
    misbehave(platform);
    product = await startTestProduct({
      PLATFORM_URL: platform.url,
      PLATFORM_SERVICE_TOKEN: 'a-token-of-the-test-only',
    });
  });
  afterAll(async () => {
    await product.stop();
    await platform.close();
  });

  it('does not affect search and the pages of provider hotels; sessions are reported as unchecked, and nothing is booked', async () => {
    const visitor = product.visitor();
    const criteria = criteriaOf(await cityNamed(visitor, 'Haifa'), stay);
    const { hotels, progress } = await searchWhole(visitor, criteria, { page: { page: 1, pageSize: 50 } });
    expect(progress).toMatchObject({ complete: true, failedChunks: [] });
    const hotelId = firstWithRooms(hotels).id;
    const [offer] = (await hotelPage(visitor, hotelId, stay)).offers.offers;
    if (!offer) throw new Error('no rooms');

    const bearer = { authorization: 'Bearer somebody' };
    const me = await visitor.ask('{ me { id } }', {}, bearer);
    expect(me.data).toEqual({ me: null });
    expect(me.errors[0]?.extensions).toMatchObject({ code: 'PLATFORM_UNAVAILABLE', retryable: true });
    // A member with a session gets a temporary failure, not a request to sign in again.
    const own = await visitor.ask('{ myBookings { id } }', {}, bearer);
    expect(own.errors[0]?.extensions).toMatchObject({ code: 'PLATFORM_UNAVAILABLE', retryable: true });
    const stranger = await visitor.ask('{ myBookings { id } }');
    expect(stranger.errors[0]?.extensions).toMatchObject({ code: 'AUTH_REQUIRED' });

    await product.sandbox.forget();
    const started = await createBooking(visitor, { hotelId, offer, stay }).catch(String);
    expect(started).toMatch(/"code":"(PLATFORM_UNAVAILABLE|UPSTREAM_ERROR|TIMEOUT|OVERLOADED)"/);
    expect((await product.sandbox.counts())['Book']).toBeUndefined();
    expect(started).not.toContain('inside');
  }, 120_000);

  it('leads to an error code for operations that need it', async () => {
    const input = { email: 'dana@example.com', password: 'long enough' };
    const signIn = await product
      .visitor()
      .ask('mutation($input: SignInInput!) { signIn(input: $input) { __typename } }', { input });
    const booking = await product.visitor().ask('{ booking(id: "b1") { id } }');
    for (const { errors } of [signIn, booking]) {
      expect(errorCodes).toContain(errors[0]?.extensions?.['code']);
      expect(errors[0]?.extensions).toMatchObject({ retryable: true });
      expect(JSON.stringify(errors)).not.toContain('inside');
    }
    // An instance that starts during an outage waits for the platform for a while, then serves what it can.
    const status = async () => (await product.visitor().fetch('/readyz')).status;
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 60_000 });
  }, 120_000);
});
