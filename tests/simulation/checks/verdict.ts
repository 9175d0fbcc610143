import type { Booking } from '#models/booking.ts';
import { totalToPay } from '#shared/pricing/booking-total.ts';
import { bookingRecord } from '#upstreams/platform/bookings/booking-wire.ts';
import { toBooking } from '#upstreams/platform/bookings/booking-mapper.ts';
import { isCancelledBegun, checkFeeOfStartedStay } from '../users/begun-stays.ts';
import type { RoomTable } from '../upstreams/own-inventory.ts';
import type { RecordStore } from '../upstreams/records.ts';
import type { ReservationStore, Reserved } from '../upstreams/reservations.ts';
import type { Story } from '../users/story.ts';
import type { Witness } from './witness.ts';

/** The final state to be checked: of a simulated world, or of the soak test. */
interface Judged {
  readonly records: Pick<RecordStore, 'all'>;
  readonly reservationStore: Pick<ReservationStore, 'all'>;
  readonly rooms: Pick<RoomTable, 'reserved'>;
  readonly witness: Pick<Witness, 'violated' | 'isExcused' | 'isDoubtful'>;
  storyOf(bookingId: string): Story;
}

/** One booking after everything has settled, with its story and its reservations. */
interface Case {
  readonly booking: Booking;
  readonly story: Story;
  readonly reservations: readonly Reserved[];
  readonly live: readonly Reserved[];
  readonly isExcused: boolean;
  readonly isDoubtful: boolean;
  fail(rule: string, detail: string): void;
}

/** Number of bookings by their final state. */
export type Tally = Record<
  'confirmed' | 'cancelled' | 'cancelled when begun' | 'pending' | 'flagged',
  number
>;

/** Checks every booking of a settled world against the invariants of the saga, and counts how they ended. */
export function judge(world: Judged): Tally {
  const { records, reservationStore, rooms, witness } = world;
  const tally: Tally = { confirmed: 0, cancelled: 0, 'cancelled when begun': 0, pending: 0, flagged: 0 };
  const byReference = new Map<string, Reserved[]>();
  for (const reserved of [...reservationStore.all(), ...rooms.reserved()])
    byReference.set(reserved.clientRef, [...(byReference.get(reserved.clientRef) ?? []), reserved]);
  for (const row of records.all()) {
    const booking = toBooking(bookingRecord.parse(row));
    const reservations = booking.refs.flatMap((reference) => byReference.get(reference) ?? []);
    for (const reference of booking.refs) byReference.delete(reference);
    if (booking.status !== null) tally[booking.status] += 1;
    if (booking.mismatch !== null) tally.flagged += 1;
    const subjects = [...booking.refs, ...reservations.map(({ confirmation }) => confirmation)];
    const atRest: Case = {
      booking,
      story: world.storyOf(booking.id),
      reservations,
      live: reservations.filter(({ cancelledAt }) => cancelledAt === null),
      isExcused: subjects.some((subject) => witness.isExcused(subject)),
      isDoubtful: subjects.some((subject) => witness.isDoubtful(subject)),
      fail: (rule, detail) => witness.violated(rule, booking.id, detail),
    };
    if (isCancelledBegun(booking, atRest.story)) tally['cancelled when begun'] += 1;
    for (const rule of RULES) rule(atRest);
  }
  for (const [reference] of byReference) witness.violated('a reservation without a record', '', reference);
  return tally;
}

const RULES: readonly ((atRest: Case) => void)[] = [
  settled,
  reserved,
  warranted,
  charged,
  kept,
  agreed,
  ({ booking, story, fail }) => checkFeeOfStartedStay(booking, story, fail),
];

/** After this long without faults nothing is pending, not even where administrators were informed. */
function settled({ booking, fail }: Case): void {
  if (booking.pendingOperation !== null) fail('stuck', `still pending: ${booking.pendingOperation}`);
}

/** No reservation is doubled or lost. Where booking and reservation differ, administrators were informed. */
function reserved({ booking, live, fail }: Case): void {
  if (booking.mismatch !== null) return;
  if (live.length > 1) fail('doubled', live.map(({ confirmation }) => confirmation).join(', '));
  const isReserved = live.some((one) => one.confirmation === booking.providerRef && isOf(booking, one));
  if (booking.status === 'confirmed' && booking.pendingOperation === null && !isReserved)
    fail('lost', 'confirmed without a reservation');
  if (booking.status !== 'confirmed' && booking.pendingOperation === null && live.length > 0)
    fail('orphaned', `${booking.status} with ${live.map(({ confirmation }) => confirmation).join(', ')}`);
}

const isOf = (booking: Booking, { hotelCode, checkIn, checkOut }: Reserved): boolean =>
  hotelCode === booking.hotelId && checkIn === booking.checkIn && checkOut === booking.checkOut;

/** Fails for an alarm or an abandoned reservation that the saga should have prevented. */
function warranted({ booking, story, reservations, isExcused, isDoubtful, fail }: Case): void {
  if (isExcused || story.isAdminTouched) return;
  if (booking.mismatch !== null && !isDoubtful) fail('an alarm without a cause', booking.mismatch);
  const confirmed = booking.history.filter(({ what }) => what === 'confirmed').length;
  if (reservations.length > confirmed)
    fail('given up although it was made', `${reservations.length} made, ${confirmed} confirmed`);
}

/** Every charge is matched by a live reservation or a refund; every amount is the quoted one. */
function charged({ booking, story, live, fail }: Case): void {
  const { payment, status, quote, cancellationDetails: details, mismatch } = booking;
  const total = totalToPay(booking).amountMinor;
  if (quote && quote.total.amountMinor !== booking.totalPrice.amountMinor)
    fail('totals differ', 'record and quote');
  if (payment === null) {
    if (status === 'confirmed' && !story.isAdminTouched) fail('confirmed without a payment', '');
    return;
  }
  if (mismatch !== null || booking.pendingOperation !== null) return;
  const isRefunded = details && details.fee.amountMinor + details.refund.amountMinor === total;
  if (status !== 'confirmed' && !isRefunded)
    fail('charged for nothing', `${status}, ${JSON.stringify(details)}`);
  const shown = booking.key === null ? undefined : story.shownTotals.get(booking.key);
  if (shown !== undefined && shown !== total) fail('totals differ', `shown ${shown}, stored ${total}`);
  if (quote?.source !== 'PROVIDER') return;
  const fare = quote.provider?.totalFareLiteral;
  for (const { fareMinor, confirmation } of live)
    if (confirmation === booking.providerRef && (fareMinor / 100).toFixed(2) !== Number(fare).toFixed(2))
      fail('totals differ', `fare ${fareMinor}, quoted ${fare}`);
}

/** A state that was shown stays the same unless someone changed it, and no email is sent twice. */
function kept({ booking, story, fail }: Case): void {
  const mailed = story.mails.filter((mail, nth) => story.mails.indexOf(mail) !== nth);
  if (mailed.length > 0 && !story.isAdminTouched) fail('told twice', mailed.join(', '));
  if (story.isAdminTouched) return;
  const showed = [...story.showed].sort(([one], [other]) => one - other).map(([, status]) => status);
  const path = [...showed, booking.status];
  const isBack = path.some((status, nth) => status !== 'cancelled' && path[nth - 1] === 'cancelled');
  if (isBack) fail('told, not kept', path.join(' → '));
  const isDropped =
    showed.includes('confirmed') && booking.status !== 'confirmed' && story.agreedFee === null;
  if (isDropped) fail('told, not kept', path.join(' → '));
}

/** No cancellation costs more than its owner agreed to. */
function agreed({ booking, story, fail }: Case): void {
  const { cancellationDetails: details, status } = booking;
  if (status !== 'cancelled' || !details || story.isAdminTouched) return;
  if (story.agreedFee === null) fail('cancelled by nobody', '');
  else if (details.fee.amountMinor > story.agreedFee)
    fail('a higher fee than agreed', String(details.fee.amountMinor));
}
