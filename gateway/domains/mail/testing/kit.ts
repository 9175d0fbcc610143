import type { Booking } from '#models/booking.ts';
import type { AdminMessage } from '#models/admin/admin-records.ts';
import type { OutgoingMail } from '#models/messages/mail.ts';
import { createMailService, type MailDeps } from '../mail.service.ts';
import type { BookingNotification } from '#models/booking-notification.ts';

export const money = (amountMinor: number, currency = 'ILS') => ({ amountMinor, currency });

export const booking = (over: Partial<Booking> = {}): Booking => ({
  id: 'b-0000-f3a9c2e1',
  status: 'confirmed',
  otherStatus: null,
  hotelId: 'h1',
  hotelName: 'Lido <b>Bay</b>',
  hotelNameHe: null,
  hotelLocation: 'Haifa, Israel',
  checkIn: '2031-05-12',
  checkOut: '2031-05-14',
  nights: 2,
  guests: 4,
  occupancy: { adults: 2, childrenAges: [4, 6], infants: 0, rooms: 1 },
  roomType: 'Deluxe Room',
  mealPlan: 'Half Board',
  includesMeal: true,
  totalPrice: money(123_450),
  cancellationPolicy: 'as frozen',
  carRental: { carType: 'suv', addons: ['gps'], days: 2, price: money(41_800) },
  insurance: { packageName: 'Travel insurance', options: [], price: money(13_600) },
  attractions: [{ id: 'zoo', name: 'Zoo', price: money(8_000), quantity: 2 }],
  guest: { firstName: 'Maya', lastName: 'Bar', email: 'maya@example.com', phone: '', specialRequests: '' },
  otherGuests: [],
  payment: null,
  createdBy: 'owner@example.com',
  createdAt: '2031-01-01T00:00:00Z',
  language: 'en',
  cancellationDetails: null,
  adminOverride: null,
  mismatch: null,
  version: 1,
  guestTokenHash: null,
  createKey: null,
  quote: {
    offerId: 'o',
    source: 'PROVIDER',
    roomNames: ['Deluxe Room'],
    mealPlan: 'Half Board',
    total: money(123_450),
    pricePerNight: money(61_725),
    nights: 2,
    rooms: 1,
    cancellation: {
      isFree: true,
      freeUntil: '2031-05-10T15:00',
      steps: [{ from: '2031-05-10T15:00', fee: money(61_725) }],
    },
    propertyFees: [{ description: 'City tax', amount: money(1_250, 'JPY') }],
    quotedAt: '2031-01-01T00:00:00Z',
    provider: null,
  },
  pendingOperation: null,
  attempt: 1,
  clientRef: null,
  refs: [],
  providerRef: null,
  sentAt: null,
  dueAt: null,
  tries: 0,
  key: null,
  keyHash: null,
  outcome: null,
  history: [],
  ...over,
});

/** A mail service whose outbox stores mails, refuses them, or loses the response, as `replies` says. */
export function mailService(
  replies: readonly ('stored' | 'refused' | 'reply lost')[] = [],
  settled: readonly Booking[] = [],
  hotelNow: MailDeps['hotelNow'] = async () => null,
  answered: readonly AdminMessage[] = [],
) {
  const stored: OutgoingMail[] = [];
  const errors: object[] = [];
  let calls = 0;
  const service = createMailService({
    outbox: {
      send: (mail) => {
        const reply = replies[calls] ?? 'stored';
        calls += 1;
        if (reply !== 'refused') stored.push(mail);
        return reply === 'stored' ? Promise.resolve() : Promise.reject(new Error('no answer'));
      },
      storedAbout: async () => ({ has: ({ key }) => stored.some((mail) => mail.key === key) }),
      settledSince: async () => settled,
      answeredSince: async () => answered,
    },
    hotelNow,
    cityOf: () => ({ en: 'Haifa, Israel', he: 'חיפה, ישראל' }),
    publicUrl: 'https://solera.example',
    brand: { en: 'Solera', he: 'סולרה' },
    logger: { warn: () => undefined, error: (facts) => errors.push(facts) },
    pauseMs: 1,
  });
  return { service, stored, errors, calls: () => calls };
}

export async function written(
  news: Partial<Booking>,
  kind: BookingNotification['kind'],
  hotelNow?: MailDeps['hotelNow'],
) {
  const { service, stored } = mailService([], [], hotelNow);
  service.bookingNotification({ kind, booking: booking(news) });
  await service.idle();
  const [mail] = stored;
  if (!mail) throw new Error('no mail');
  return mail;
}

/** Without invisible direction characters, and with plain spaces. */
export const bare = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
