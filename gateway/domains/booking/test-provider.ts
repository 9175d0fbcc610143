import type {
  BookRequest,
  BookVerdict,
  CancelVerdict,
  CheckVerdict,
  Reservation,
} from '../../upstreams/provider/hotel-provider.ts';
import type { ProviderOffer } from '../../models/offer.ts';

/** The provider of this folder's tests: each answer may be scripted, each call is noted. */
export function scriptedProvider(offer: ProviderOffer) {
  const script = {
    check: (): Promise<CheckVerdict> => Promise.resolve({ kind: 'available', offer }),
    book: (_request: BookRequest): Promise<BookVerdict> =>
      Promise.resolve({ kind: 'booked', confirmationNumber: 'ABC123' }),
    reservation: (): Promise<Reservation | null> => Promise.resolve(null),
    cancel: (_confirmationNumber: string): Promise<CancelVerdict> => Promise.resolve({ kind: 'accepted' }),
  };
  const cancelled: string[] = [];
  const sent: BookRequest[] = [];
  const checked: string[] = [];
  const lookedUp: string[] = [];
  const provider = {
    checkOffer(code: string) {
      checked.push(code);
      return script.check();
    },
    book(request: BookRequest) {
      sent.push(request);
      return script.book(request);
    },
    reservation(by: { clientRef: string } | { confirmationNumber: string }) {
      lookedUp.push('clientRef' in by ? by.clientRef : by.confirmationNumber);
      return script.reservation();
    },
    cancel(confirmationNumber: string) {
      cancelled.push(confirmationNumber);
      return script.cancel(confirmationNumber);
    },
  };
  return { provider, script, sent, checked, lookedUp, cancelled };
}
