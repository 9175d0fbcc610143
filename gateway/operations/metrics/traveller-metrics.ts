import { Counter, type Registry } from 'prom-client';
import type { Booking } from '#models/booking.ts';

/** How signing in, by our own form or through the platform's login page, or registering ended. */
export type EntryOutcome = 'ok' | 'refused' | 'limited' | 'failed';
const entryOutcomes: readonly EntryOutcome[] = ['ok', 'refused', 'limited', 'failed'];

/** The outcome of a booking. `absent` is an attempt that never reached the provider. */
export type BookingEvent = 'begun' | NonNullable<Booking['outcome']>['kind'];

/** The result for a traveller who paid. */
export type PaymentOutcome =
  | 'confirmed'
  | 'processing'
  | 'price_changed'
  | 'refused'
  | 'input_refused'
  | 'duplicate'
  | 'limited'
  | 'failed'
  | 'other';

/** Metrics of travellers' actions. Only numbers of events: no money, no person, no hotel. */
export interface TravellerMetrics {
  signedIn(door: 'form' | 'login_page', outcome: EntryOutcome): void;
  registered(outcome: EntryOutcome): void;
  booking(event: BookingEvent): void;
  /** @param code closed code of a refusal; empty for everything else */
  paid(outcome: PaymentOutcome, code: string): void;
}

const bookingEvents: readonly BookingEvent[] = [
  'begun',
  'confirmed',
  'refused',
  'absent',
  'price-changed',
  'cancelled',
  'cancel-refused',
];

export function createTravellerMetrics(registry: Registry): TravellerMetrics {
  const registers = [registry];
  const signIns = new Counter({
    name: 'solera_sign_ins_total',
    help: 'Attempts to sign in, by our form or through the login page',
    labelNames: ['door', 'outcome'],
    registers,
  });
  const registrations = new Counter({
    name: 'solera_registrations_total',
    help: 'Attempts to register',
    labelNames: ['outcome'],
    registers,
  });
  const bookings = new Counter({
    name: 'solera_bookings_total',
    help: 'Bookings that were begun, and outcomes that were written into records',
    labelNames: ['event'],
    registers,
  });
  const payments = new Counter({
    name: 'solera_payments_total',
    help: 'Answers to travellers who paid',
    labelNames: ['outcome', 'code'],
    registers,
  });
  // Created at zero, because a rate over a series that appears with its first event misses that event.
  for (const outcome of entryOutcomes) {
    registrations.inc({ outcome }, 0);
    for (const door of ['form', 'login_page']) signIns.inc({ door, outcome }, 0);
  }
  for (const event of bookingEvents) bookings.inc({ event }, 0);
  for (const outcome of ['confirmed', 'processing', 'failed']) payments.inc({ outcome, code: '' }, 0);
  return {
    signedIn: (door, outcome) => signIns.inc({ door, outcome }),
    registered: (outcome) => registrations.inc({ outcome }),
    booking: (event) => bookings.inc({ event }),
    paid: (outcome, code) => payments.inc({ outcome, code }),
  };
}
