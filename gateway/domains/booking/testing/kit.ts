import type { AuditNote } from '#models/admin/admin-records.ts';
import type { Offer, ProviderOffer } from '#models/search/offer.ts';
import type { Viewer } from '#models/viewer.ts';
import { bundledRates } from '#shared/pricing/rates.ts';
import { createBookingService, defaultBookingSettings } from '../booking.service.ts';
import type { ConfirmInput, CreateInput } from '../inputs.ts';
import type { BookingDeps, Caller, Clock, OfferSource } from '../ports.ts';
import type { OfferInContext } from '../inventory/room-supplier.ts';
import { isRestDay } from '#shared/cancellation/rest-days.ts';
import { scriptedProvider } from './scripted-provider.ts';
import { createProviderSupplier } from '../inventory/provider-supplier.ts';
import { memoryInventory } from './in-memory-inventory.ts';
import { memoryStore } from './memory-store.ts';

/** Shared parts of the tests in this folder: a store in memory, a scripted provider, a clock that is moved by hand. */

export const START = Date.parse('2026-11-21T09:00:00Z');

export const stay: CreateInput['stay'] = {
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  occupancy: { adults: 2, children: 1, childrenAges: [5], infants: 0, rooms: 1 },
};

export const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });

export const FARE = 90_000;

export const providerOffer = (total = FARE, changes: Partial<ProviderOffer> = {}): ProviderOffer => ({
  bookingCode: 'CODE-1',
  hotelCode: '1000001',
  roomNames: ['Sea View Double'],
  inclusions: [],
  totalFareLiteral: (total / 100).toFixed(2),
  totalFare: ils(total),
  recommendedSellingRate: null,
  mealType: 'Room_Only',
  isRefundable: true,
  cancellation: [
    { from: '2026-11-01T00:00', charge: { kind: 'fixed', amount: ils(0) } },
    { from: '2026-12-05T00:00', charge: { kind: 'percentage', percent: 100 } },
  ],
  propertyFees: [],
  promotions: [],
  rateConditions: [],
  ...changes,
});

export const shownOffer = (searchedAt = START): Offer => ({
  id: 'offer-1',
  hotelId: '1000001',
  source: 'PROVIDER',
  roomNames: ['Sea View Double'],
  description: null,
  imageUrl: null,
  inclusions: [],
  pricePerNight: ils(30_000),
  total: ils(FARE),
  mealPlan: 'Room only',
  mealChoices: ['Room only'],
  cancellation: {
    isFree: true,
    freeUntil: '2026-12-04T23:59',
    steps: [{ from: '2026-12-05T00:00', fee: ils(FARE) }],
  },
  propertyFees: [],
  promotions: [],
  provider: {
    bookingCode: 'CODE-1',
    totalFareLiteral: '900.00',
    currency: 'ILS',
    rate: '1',
    rateDate: bundledRates.asOf,
    nationality: 'AE',
    searchedAt,
  },
});

export const storedOffer = (total = FARE): Offer => ({
  ...shownOffer(),
  id: 'offer-stored',
  hotelId: 'stored-1',
  source: 'STORED',
  total: ils(total),
  mealChoices: ['Room only', 'Half Board'],
  provider: null,
});

/** Waits until every promise that is ready has run. */
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

interface ManualClock extends Clock {
  advance(ms: number): Promise<void>;
}

function manualClock(): ManualClock {
  let now = START;
  let sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  return {
    now: () => now,
    sleep: (ms) => new Promise((wake) => void sleepers.push({ at: now + ms, wake })),
    async advance(ms) {
      now += ms;
      const due = sleepers.filter(({ at }) => at <= now);
      sleepers = sleepers.filter(({ at }) => at > now);
      for (const { wake } of due) wake();
      await settled();
    },
  };
}

export const dana: Viewer = {
  id: 'u1',
  email: 'dana@example.com',
  fullName: 'Dana Levi',
  phone: '',
  role: 'user',
  preferences: { newsletter: false, notifications: false, language: null, currency: null },
  createdAt: '2026-01-01T00:00:00.000Z',
};
export const eve: Viewer = { ...dana, id: 'u2', email: 'eve@example.com' };
export const noa: Viewer = { ...dana, id: 'u3', email: 'noa@example.com', role: 'admin' };

/** A caller; `kept` has the guest tokens that were set in the cookie. */
export function caller(
  viewer: Viewer | null,
  guestToken: string | null = null,
): Caller & { readonly kept: string[] } {
  const kept: string[] = [];
  return {
    viewer,
    isViewerUnknown: false,
    callerAddress: '192.0.2.1',
    guestToken,
    sessionToken: viewer && `token of ${viewer.id}`,
    language: 'en',
    cookies: { setGuestToken: (secret) => void kept.push(secret) },
    kept,
    signal: new AbortController().signal,
  };
}

export const createInput = (changes: Partial<CreateInput> = {}): CreateInput => ({
  hotelId: '1000001',
  offerId: 'offer-1',
  stay,
  mealPlan: null,
  expectedTotalMinor: FARE,
  key: 'create-1',
  ...changes,
});

export const confirmInput = (changes: Partial<ConfirmInput> = {}): ConfirmInput => ({
  bookingId: 'booking-1',
  guest: {
    firstName: 'Dana',
    lastName: 'Levi',
    email: 'dana@example.com',
    phone: '050-123-4567',
    specialRequests: '',
  },
  otherGuests: [],
  card: { brand: 'Visa', lastFour: '1111' },
  expectedTotalMinor: FARE,
  key: 'pay-1',
  ...changes,
});

export function setUp(changes: Partial<BookingDeps> = {}) {
  const clock = manualClock();
  const { store, records, hooks } = memoryStore(clock);
  const scripted = scriptedProvider(providerOffer());
  const placeOf = (offer: Offer): OfferInContext => ({
    hotelId: offer.hotelId,
    stay: {
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      occupancy: { adults: 2, childrenAges: [5], infants: 0, rooms: 1 },
    },
    offer,
  });
  const kept = new Map([shownOffer(), storedOffer()].map((offer) => [offer.id, placeOf(offer)]));
  const shownTotals = new Set<string>();
  const fresh: { offers: Offer[] } = { offers: [storedOffer()] };
  const offers: OfferSource = {
    offerById: (id) => Promise.resolve(kept.get(id) ?? null),
    wasShownAt: (id, totalMinor) => Promise.resolve(shownTotals.has(`${id} ${totalMinor}`)),
    freshOffers: () => Promise.resolve(fresh.offers),
    keepOffer(placed) {
      const offer = { ...placed.offer, id: `offer-kept-${kept.size}` };
      kept.set(offer.id, { ...placed, offer });
      return Promise.resolve(offer);
    },
  };
  let seed = 0;
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => (seed += 7) % 256);
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const ownInventory = memoryInventory({ offers, clock: { now: clock.now, sleep: settled }, random, logger });
  const notifications: string[] = [];
  const audited: AuditNote[] = [];
  const metered: string[] = [];
  const deps: BookingDeps = {
    bookings: store,
    suppliers: {
      provider: createProviderSupplier({
        provider: scripted.provider,
        offers,
        rates: () => bundledRates,
        clock,
      }),
      ownInventory: ownInventory.supplier,
    },
    offers,
    hotels: {
      nameAndPlace: () =>
        Promise.resolve({ name: 'Hotel Mar', nameHe: 'מלון מאר', location: 'Lisbon, Portugal' }),
    },
    clock,
    random,
    isRestDay,
    notify: ({ kind, booking }) => void notifications.push(`${kind} ${booking.id}`),
    writeAuditLog: (note) => Promise.resolve(void audited.push(note)),
    freshRole: () => Promise.resolve('admin'),
    logger,
    metrics: {
      unknownOutcome: (operation) => void metered.push(`unknown ${operation}`),
      auditFind: (find) => void metered.push(find),
      pending: (all) => void metered.push(...all.map(({ operation, ageMs }) => `${operation} ${ageMs}`)),
    },
    settings: { ...defaultBookingSettings, servicePhone: '12025550123' },
    ...changes,
  };
  const service = createBookingService(deps);
  /** A second process over the same store. */
  const otherInstance = () => createBookingService(deps);
  return {
    ...scripted,
    notifications,
    audited,
    metered,
    service,
    otherInstance,
    deps,
    clock,
    store,
    records,
    hooks,
    kept,
    shownTotals,
    fresh,
    ownInventory,
  };
}
