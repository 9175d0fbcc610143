import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createBookingStore } from './bookings/bookings.ts';
import type { PlatformCall, SendToPlatform } from './send.ts';
import { createSessions } from './people/sessions.ts';

/** A platform that records its requests and has no records. */
function setUp() {
  const calls: PlatformCall[] = [];
  const send: SendToPlatform = (call) => {
    calls.push(call);
    return Promise.resolve({ status: 404, body: null, code: '', headers: new Headers(), attempts: 1 });
  };
  const sessions = createSessions(send, {
    serviceToken: 'service-token',
    appId: 'solera',
    loginOrigin: () => 'http://localhost:4000',
  });
  return { calls, sessions, bookings: createBookingStore(send, 'service-token', pino({ level: 'silent' })) };
}

describe('a token from an untrusted request', () => {
  it.each(['a\r\nX-Other: 1', 'é', '', ' ', 'x'.repeat(5_000)])(
    'is not sent to the platform when it is %j',
    async (token) => {
      const { calls, sessions } = setUp();
      expect(await sessions.viewer(token)).toBeNull();
      expect(await sessions.exchange(token)).toBeNull();
      await sessions.revoke(token);
      expect(calls).toEqual([]);
    },
  );
});

describe('a booking id from an untrusted request', () => {
  it.each(['', '.', '..', '../User/me', 'a/b', '\ud83d', '\0', 'x'.repeat(65)])(
    'is not looked up when it is %j',
    async (id) => {
      const { calls, bookings } = setUp();
      expect(await bookings.booking(id)).toBeNull();
      expect(calls).toEqual([]);
    },
  );

  it('is looked up when it is well-formed', async () => {
    const { calls, bookings } = setUp();
    expect(await bookings.booking('986aa18173f557c9d43d80e2')).toBeNull();
    expect(calls).toHaveLength(1);
  });
});
