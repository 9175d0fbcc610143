import { brand } from '../brand.ts';
import {
  createBookingService,
  defaultBookingSettings,
  systemClock,
} from '../domains/booking/booking.service.ts';
import { isRestDay } from '#shared/cancellation/rest-days.ts';
import { createOwnInventorySupplier } from '../domains/booking/inventory/own-inventory-supplier.ts';
import { createProviderSupplier } from '../domains/booking/inventory/provider-supplier.ts';
import type { createAudit } from '../domains/admin/audit/audit.ts';
import { hebrewPlace } from '../domains/place/data/place-names.ts';
import { formatPlaceLine } from '../domains/place/place-line.ts';
import { parsePlaceLine } from '#shared/text/place-of-line.ts';
import { bookedName } from '#gateway/kit/booked-name.ts';
import { createMailService } from '../domains/mail/mail.service.ts';
import type { Catalogue } from './catalogue.ts';
import type { ServiceDeps } from './service-deps.ts';

/** Mails, which contain the location of a hotel and its names. */
export const createMails = (
  { platform, publicUrl, logger }: ServiceDeps,
  { hotels, cities, surroundings }: Catalogue,
) =>
  createMailService({
    outbox: platform.mailbox,
    hotelNow: async (hotelId) => {
      const [hotel] = await hotels.hotels([hotelId]);
      if (!hotel || hotel instanceof Error) return null;
      return {
        name: hotel.name,
        address: hotel.address,
        coordinates: hotel.coordinates,
        placeInTown: cities.placeInTown(hotel),
        surroundings: surroundings.around(hotel.coordinates),
        checkInTime: hotel.checkInTime,
        checkOutTime: hotel.checkOutTime,
      };
    },
    cityOf: (hotelLocation) => {
      const place = parsePlaceLine(hotelLocation);
      return { en: formatPlaceLine({ ...place, address: '' }), he: hebrewPlace(place) };
    },
    publicUrl,
    brand,
    logger,
  });

/** The suppliers of rooms: the provider, and our own inventory for stored hotels. */
const createSuppliers = (
  { platform, provider, rates, mayHold, random, logger }: ServiceDeps,
  { offers, ownInventory }: Catalogue,
) => ({
  provider: createProviderSupplier({ provider, offers, rates, clock: systemClock }),
  ownInventory: createOwnInventorySupplier({
    offers,
    rooms: platform.rooms,
    hotelNow: async (id) => (await platform.open.storedHotelsById([id])).get(id) ?? null,
    mayHold,
    changed: (hotelId) => void ownInventory.forget(hotelId),
    clock: systemClock,
    random,
    logger,
  }),
});

interface Records {
  readonly mail: ReturnType<typeof createMails>;
  readonly audit: ReturnType<typeof createAudit>;
}

/** Bookings of both kinds of rooms, with their mails and audit log. */
export function createBookings(deps: ServiceDeps, catalogue: Catalogue, { mail, audit }: Records) {
  const { platform, bookingTimes } = deps;
  return createBookingService({
    bookings: platform.bookings,
    offers: catalogue.offers,
    suppliers: createSuppliers(deps, catalogue),
    hotels: {
      async nameAndPlace(hotelId) {
        const [hotel] = await catalogue.hotels.hotels([hotelId]);
        if (hotel instanceof Error) throw hotel;
        if (!hotel) return null;
        return { name: bookedName(hotel.name), nameHe: hotel.name.he, location: formatPlaceLine(hotel) };
      },
    },
    clock: systemClock,
    random: deps.random,
    isRestDay,
    notify: (notification) => mail.bookingNotification(notification),
    writeAuditLog: audit,
    freshRole: async (token) => (await platform.sessions.viewer(token))?.role ?? null,
    logger: deps.logger,
    metrics: deps.bookingMetrics,
    settings: {
      ...defaultBookingSettings,
      ...bookingTimes,
      servicePhone: deps.servicePhone,
      cancelAgainMs: bookingTimes.statusCheckMs[0],
    },
  });
}
