/**
 * The rows of the permission table about bookings, checked over HTTP for every kind of caller who does not
 * own the booking.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { readBooking, register } from './support/booking.ts';
import { signedIn } from './support/people.ts';
import { storedHotels, paidStay } from './support/stays.ts';

let product: TestProduct;
let owner: Visitor;
let other: Visitor;
let admin: Visitor;
let id: string;

beforeAll(async () => {
  product = await startTestProduct();
  [owner, other] = [product.visitor(), product.visitor()];
  await register(owner);
  await register(other, 'Eve Stone');
  admin = await signedIn(product, 'admin');
  const [hotel] = await storedHotels(owner);
  id = await paidStay(owner, hotel?.id ?? '');
});
afterAll(() => product.stop());

const guest = '{ firstName: "Eve", lastName: "Stone", email: "eve@example.com" }';
const card = '{ brand: "Visa", lastFour: "4242" }';
const NOTHING = 'nothing';
const OPEN = 'open';

/**
 * Field, and the results for a visitor, another member and an administrator: an error code, null without an
 * error, or data. An administrator is refused where the booking's state forbids it (it is paid: INVALID_STATE) or
 * where only the owner may act (NOT_FOUND).
 */
const rows: readonly (readonly [string, string, string, string])[] = [
  ['booking(id: $id) { id }', NOTHING, NOTHING, OPEN],
  ['bookingReceipt(bookingId: $id) { number }', 'AUTH_REQUIRED', 'NOT_FOUND', OPEN],
  ['bookingCalendar(bookingId: $id) { content }', 'AUTH_REQUIRED', 'NOT_FOUND', OPEN],
  ['cancellationPreview(bookingId: $id) { canDeclare }', 'AUTH_REQUIRED', 'NOT_FOUND', OPEN],
  ['recheckBooking(bookingId: $id) { __typename }', 'NOT_FOUND', 'NOT_FOUND', OPEN],
  [
    'acceptBookingPrice(bookingId: $id, offerId: "x", key: "k1") { __typename }',
    'NOT_FOUND',
    'NOT_FOUND',
    'INVALID_STATE',
  ],
  ['claimBooking(bookingId: $id) { id }', 'AUTH_REQUIRED', 'NOT_FOUND', 'NOT_FOUND'],
  [
    'updateBookingExtras(bookingId: $id, extras: { insurance: true }) { __typename }',
    'AUTH_REQUIRED',
    'NOT_FOUND',
    'INVALID_STATE',
  ],
  [
    `confirmBooking(input: { bookingId: $id, guest: ${guest}, card: ${card}, expectedTotalMinor: 1, key: "k2" }) { __typename }`,
    'AUTH_REQUIRED',
    'NOT_FOUND',
    OPEN,
  ],
  [
    'cancelBooking(input: { bookingId: $id, feeSeenMinor: -1, key: "k3" }) { __typename }',
    'AUTH_REQUIRED',
    'NOT_FOUND',
    OPEN,
  ],
  [
    'createReview(input: { bookingId: $id, rating: 5 }) { __typename }',
    'AUTH_REQUIRED',
    'NOT_FOUND',
    'NOT_FOUND',
  ],
  ['createUpload(purpose: REVIEW_PHOTO, bookingId: $id) { url }', 'AUTH_REQUIRED', 'NOT_FOUND', 'NOT_FOUND'],
  ['createUpload(purpose: HOTEL_IMAGE) { url }', 'AUTH_REQUIRED', 'FORBIDDEN', OPEN],
  [
    'setBookingStatus(bookingId: $id, status: confirmed) { booking { id } }',
    'AUTH_REQUIRED',
    'FORBIDDEN',
    OPEN,
  ],
];

const isQuery = (field: string): boolean =>
  /^(booking|bookingReceipt|bookingCalendar|cancellationPreview)\(/.test(field);

async function outcome(as: Visitor, field: string): Promise<string> {
  const declared = field.includes('$id') ? '($id: ID!)' : '';
  const { data, errors } = await as.ask<Record<string, unknown> | null>(
    `${isQuery(field) ? 'query' : 'mutation'}${declared} { hidden: ${field} }`,
    { id },
  );
  if (errors.length > 0) return errors.map(({ extensions }) => String(extensions?.['code'])).join();
  return data?.['hidden'] === null ? NOTHING : OPEN;
}

describe('another member’s booking', () => {
  it.each(rows)('is refused or hidden by %s', async (field, visitors, members, admins) => {
    const before = await readBooking(owner, id);
    expect([await outcome(product.visitor(), field), await outcome(other, field)]).toEqual([
      visitors,
      members,
    ]);
    expect(await readBooking(owner, id)).toEqual(before);
    expect(await outcome(admin, field)).toBe(admins);
  });

  it("does not appear in another member's lists; only administrators read its restricted fields", async () => {
    const { data } = await other.ask(`{ myBookings { id } favorites { id } myReviews { id } }`);
    expect(data).toEqual({ myBookings: [], favorites: [], myReviews: [] });
    const fields = [
      'clientRef',
      'providerRef',
      'pendingOperation',
      'mismatch',
      'history { what }',
      'requestedStatus',
    ];
    for (const field of fields) {
      const query = `query($id: ID!) { booking(id: $id) { ${field} } }`;
      const { errors } = await owner.ask(query, { id });
      expect([field, errors[0]?.extensions?.['code']]).toEqual([field, 'FORBIDDEN']);
      expect([field, (await admin.ask(query, { id })).errors]).toEqual([field, []]);
    }
  });
});
