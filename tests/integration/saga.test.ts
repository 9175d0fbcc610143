import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import {
  newBooking,
  pay,
  readBooking,
  register,
  firstWithRooms,
  type Choice,
  type OfferShown,
} from './support/booking.ts';
import { cancel, memberWithStay, readState } from './support/cancelling.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights, type Stay } from './support/search.ts';

/**
 * The product reconciles by itself here, sooner than in production: status checks after 1, 2 and 4 seconds.
 */
let product: TestProduct;
let choice: Choice;
/** A room whose cancellation costs a fee from the start. */
let costly: Choice;

beforeAll(async () => {
  product = await startTestProduct({
    BOOK_SETTLE_S: '1,2,4',
    BOOK_SWEEP_S: '0.3',
    BOOK_AUDIT_S: '0.5',
  });
  choice = await freeChoice(product.visitor(), twoNights());
  costly = await costlyChoice(choice);
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.sandbox.heal();
  await product.sandbox.forget();
});

/**
 * A room that can be cancelled free of charge, of the first hotel that has one: on any day some hotels have
 * none.
 */
async function freeChoice(visitor: Visitor, stay: Stay): Promise<Choice> {
  const criteria = criteriaOf(await cityNamed(visitor, 'Tel Aviv'), stay);
  const { hotels } = await searchWhole(visitor, criteria, { filter: { free_cancellation: true } });
  const { id: hotelId } = firstWithRooms(hotels);
  const offer = await offerOf({ hotelId, stay }, true);
  if (!offer) throw new Error('no room that may be cancelled free of charge');
  return { hotelId, stay, offer };
}

/** A room that cannot be cancelled free of charge, of a hotel with a number near that one. */
async function costlyChoice({ hotelId, stay }: Choice): Promise<Choice> {
  for (let next = Number(hotelId); next < Number(hotelId) + 20; next += 1) {
    const place = { hotelId: String(next), stay };
    const offer = await offerOf(place, false);
    if (offer) return { ...place, offer };
  }
  throw new Error('no room that costs a fee');
}

/** A room that can be cancelled without a fee, or one with a fee; undefined when the hotel has none. */
async function offerOf(
  { hotelId, stay }: Pick<Choice, 'hotelId' | 'stay'>,
  isFree: boolean,
): Promise<OfferShown | undefined> {
  type Shown = OfferShown & { readonly cancellation: { readonly isFree: boolean } };
  const { data } = await product.visitor().ask<{ hotel: { offers: { offers: readonly Shown[] } } | null }>(
    `query($id: ID!, $stay: StayInput!) {
      hotel(id: $id) {
        offers(stay: $stay) {
          offers {
            id roomNames mealPlan total { amountMinor currency } pricePerNight { amountMinor currency }
            cancellation { isFree }
          }
        }
      }
    }`,
    { id: hotelId, stay },
  );
  return data.hotel?.offers.offers.find(({ cancellation }) => cancellation.isFree === isFree);
}

/** Reads the record until the condition holds; otherwise the test times out. */
async function until(
  id: string,
  isSo: (record: Record<string, unknown>) => boolean,
): Promise<Record<string, unknown>> {
  for (;;) {
    const record = await product.record('Booking', id);
    if (isSo(record)) return record;
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
}

const isSettled = (record: Record<string, unknown>) => record['effect'] === null;

async function paidWith(
  fault: { readonly kind: string; readonly [option: string]: string | number },
  room = choice,
) {
  const member = product.visitor();
  await register(member);
  const draft = await newBooking(member, room);
  await product.sandbox.fault({ call: 'Book', times: 1, ...fault });
  const paid = await pay(member, { bookingId: draft.id, expectedTotalMinor: draft.totalToPay.amountMinor });
  return { member, draft, paid };
}

const counted = async (call: string) => (await product.sandbox.counts())[call] ?? 0;

describe('a Book without a response', () => {
  it('is confirmed without a request of the traveller, and sent once', async () => {
    const { member, draft, paid } = await paidWith({ kind: 'no-answer' });
    expect(paid.booking).toMatchObject({ status: 'pending', isProcessing: true });
    expect(await until(draft.id, isSettled)).toMatchObject({ status: 'confirmed', effect: null });
    expect(await readBooking(member, draft.id)).toMatchObject({ status: 'confirmed', isProcessing: false });
    expect(await counted('Book')).toBe(1);
  });

  it('that never arrived ends as absent, costs nothing, and can be paid again', async () => {
    const { member, draft } = await paidWith({ kind: 'drop' });
    const given = await until(draft.id, isSettled);
    expect(given).toMatchObject({ status: 'pending', payment: null, outcome: { kind: 'absent' } });
    const again = await pay(member, {
      bookingId: draft.id,
      expectedTotalMinor: draft.totalToPay.amountMinor,
    });
    expect(again.booking).toMatchObject({ status: 'confirmed' });
    expect((await product.record('Booking', draft.id))['refs']).toHaveLength(2);
  });
});

describe('a reservation without a booking', () => {
  it('whose request arrived after the booking was given up is cancelled by the audit', async () => {
    const { draft } = await paidWith({ kind: 'late', ms: 15_000 });
    expect(await until(draft.id, isSettled)).toMatchObject({ outcome: { kind: 'absent' } });
    const resolved = await until(draft.id, ({ history }) =>
      JSON.stringify(history).includes('audit: reservation'),
    );
    expect(resolved).toMatchObject({ status: 'pending', effect: null, mismatch: null });
    expect(await counted('Cancel')).toBe(1);
    const metrics = await (await product.visitor().fetch('/metrics')).text();
    expect(metrics).toMatch(/solera_audit_finds_total\{action="cancelled"\} [1-9]/);
    expect(metrics).toMatch(/solera_unknown_outcomes_total\{effect="book"\} [1-9]/);
  });
});

describe.each(['omit', 'null', 'empty'])('a status check without a confirmation number (%s)', (how) => {
  /** @param limits how often, or the reference of one stay; without limits until the fault is cleared */
  const untold = (limits: Readonly<Record<string, string | number>>) =>
    product.sandbox.fault({
      ...limits,
      call: 'BookingDetail',
      kind: 'mutate',
      field: 'BookingDetail.ConfirmationNumber',
      how,
    });
  const live = async (id: string) => {
    const { client_ref: reference } = await product.record('Booking', id);
    return (await product.reservations()).filter(
      (row) => row.ClientReferenceNumber === reference && row.BookingStatus === 'Vouchered',
    );
  };

  it('confirms nothing; the next one does, and the audit does not cancel the reservation', async () => {
    await untold({ times: 2 });
    const { draft } = await paidWith({ kind: 'no-answer' });
    const settled = await until(draft.id, isSettled);
    expect(settled).toMatchObject({ status: 'confirmed', mismatch: null });
    // Time for some audits.
    await new Promise((resolve) => void setTimeout(resolve, 2_000));
    expect(await live(draft.id)).toMatchObject([{ ConfirmationNo: settled['provider_ref'] }]);
    expect(await product.record('Booking', draft.id)).toMatchObject({ status: 'confirmed', mismatch: null });
    expect(await counted('Cancel')).toBe(0);
  });

  it('does not make a reservation with a fee look cancelled while it is live', async () => {
    const { member, booking } = await memberWithStay(product, costly);
    await product.update('Booking', booking.id, { provider_ref: null });
    // For this stay only, and until the fault is cleared: audits check too, and how many run first depends on
    // the machine's speed.
    const { client_ref: reference } = await product.record('Booking', booking.id);
    await untold({ reference: String(reference) });
    const requested = await cancel(member, {
      bookingId: booking.id,
      feeSeenMinor: booking.totalToPay.amountMinor,
    });
    expect(requested.booking).toMatchObject({ status: 'confirmed', isBeingCancelled: true });
    expect(await live(booking.id)).toHaveLength(1);
    await product.sandbox.heal();
    expect(await until(booking.id, isSettled)).toMatchObject({ status: 'cancelled' });
    expect(await live(booking.id)).toEqual([]);
    expect(await counted('Cancel')).toBe(1);
  });
});

describe('a Cancel whose response is lost', () => {
  it('is reconciled without a request of the traveller', async () => {
    const { member, booking } = await memberWithStay(product, choice);
    await product.sandbox.fault({ call: 'Cancel', kind: 'drop', times: 1 });
    const silent = await cancel(member, {
      bookingId: booking.id,
      feeSeenMinor: booking.totalToPay.amountMinor,
    });
    expect(silent.booking).toMatchObject({ isBeingCancelled: true });
    expect(await until(booking.id, isSettled)).toMatchObject({ status: 'cancelled' });
    expect(await readState(member, booking.id)).toMatchObject({
      status: 'cancelled',
      isBeingCancelled: false,
    });
    expect(await counted('Cancel')).toBe(2);
  });
});

describe('booking the same room twice', () => {
  it('asks first and names the other booking, and proceeds once confirmed', async () => {
    const { member, booking } = await memberWithStay(product, choice);
    const input = {
      hotelId: choice.hotelId,
      offerId: choice.offer.id,
      stay: choice.stay,
      expectedTotalMinor: choice.offer.total.amountMinor,
      key: 'the same key for both',
    };
    const again = async (acceptDuplicate: boolean) => {
      const { data } = await member.ask<{ createBooking: unknown }>(
        `mutation($input: CreateBookingInput!) {
          createBooking(input: $input) {
            __typename
            ... on DuplicateBooking { code booking { id isProcessing } }
            ... on BookingSaved { booking { id status } }
          }
        }`,
        { input: { ...input, acceptDuplicate } },
      );
      return data.createBooking;
    };
    expect(await again(false)).toEqual({
      __typename: 'DuplicateBooking',
      code: 'DUPLICATE_BOOKING',
      booking: { id: booking.id, isProcessing: false },
    });
    expect(await again(true)).toMatchObject({ __typename: 'BookingSaved', booking: { status: 'pending' } });
  });
});

// Last in the file, because a restart invalidates offers that were shown.
describe("a process that ends before Book's response", () => {
  it('leaves a booking that the next process confirms', async () => {
    const { draft } = await paidWith({ kind: 'no-answer' });
    await product.restart();
    expect(await until(draft.id, isSettled)).toMatchObject({ status: 'confirmed' });
    expect(await counted('Book')).toBeLessThanOrEqual(1);
  });
});
