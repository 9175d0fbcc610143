import type {
  BookRequest,
  BookVerdict,
  CancelVerdict,
  CheckVerdict,
  Reservation,
  ReservationRow,
} from '../../upstreams/provider/hotel-provider.ts';
import type { ProviderOffer } from '../../models/offer.ts';

type ReservationKey = { readonly clientRef: string } | { readonly confirmationNumber: string };

/** The provider of this folder's tests: each answer may be scripted, each call is noted. */
export function scriptedProvider(offer: ProviderOffer) {
  const script = {
    check: (): Promise<CheckVerdict> => Promise.resolve({ kind: 'available', offer }),
    takesBookings: () => true,
    book: (_request: BookRequest): Promise<BookVerdict> =>
      Promise.resolve({ kind: 'booked', confirmationNumber: 'ABC123' }),
    reservation: (_by: ReservationKey): Promise<Reservation | null> => Promise.resolve(null),
    report: (): Promise<readonly ReservationRow[]> => Promise.resolve([]),
    cancel: (_confirmationNumber: string): Promise<CancelVerdict> => Promise.resolve({ kind: 'accepted' }),
  };
  const cancelled: string[] = [];
  const sent: BookRequest[] = [];
  const checked: string[] = [];
  const lookedUp: string[] = [];
  const listed: string[] = [];
  const provider = {
    checkOffer(code: string) {
      checked.push(code);
      return script.check();
    },
    takesBookings: () => script.takesBookings(),
    book(request: BookRequest) {
      sent.push(request);
      return script.book(request);
    },
    reservation(by: ReservationKey) {
      lookedUp.push('clientRef' in by ? by.clientRef : by.confirmationNumber);
      return script.reservation(by);
    },
    reservationsBooked(from: string, to: string) {
      listed.push(`${from} ${to}`);
      return script.report();
    },
    cancel(confirmationNumber: string) {
      cancelled.push(confirmationNumber);
      return script.cancel(confirmationNumber);
    },
  };
  return { provider, script, sent, checked, lookedUp, listed, cancelled };
}
