import type { CancellationTier, ProviderOffer } from '#models/search/offer.ts';
import type { CheckResult, Reservation, ReservationRow } from '#upstreams/provider/hotel-provider.ts';
import { sellsBegunStays } from '../users/begun-stays.ts';
import { type Chaos, MINUTE } from '../chaos.ts';

/** A reservation as the provider stores it. */
export interface Reserved {
  readonly confirmation: string;
  readonly clientRef: string;
  readonly hotelCode: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly fareMinor: number;
  readonly isFree: boolean;
  readonly bookedAt: number;
  /** From this time on, a status check by our reference finds it. */
  readonly shownAt: number;
  /** From this time on, a status check by its number finds it, and the report contains it. */
  readonly listedAt: number;
  cancelledAt: number | null;
  /** Until this time its status is “being cancelled”. */
  cancelDoneAt: number;
}

/** The search result behind a booking code. */
interface Session {
  readonly hotelCode: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly searchedAt: number;
  readonly isFree: boolean;
  fareMinor: number;
  isChecked: boolean;
}

export type BookAnswer = { readonly code: 200; readonly confirmation: string } | { readonly code: 315 | 400 };

/**
 * The provider's rooms, booking codes and reservations. Its state is always exact; only the responses about
 * it can get lost.
 */
export interface ReservationStore {
  /** Null when the hotel is sold out. */
  search(hotelCode: string, checkIn: string, checkOut: string): ProviderOffer | null;
  check(code: string): CheckResult;
  /**
   * @param sentAt when the request was accepted: a code that was valid then is valid
   * @param hiddenMs how long a status check by reference does not find it
   * @param isListed whether it is found by its number and in the report meanwhile
   */
  book(request: {
    readonly code: string;
    readonly clientRef: string;
    readonly fare: string;
    readonly sentAt: number;
    readonly hiddenMs: number;
    readonly isListed: boolean;
  }): BookAnswer;
  find(by: { readonly clientRef: string } | { readonly confirmationNumber: string }): Reservation | null;
  report(from: string, to: string): readonly ReservationRow[];
  /** False when it was not live. */
  cancel(confirmation: string): boolean;
  all(): readonly Reserved[];
}

/** How the provider treats a repeated reference, which its documentation does not say. */
export type Repeats = 'refuse' | 'first' | 'again';

const CODE_LIFE = 30 * MINUTE;

const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });

export function createReservationStore(now: () => number, chaos: Chaos, repeats: Repeats): ReservationStore {
  const sessions = new Map<string, Session>();
  const reservations: Reserved[] = [];
  const soldOutUntil = new Map<string, number>();

  const offerOf = (code: string, session: Session): ProviderOffer => ({
    bookingCode: code,
    hotelCode: session.hotelCode,
    roomNames: ['Sea View Double'],
    inclusions: [],
    totalFareLiteral: (session.fareMinor / 100).toFixed(2),
    totalFare: ils(session.fareMinor),
    recommendedSellingRate: null,
    mealType: 'Room_Only',
    isRefundable: session.isFree,
    cancellation: tiersOf(session),
    propertyFees: [],
    promotions: [],
    rateConditions: [],
  });

  const reservationOf = (reserved: Reserved): Reservation => {
    const status = chaos.strikes(0.01) ? 'unknown' : statusOf(reserved, now());
    return {
      status,
      statusWord: status,
      confirmationNumber: reserved.confirmation,
      hotelCode: reserved.hotelCode,
      checkIn: reserved.checkIn,
      checkOut: reserved.checkOut,
      totalFare: (reserved.fareMinor / 100).toFixed(2),
      currency: 'ILS',
      tiers: tiersOf(reserved),
    };
  };

  return {
    search(hotelCode, checkIn, checkOut) {
      if ((soldOutUntil.get(hotelCode) ?? 0) > now()) return null;
      const code = `CODE-${sessions.size + 1}`;
      const session: Session = {
        hotelCode,
        checkIn,
        checkOut,
        searchedAt: now(),
        isFree: Number(hotelCode) % 4 !== 0,
        fareMinor: 40_000 + (Number(hotelCode) % 37) * 2_517,
        isChecked: false,
      };
      sessions.set(code, session);
      return offerOf(code, session);
    },
    check(code) {
      const session = sessions.get(code);
      if (!session || now() - session.searchedAt >= CODE_LIFE) return { kind: 'gone', statusCode: 315 };
      if (chaos.strikes(0.01)) soldOutUntil.set(session.hotelCode, now() + 5 * MINUTE);
      if ((soldOutUntil.get(session.hotelCode) ?? 0) > now()) return { kind: 'gone', statusCode: 201 };
      if (chaos.strikes(0.01)) return { kind: 'refused', statusCode: 300 };
      if (chaos.strikes(0.05)) session.fareMinor += chaos.between(-5_000, 8_000);
      session.isChecked = true;
      return { kind: 'available', offer: offerOf(code, session) };
    },
    book({ code, clientRef, fare, sentAt, hiddenMs, isListed }) {
      const earlier = reservations.find((reserved) => reserved.clientRef === clientRef);
      if (earlier && repeats !== 'again')
        return repeats === 'first' ? { code: 200, confirmation: earlier.confirmation } : { code: 400 };
      const session = sessions.get(code);
      if (!session || sentAt - session.searchedAt >= CODE_LIFE) return { code: 315 };
      if (!session.isChecked || (session.fareMinor / 100).toFixed(2) !== fare) return { code: 400 };
      const confirmation = `R${String(reservations.length + 1).padStart(5, '0')}`;
      const { hotelCode, checkIn, checkOut, fareMinor, isFree } = session;
      const sold = { hotelCode, checkIn, checkOut, fareMinor, isFree };
      const [shownAt, listedAt] = [now() + hiddenMs, now() + (isListed ? 0 : hiddenMs)];
      const times = { bookedAt: now(), shownAt, listedAt, cancelledAt: null, cancelDoneAt: 0 };
      reservations.push({ confirmation, clientRef, ...sold, ...times });
      return { code: 200, confirmation };
    },
    find(by) {
      const isIt = (reserved: Reserved): boolean =>
        'clientRef' in by
          ? reserved.clientRef === by.clientRef && reserved.shownAt <= now()
          : reserved.confirmation === by.confirmationNumber && reserved.listedAt <= now();
      const found = reservations.findLast(isIt);
      return found ? reservationOf(found) : null;
    },
    report: (from, to) =>
      reservations
        .filter(({ bookedAt, listedAt }) => listedAt <= now() && day(bookedAt) >= from && day(bookedAt) <= to)
        .map((reserved) => ({
          confirmationNumber: reserved.confirmation,
          clientRef: reserved.clientRef,
          status: statusOf(reserved, now()),
          statusWord: statusOf(reserved, now()),
          bookedOn: day(reserved.bookedAt),
          hotelCode: reserved.hotelCode,
          checkIn: reserved.checkIn,
          checkOut: reserved.checkOut,
        })),
    cancel(confirmation) {
      const reserved = reservations.find((one) => one.confirmation === confirmation);
      if (!reserved || reserved.cancelledAt !== null) return false;
      reserved.cancelledAt = now();
      reserved.cancelDoneAt = now() + chaos.between(0, 20 * MINUTE);
      return true;
    },
    all: () => reservations,
  };
}

function statusOf({ cancelledAt, cancelDoneAt }: Reserved, now: number): Reservation['status'] {
  if (cancelledAt === null) return 'active';
  return now >= cancelDoneAt ? 'cancelled' : 'cancelling';
}

function tiersOf({
  isFree,
  checkIn,
  hotelCode,
}: Pick<Reserved, 'isFree' | 'checkIn' | 'hotelCode'>): readonly CancellationTier[] {
  const everything = { kind: 'percentage', percent: 100 } as const;
  // A rate whose own fee is lower than the minimum fee for a stay that has begun.
  if (sellsBegunStays(hotelCode))
    return [
      { from: '2031-03-01T00:00', charge: { kind: 'fixed', amount: ils(0) } },
      { from: `${checkIn}T00:00`, charge: { kind: 'percentage', percent: 10 } },
    ];
  const yesterday = '2031-03-09T00:00';
  if (!isFree) return [{ from: yesterday, charge: everything }];
  return [
    { from: yesterday, charge: { kind: 'fixed', amount: ils(0) } },
    { from: `${checkIn}T00:00`, charge: everything },
  ];
}
