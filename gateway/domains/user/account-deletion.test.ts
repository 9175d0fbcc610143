import { describe, expect, it } from 'vitest';
import type { Booking } from '#models/booking.ts';
import type { Viewer } from '#models/viewer.ts';
import type { SignInOutcome } from '#upstreams/platform/entity-platform.ts';
import { deleteAccount } from './account-deletion.ts';
import type { AccountDeps } from './account-ports.ts';

const dana: Viewer = {
  id: 'u1',
  email: 'dana@example.com',
  fullName: 'Dana',
  phone: '',
  role: 'user',
  preferences: { newsletter: false, notifications: false, language: null, currency: null },
  createdAt: '2026-01-01T00:00:00.000Z',
};

interface Stay {
  readonly id: string;
  readonly status: Booking['status'];
  readonly checkOut: string;
  readonly pendingOperation?: Booking['pendingOperation'];
  readonly attempt?: number;
  /** Number of concurrent changes by other writers. */
  concurrentChanges?: number;
}

function setUp(
  stays: Stay[],
  {
    role = 'user',
    isLast = false,
    isMute = false,
  }: { role?: Viewer['role']; isLast?: boolean; isMute?: boolean } = {},
) {
  const calls: string[] = [];
  const left = new Map(
    stays.map((stay) => [stay.id, { pendingOperation: null, attempt: 0, version: 1, ...stay }]),
  );
  const result = (password: string): SignInOutcome =>
    password === 'right'
      ? { kind: 'signed-in', token: 'proof', viewer: { ...dana, role }, deviceProofs: null }
      : { kind: 'refused', reason: password === 'again' ? 'TOO_MANY_ATTEMPTS' : 'INVALID_CREDENTIALS' };
  const deps = {
    sessions: {
      signIn: (_email: string, password: string) => Promise.resolve(result(password)),
      revoke: (token: string) => Promise.resolve(void calls.push(`revoke ${token}`)),
    },
    bookings: { bookingsByOwner: () => Promise.resolve([...left.values()]) },
    removal: {
      isLastAdministrator: () => Promise.resolve(isLast),
      anonymiseReviews: () => Promise.resolve(['h1', 'h2']),
      anonymiseBooking: (id: string) => {
        const stay = left.get(id);
        if (stay?.concurrentChanges) {
          stay.concurrentChanges -= 1;
          return Promise.resolve(false);
        }
        calls.push(`anonymise ${id}`);
        left.delete(id);
        return Promise.resolve(true);
      },
      deleteDraft: (id: string) => {
        calls.push(`delete ${id}`);
        left.delete(id);
        return Promise.resolve();
      },
      deleteFavorites: () => Promise.resolve(void calls.push('favorites')),
      deletePerson: () => Promise.resolve(calls.push('person') > 0),
    },
    reviewsChanged: (id: string) => Promise.resolve(void calls.push(`changed ${id}`)),
    forgetTalks: (id: string) => {
      calls.push(`talks ${id}`);
      return isMute ? Promise.reject(new Error('down')) : Promise.resolve();
    },
    clock: () => new Date('2026-11-21T12:00:00Z'),
    logger: { info: () => undefined, warn: () => undefined },
  };
  const caller = {
    viewer: dana,
    sessionToken: 'mine',
    callerAddress: '192.0.2.1',
    deviceProofs: null,
    signal: new AbortController().signal,
    cookies: { setSession: () => undefined, clearSession: () => void calls.push('cookie') },
    forgetViewer: (id: string) => void calls.push(`forget ${id}`),
  };
  const run = (password = 'right') => deleteAccount(deps as unknown as AccountDeps, caller, password);
  return { calls, run };
}

const past = '2026-11-21';
const ahead = '2026-11-22';

describe('deleting an account', () => {
  it('is refused before an upcoming stay with an unknown status', async () => {
    const onHold = setUp([{ id: 'on hold', status: null, checkOut: ahead }]);
    expect(await onHold.run()).not.toMatchObject({ __typename: 'AccountDeleted' });
    expect(onHold.calls.filter((call) => /anonymise|delete|person/.test(call))).toEqual([]);
  });

  it('deletes drafts, removes personal data from records that must stay, and deletes the user after them', async () => {
    const { calls, run } = setUp([
      { id: 'draft', status: 'pending', checkOut: ahead },
      { id: 'tried', status: 'pending', checkOut: ahead, attempt: 1 },
      { id: 'over', status: 'confirmed', checkOut: past },
      { id: 'off', status: 'cancelled', checkOut: ahead, concurrentChanges: 2 },
    ]);
    expect(await run()).toEqual({ __typename: 'AccountDeleted', keptBookings: 3 });
    expect(calls).toEqual([
      'revoke proof',
      'delete draft',
      'anonymise tried',
      'anonymise over',
      'anonymise off',
      'favorites',
      'person',
      'cookie',
      'forget u1',
      'changed h1',
      'changed h2',
      'talks u1',
    ]);
  });

  it.each<[string, Stay]>([
    ['a stay is upcoming', { id: 'b', status: 'confirmed', checkOut: ahead }],
    ['a reservation is pending', { id: 'b', status: 'pending', checkOut: ahead, pendingOperation: 'book' }],
    [
      'a cancellation is pending',
      { id: 'b', status: 'cancelled', checkOut: past, pendingOperation: 'cancel' },
    ],
  ])('is refused while %s', async (_name, stay) => {
    const { calls, run } = setUp([{ id: 'over', status: 'confirmed', checkOut: past }, stay]);
    expect(await run()).toEqual({
      __typename: 'ProfileRefused',
      code: 'INVALID_STATE',
      fields: ['bookings'],
    });
    expect(calls).toEqual(['revoke proof']);
  });

  it('does not depend on the assistant, because conversations expire by themselves', async () => {
    const { calls, run } = setUp([], { isMute: true });
    expect(await run()).toMatchObject({ __typename: 'AccountDeleted' });
    expect(calls).toContain('talks u1');
    expect(calls).toContain('changed h2');
  });

  it('needs the password', async () => {
    const { calls, run } = setUp([]);
    expect(await run('wrong')).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['password'] });
    await expect(run('again')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(calls).toEqual([]);
  });

  it('is refused for the last administrator', async () => {
    const last = setUp([], { role: 'admin', isLast: true });
    expect(await last.run()).toMatchObject({ code: 'LAST_ADMIN' });
    expect(last.calls).toEqual(['revoke proof']);
    expect(await setUp([], { role: 'admin' }).run()).toMatchObject({ __typename: 'AccountDeleted' });
  });

  it('gives up when a booking is modified again and again, and leaves the account in place', async () => {
    const { calls, run } = setUp([
      { id: 'off', status: 'cancelled', checkOut: ahead, concurrentChanges: 99 },
    ]);
    await expect(run()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(calls).not.toContain('person');
  });
});
