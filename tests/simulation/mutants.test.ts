import { afterEach, describe, expect, it, vi } from 'vitest';
import { mutated } from '#backends/provider/control/mutation.ts';
import type { Booking } from '#models/booking.ts';
import type * as RecordOutcome from '#domains/booking/record/record-outcome.ts';
import type * as OwnReservation from '#domains/booking/inventory/own-reservation.ts';
import type * as Suppliers from '#domains/booking/inventory/provider-supplier.ts';
import type * as Transitions from '#domains/booking/record/transitions.ts';
import { nightsBegun } from '#shared/cancellation/begun-stay.ts';
import type * as BegunStay from '#shared/cancellation/begun-stay.ts';
import { nightsBetween } from '#shared/stay/nights.ts';
import type { Chaos } from './chaos.ts';
import type { ResponseMutator } from './upstreams/response-mutator.ts';
import { unchangedSaga } from './run-worlds.ts';
import { mutants, type Mutant } from './mutants.ts';
import { runWorld } from './world.ts';

/** A mutant must be noticed within this many worlds. */
const WORLDS = 12;

/**
 * Number of bookings per world, and index of the first world. Worlds cost seconds each, so they are small and start at
 * one that notices the mutant. The next ones run only when that no longer does, as after a change of the saga.
 */
interface Worlds {
  readonly size?: number;
  readonly first?: number;
}

async function noticedRules(
  { options, noticedBy }: Pick<Mutant, 'options' | 'noticedBy'>,
  { size = 60, first = 0 }: Worlds = {},
  run = runWorld,
): Promise<readonly string[]> {
  const noticed = new Set<string>();
  for (let nth = first; nth < first + WORLDS && noticed.size === 0; nth += 1) {
    const { witness } = await run({ seed: 5, nth, bookings: size, until: noticedBy, ...options });
    for (const { rule } of witness.violations()) if (noticedBy.includes(rule)) noticed.add(rule);
  }
  return [...noticed];
}

/** Shows that the simulation can fail: it notices every mutant of the saga, by one of the expected rules. */
describe('mutants of the booking saga', () => {
  it.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
    'the simulation notices the mutant: %s',
    async (_name, mutant) => {
      expect(await noticedRules(mutant, { first: mutant.firstWorld ?? 0 })).not.toEqual([]);
    },
  );
});

/** A wrong cancellation fee for a stay that has begun: it covers the nights begun, but not the one after them. */
const keptNights: typeof BegunStay.nonRefundableOfBegunStay = (stay, now) =>
  Math.floor(
    (stay.totalPrice.amountMinor * nightsBegun(stay, now)) / nightsBetween(stay.checkIn, stay.checkOut),
  );

/** Mutants of rules inside the saga, which no port can change: a function of a module is replaced. */
describe('the simulation notices a saga in which', () => {
  const folder = '../../gateway/domains/booking';
  const begunStay = '../../gateway/shared/cancellation/begun-stay.ts';
  afterEach(() => {
    vi.doUnmock('./upstreams/response-mutator.ts');
    vi.doUnmock(`${folder}/inventory/own-reservation.ts`);
    vi.doUnmock(`${folder}/draft/compare-quotes.ts`);
    vi.doUnmock(`${folder}/record/record-outcome.ts`);
    vi.doUnmock(`${folder}/inventory/provider-supplier.ts`);
    vi.doUnmock(`${folder}/record/transitions.ts`);
    vi.doUnmock(begunStay);
    vi.resetModules();
  });

  const without = async (noticedBy: readonly string[], worlds?: Worlds) => {
    vi.resetModules();
    const { runWorld: run } = await import('./world.ts');
    return noticedRules({ options: unchangedSaga, noticedBy }, worlds, run);
  };

  it('a reservation is believed to be absent without checking the report', async () => {
    vi.doMock(`${folder}/inventory/own-reservation.ts`, async (original) => ({
      ...(await original<object>()),
      reportOf: () => Promise.resolve([]),
    }));
    expect(await without(['given up although it was made'], { size: 120, first: 5 })).not.toEqual([]);
  });

  it('a higher price is paid without asking', async () => {
    vi.doMock(`${folder}/draft/compare-quotes.ts`, () => ({ compareQuotes: () => 'same' }));
    expect(await without(['totals differ'])).not.toEqual([]);
  });

  it.each([
    [
      'the nights begun are refunded',
      'a begun stay cancelled too cheaply',
      { nonRefundableOfBegunStay: () => 0 },
    ],
    [
      'only the nights begun are charged',
      'a begun stay cancelled too cheaply',
      { nonRefundableOfBegunStay: keptNights },
    ],
    ['a stay is cancelled when it is over', 'cancelled on the day of departure', { isOver: () => false }],
  ])('%s', async (_name, rule, worse) => {
    vi.doMock(begunStay, async (original) => ({ ...(await original<object>()), ...worse }));
    expect(await without([rule], { size: 240 })).not.toEqual([]);
  });

  it('every process that finds an outcome sends a notification', async () => {
    vi.doMock(`${folder}/record/record-outcome.ts`, async (original) => {
      const { recordOutcome, ...rest } = await original<typeof RecordOutcome>();
      const tellingRecordOutcome: typeof recordOutcome = async (deps, start, decide) => {
        const silent = { ...deps, notify: () => undefined };
        const booking = await recordOutcome(silent, start, decide);
        const isConfirmed = booking.status === 'confirmed' && booking.pendingOperation === null;
        if (start.pendingOperation === 'book' && isConfirmed)
          deps.notify({ kind: 'booking-confirmed', booking });
        return booking;
      };
      return { ...rest, recordOutcome: tellingRecordOutcome };
    });
    expect(await without(['told twice'], { size: 400, first: 4 })).not.toEqual([]);
  });

  it('a status check without the confirmation number is believed', async () => {
    // Rare in usual worlds: here every third status check omits the number.
    vi.doMock('./upstreams/response-mutator.ts', () => ({
      createResponseMutator: ({ chaos }: { readonly chaos: Chaos }): ResponseMutator => {
        const order = { how: 'omit', field: 'BookingDetail.ConfirmationNumber' } as const;
        return (call, _about, body) =>
          call === 'reservation' && chaos.strikes(0.3) ? mutated(body, order, chaos.draw).body : body;
      },
    }));
    vi.doMock(`${folder}/inventory/provider-supplier.ts`, async (original) => {
      const { createProviderSupplier, ...rest } = await original<typeof Suppliers>();
      const believing: typeof createProviderSupplier = (deps) => {
        const supplier = createProviderSupplier(deps);
        return {
          ...supplier,
          async find(booking, number) {
            const found = await supplier.find(booking, number);
            return found.kind === 'unclear' && booking.pendingOperation === 'book'
              ? { kind: 'active', confirmationNumber: found.confirmationNumber ?? '' }
              : found;
          },
        };
      };
      return { ...rest, createProviderSupplier: believing };
    });
    expect(await without(['confirmed without a number'])).not.toEqual([]);
  });

  it('a Cancel is sent for a number that only one response named', async () => {
    // Rare in usual worlds: here every fifth Book is answered with the number of the previous one.
    vi.doMock('./upstreams/response-mutator.ts', () => ({
      createResponseMutator: ({ chaos }: { readonly chaos: Chaos }): ResponseMutator => {
        let earlier: object = {};
        return (call, _about, body) => {
          if (call !== 'book') return body;
          const order = { how: 'swap', field: 'ConfirmationNumber', earlier } as const;
          earlier = body;
          return chaos.strikes(0.2) ? mutated(body, order, chaos.draw).body : body;
        };
      },
    }));
    vi.doMock(`${folder}/inventory/own-reservation.ts`, async (original) => {
      const ownReservation: typeof OwnReservation.ownReservation = (_supplier, { providerRef }) =>
        Promise.resolve({ kind: 'known', confirmationNumber: providerRef ?? '' });
      return { ...(await original<object>()), ownReservation };
    });
    expect(await without(['Cancel of a room that is kept'], { first: 1 })).not.toEqual([]);
  });

  it('an outcome is stored for another attempt', async () => {
    vi.doMock(`${folder}/record/transitions.ts`, async (original) => ({
      ...(await original<typeof Transitions>()),
      hasPendingBook: ({ pendingOperation }: Booking) => pendingOperation === 'book',
    }));
    vi.resetModules();
    const { lateAnswer } = await import(`${folder}/testing/late-answer.ts`);
    const { before, after } = await lateAnswer({ kind: 'refused', statusCode: 300 });
    expect(after).not.toEqual(before);
  });
});
