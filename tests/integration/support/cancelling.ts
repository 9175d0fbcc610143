import { randomUUID } from 'node:crypto';
import type { TestProduct } from '#tests/support/servers/product.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import {
  newBooking,
  hotelPage,
  pay,
  register,
  firstWithRooms,
  type BookingShown,
  type Choice,
} from './booking.ts';
import { cityNamed, criteriaOf, searchWhole, type Amount, type Card, type Stay } from './search.ts';

/** Rooms in Tel Aviv for a stay: the cheapest of a provider hotel, and of a stored one. */
export async function roomsFor(
  product: TestProduct,
  stay: Stay,
): Promise<{ provider: Choice; storedRoom: Choice }> {
  const visitor = product.visitor();
  const criteria = criteriaOf(await cityNamed(visitor, 'Tel Aviv'), stay);
  const { hotels } = await searchWhole(visitor, criteria, { page: { page: 1, pageSize: 50 } });
  const stored = hotels.find(({ source, total }) => source === 'STORED' && total !== null);
  if (!stored) throw new Error('no stored hotel in Tel Aviv');
  const choose = async ({ id }: Card): Promise<Choice> => {
    const [offer] = (await hotelPage(visitor, id, stay)).offers.offers;
    if (!offer) throw new Error('no rooms');
    return { hotelId: id, offer, stay };
  };
  return { provider: await choose(firstWithRooms(hotels)), storedRoom: await choose(stored) };
}

/** A member with a paid booking. */
export async function memberWithStay(
  product: TestProduct,
  choice: Choice,
): Promise<{ member: Visitor; booking: BookingShown; email: string }> {
  const member = product.visitor();
  const email = await register(member);
  const draft = await newBooking(member, choice);
  const paid = await pay(member, { bookingId: draft.id, expectedTotalMinor: draft.totalToPay.amountMinor });
  if (paid.booking?.status !== 'confirmed') throw new Error(`not paid: ${JSON.stringify(paid)}`);
  return { member, booking: paid.booking, email };
}

export interface Preview {
  readonly hotelFee: Amount;
  readonly extrasFee: Amount;
  readonly fee: Amount;
  readonly refund: Amount;
  readonly reason: string;
  readonly isEstimate: boolean;
  readonly canDeclare: boolean;
  readonly freeUntil: string | null;
}

const amount = '{ amountMinor currency }';
const previewFields = `hotelFee ${amount} extrasFee ${amount} fee ${amount} refund ${amount}
  reason isEstimate canDeclare freeUntil`;

/** Previews a cancellation. @throws Error with the code of the first error */
export async function preview(visitor: Visitor, bookingId: string, declaration?: string): Promise<Preview> {
  const { data, errors } = await visitor.ask<{ cancellationPreview: Preview | null }>(
    `query($id: ID!, $declaration: BuyerDeclaration) {
      cancellationPreview(bookingId: $id, declaration: $declaration) { ${previewFields} }
    }`,
    { id: bookingId, declaration },
  );
  if (!data.cancellationPreview) throw new Error(codesOf(errors));
  return data.cancellationPreview;
}

export const codesOf = (
  errors: readonly { readonly extensions?: Record<string, unknown> | undefined }[],
): string => errors.map(({ extensions }) => String(extensions?.['code'])).join(' ');

/** The fields of a cancellation that a traveller reads. */
const state = `id status isBeingCancelled canCancel
  cancellationOutcome { fee ${amount} refund ${amount} reason isEstimate requestedAt }`;

export interface StateShown {
  readonly id: string;
  readonly status: string;
  readonly isBeingCancelled: boolean;
  readonly canCancel: boolean;
  readonly cancellationOutcome: { readonly fee: Amount; readonly refund: Amount } | null;
}

interface CancelOutcome {
  readonly __typename: 'BookingSaved' | 'FeeChanged' | 'CancelRefused';
  readonly booking?: StateShown;
  readonly code?: string;
  readonly preview?: Preview;
}

interface CancelChoice {
  readonly bookingId: string;
  readonly feeSeenMinor?: number;
  readonly declaration?: string;
  readonly key?: string;
}

export async function cancel(visitor: Visitor, choice: CancelChoice): Promise<CancelOutcome> {
  const { feeSeenMinor = 0, key = randomUUID(), ...rest } = choice;
  const { data, errors } = await visitor.ask<{ cancelBooking?: CancelOutcome }>(
    `mutation($input: CancelBookingInput!) {
      cancelBooking(input: $input) {
        __typename
        ... on BookingSaved { booking { ${state} } }
        ... on FeeChanged { code preview { ${previewFields} } }
        ... on CancelRefused { code }
      }
    }`,
    { input: { ...rest, feeSeenMinor, key } },
  );
  if (!data.cancelBooking) throw new Error(codesOf(errors));
  return data.cancelBooking;
}

export async function readState(visitor: Visitor, id: string): Promise<StateShown | null> {
  const { data } = await visitor.ask<{ booking: StateShown | null }>(
    `query($id: ID!) { booking(id: $id) { ${state} } }`,
    { id },
  );
  return data.booking;
}

const administratorFields = `id status clientRef providerRef pendingOperation requestedStatus isMarkedByAdmin mismatch nationality
  createdBy history { at who what }`;

export interface AdminBooking {
  readonly status: string;
  readonly pendingOperation: string | null;
  readonly requestedStatus: string | null;
  readonly isMarkedByAdmin: boolean;
  readonly mismatch: string | null;
  readonly history: readonly { readonly who: string; readonly what: string }[];
}

/** A booking with its fields for administrators. */
export async function readAsAdmin(admin: Visitor, id: string): Promise<AdminBooking> {
  const { data, errors } = await admin.ask<{ booking: AdminBooking | null }>(
    `query($id: ID!) { booking(id: $id) { ${administratorFields} } }`,
    { id },
  );
  if (!data.booking) throw new Error(codesOf(errors));
  return data.booking;
}

interface StatusSet {
  readonly booking: AdminBooking;
  readonly previous: string;
  readonly isWaiting: boolean;
}

export async function setStatus(admin: Visitor, id: string, status: string): Promise<StatusSet> {
  const { data, errors } = await admin.ask<{ setBookingStatus?: StatusSet }>(
    `mutation($id: ID!, $status: BookingStatus!) {
      setBookingStatus(bookingId: $id, status: $status) { booking { ${administratorFields} } previous isWaiting }
    }`,
    { id, status },
  );
  if (!data.setBookingStatus) throw new Error(codesOf(errors));
  return data.setBookingStatus;
}

/** Moves the times of pending operations into the past, so that the next reader finds them due. */
export async function makeDue(product: TestProduct, id: string, sentAgoMs = 130_000): Promise<void> {
  const now = Date.now();
  await product.update('Booking', id, {
    sent_at: new Date(now - sentAgoMs).toISOString(),
    due_at: new Date(now - 1000).toISOString(),
  });
}
