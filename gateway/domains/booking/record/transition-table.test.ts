import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { Booking, BookingStatus } from '#models/booking.ts';
import type { BookResult, CancelResult, Reservation } from '#upstreams/provider/hotel-provider.ts';
import { reservation } from '../testing/cancel.ts';
import { caller, confirmInput, createInput, dana, noa, setUp } from '../testing/kit.ts';
import { freeLive, row } from '../testing/unknown-outcome.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

/** The pairs of status and pending operation that may be stored; no other state exists. */
const TABLE: ReadonlySet<string> = new Set([
  'pending null',
  'pending book',
  'confirmed null',
  'confirmed cancel',
  'cancelled null',
  'cancelled cancel',
]);

const stateOf = ({ status, pendingOperation }: Booking): string => `${status} ${pendingOperation}`;

/**
 * A random step: an act of the owner or an administrator, a job, a pause, or what the provider responds from now on.
 */
type Step =
  | { readonly do: 'pay' | 'cancel'; readonly key: number; readonly byAdmin: boolean }
  | { readonly do: 'set'; readonly status: BookingStatus }
  | { readonly do: 'read' | 'reconcileDue' | 'auditReservations' | 'recheck' | 'lost-write' }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'book-answers'; readonly result: BookResult }
  | { readonly do: 'cancel-answers'; readonly result: CancelResult }
  | {
      readonly do: 'provider-has';
      readonly found: 'nothing' | 'mismatched' | 'error' | Reservation['status'];
    };

const only = (step: Step): Arbitrary<Step> => constant(step);

const steps: Arbitrary<Step> = oneof(
  {
    weight: 4,
    arbitrary: record({ do: constant('pay' as const), key: nat(3), byAdmin: boolean() }),
  },
  {
    weight: 3,
    arbitrary: record({ do: constant('cancel' as const), key: nat(3), byAdmin: boolean() }),
  },
  {
    weight: 2,
    arbitrary: record({
      do: constant('set' as const),
      status: constantFrom('pending' as const, 'confirmed' as const, 'cancelled' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: record({
      do: constantFrom('read' as const, 'reconcileDue' as const, 'auditReservations' as const),
    }),
  },
  only({ do: 'recheck' }),
  only({ do: 'lost-write' }),
  {
    weight: 4,
    arbitrary: record({ do: constant('wait' as const), minutes: constantFrom(0.2, 2, 5, 60, 1500) }),
  },
  {
    weight: 2,
    arbitrary: record({
      do: constant('book-answers' as const),
      result: constantFrom<BookResult>(
        { kind: 'booked', confirmationNumber: 'ABC123' },
        { kind: 'refused', statusCode: 300 },
        { kind: 'refused', statusCode: 0 },
        { kind: 'unknown', reason: 'timeout' },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: record({
      do: constant('cancel-answers' as const),
      result: constantFrom<CancelResult>(
        { kind: 'accepted' },
        { kind: 'refused', statusCode: 479 },
        { kind: 'refused', statusCode: 0 },
        { kind: 'unknown', reason: 'timeout' },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: record({
      do: constant('provider-has' as const),
      found: constantFrom(
        'nothing' as const,
        'mismatched' as const,
        'error' as const,
        'active' as const,
        'cancelled' as const,
        'cancelling' as const,
        'unknown' as const,
      ),
    }),
  },
);

/** One booking, two instances, and every state that was stored. */
async function world() {
  const kit = setUp();
  const me = caller(dana);
  await kit.service.create(me, createInput());
  const id = 'booking-1';
  const written: Booking[] = [];
  const { change } = kit.store;
  const lost = { next: false };
  kit.store.change = async (...call) => {
    const moved = await change(...call);
    if (moved) written.push(moved);
    if (!lost.next) return moved;
    lost.next = false;
    throw new AppError('TIMEOUT');
  };
  const provide = (found: (Step & { do: 'provider-has' })['found']): void => {
    const { script } = kit;
    const current = () => kit.records.get(id)?.clientRef ?? '';
    const isThere = found !== 'nothing' && found !== 'error';
    script.report = () =>
      found === 'error'
        ? Promise.reject(new AppError('PROVIDER_UNAVAILABLE'))
        : Promise.resolve(isThere ? [row(current())] : []);
    script.reservation = () => {
      if (found === 'error') return Promise.reject(new AppError('PROVIDER_UNAVAILABLE'));
      if (found === 'mismatched') return Promise.resolve({ ...reservation('active'), hotelCode: '1000002' });
      if (found === 'active') return Promise.resolve(freeLive());
      return Promise.resolve(found === 'nothing' ? null : reservation(found));
    };
  };
  const take = async (step: Step, at: number): Promise<unknown> => {
    const service = at % 2 === 0 ? kit.service : kit.otherInstance();
    const who = 'byAdmin' in step && step.byAdmin ? caller(noa) : me;
    switch (step.do) {
      case 'pay':
        return service.confirm(who, confirmInput({ key: `pay-${step.key}` }));
      case 'cancel':
        return service.cancel(who, { bookingId: id, feeSeenMinor: 1e9, key: `cancel-${step.key}` });
      case 'set':
        return service.setStatus(caller(noa), id, step.status);
      case 'read':
        return service.visible(me, id);
      case 'recheck':
        return service.recheck(me, id);
      case 'wait':
        return kit.clock.advance(step.minutes * MINUTE_MS);
      case 'book-answers':
        kit.script.book = () => Promise.resolve(step.result);
        return undefined;
      case 'cancel-answers':
        kit.script.cancel = () => Promise.resolve(step.result);
        return undefined;
      case 'provider-has':
        return provide(step.found);
      case 'lost-write':
        lost.next = true;
        return undefined;
      case 'reconcileDue':
      case 'auditReservations':
      default:
        return service[step.do]();
    }
  };
  /** Advances the clocks until the step has ended: a payment waits at most 25 seconds. */
  const finish = async (job: Promise<unknown>): Promise<void> => {
    const state = { isOver: false };
    const end = job.catch((cause: unknown) => {
      if (!(cause instanceof AppError)) throw cause;
    });
    void end.finally(() => (state.isOver = true)).catch(() => undefined);
    for (let turn = 0; turn < 200 && !state.isOver; turn += 1) await kit.clock.advance(500);
    await end;
  };
  return { ...kit, id, written, take, finish };
}

const holds = ({ providerRef, outcome }: Booking): boolean =>
  providerRef !== null && outcome?.kind !== 'cancelled';

/** The violations of a stored booking; empty when it is valid. */
function violationsOf(booking: Booking): string[] {
  const { status, pendingOperation, dueAt, adminOverride, payment, clientRef, refs } = booking;
  const isPlain = adminOverride === null && pendingOperation === null;
  const rules: [boolean, string][] = [
    [TABLE.has(stateOf(booking)), 'no state of the table'],
    [
      (dueAt === null) === (pendingOperation === null),
      'pending without a status check, or the other way round',
    ],
    // After an administrator's override, status and reservation may differ.
    [!isPlain || holds(booking) === (status === 'confirmed'), 'status and reservation disagree'],
    [!isPlain || status !== 'pending' || payment === null, 'paid for nothing'],
    [pendingOperation !== 'book' || refs.at(-1) === clientRef, 'sent under a reference that is not kept'],
  ];
  return rules.flatMap(([isWell, wrong]) => (isWell ? [] : [`${stateOf(booking)}: ${wrong}`]));
}

describe('a booking under random steps', () => {
  it('only reaches the states of the table, and a settled status matches its reservation', async () => {
    await assert(
      asyncProperty(array(steps, { minLength: 1, maxLength: 25 }), async (taken) => {
        const kit = await world();
        for (const [index, step] of taken.entries()) await kit.finish(kit.take(step, index));
        expect(kit.written.flatMap(violationsOf)).toEqual([]);
        // A reference is sent at most once, after it was written.
        const sent = kit.sent.map(({ clientRef }) => clientRef);
        expect(new Set(sent).size).toBe(sent.length);
        const refs = kit.records.get(kit.id)?.refs ?? [];
        expect(sent.every((ref) => refs.includes(ref))).toBe(true);
        // Every write increments the version, and none is lost.
        const versions = kit.written.map(({ version }) => version);
        expect(versions).toEqual(versions.map((_, index) => index + 2));
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});
