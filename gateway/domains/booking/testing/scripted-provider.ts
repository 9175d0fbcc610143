import type {
  BookRequest,
  BookResult,
  CancelResult,
  CheckResult,
  Reservation,
  ReservationRow,
} from '#upstreams/provider/hotel-provider.ts';
import type { ProviderOffer } from '#models/search/offer.ts';

type ReservationKey = { readonly clientRef: string } | { readonly confirmationNumber: string };

/** The stay of this folder's tests, as the provider returns it. */
export const reportedStay = {
  hotelCode: '1000001',
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
} as const;

/**
 * The provider of this folder's tests: each response may be scripted, each call is recorded. Unscripted, it knows what
 * it has booked and which of it was cancelled, but its report is empty.
 */
export function scriptedProvider(offer: ProviderOffer) {
  const reservations = new Map<string, Reservation>();
  const known = (by: ReservationKey): Reservation | null =>
    'clientRef' in by
      ? (reservations.get(by.clientRef) ?? null)
      : ([...reservations.values()].find((one) => one.confirmationNumber === by.confirmationNumber) ?? null);
  const script = {
    check: (code: string): Promise<CheckResult> =>
      Promise.resolve({ kind: 'available', offer: { ...offer, bookingCode: code } }),
    takesBookings: () => true,
    book: (_request: BookRequest): Promise<BookResult> =>
      Promise.resolve({ kind: 'booked', confirmationNumber: 'ABC123' }),
    reservation: (by: ReservationKey): Promise<Reservation | null> => Promise.resolve(known(by)),
    report: (): Promise<readonly ReservationRow[]> => Promise.resolve([]),
    cancel: (_confirmationNumber: string): Promise<CancelResult> => Promise.resolve({ kind: 'accepted' }),
  };
  const cancelled: string[] = [];
  const sent: BookRequest[] = [];
  const checked: string[] = [];
  const lookedUp: string[] = [];
  const listed: string[] = [];
  const provider = {
    checkOffer(code: string) {
      checked.push(code);
      return script.check(code);
    },
    takesBookings: () => script.takesBookings(),
    async book(request: BookRequest) {
      sent.push(request);
      const result = await script.book(request);
      const { clientRef, totalFareLiteral: totalFare } = request;
      if (result.kind === 'booked')
        reservations.set(clientRef, {
          ...reportedStay,
          status: 'active',
          statusWord: 'Confirmed',
          confirmationNumber: result.confirmationNumber,
          totalFare,
          currency: 'ILS',
          tiers: [],
        });
      return result;
    },
    reservation(by: ReservationKey) {
      lookedUp.push('clientRef' in by ? by.clientRef : by.confirmationNumber);
      return script.reservation(by);
    },
    reservationsBooked(from: string, to: string) {
      listed.push(`${from} ${to}`);
      return script.report();
    },
    async cancel(confirmationNumber: string) {
      cancelled.push(confirmationNumber);
      const result = await script.cancel(confirmationNumber);
      for (const [reference, one] of reservations)
        if (result.kind === 'accepted' && one.confirmationNumber === confirmationNumber)
          reservations.set(reference, { ...one, status: 'cancelled', statusWord: 'Cancelled' });
      return result;
    },
  };
  return { provider, script, sent, checked, lookedUp, listed, cancelled };
}
