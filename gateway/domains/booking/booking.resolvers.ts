import type { Context } from '#gateway/context.ts';
import { namesOfBooked } from '#gateway/kit/booked-name.ts';
import { refusedFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import type { Resolvers } from '#gateway/generated/resolvers.ts';
import { bookedRooms } from '#shared/stay/booked-rooms.ts';
import { hebrewNamesOf } from '#shared/stay/counted-rooms.ts';
import { type ErrorCode, errorCodes } from '#shared/errors/error-codes.ts';
import type { Booking } from '#models/booking.ts';
import type { Viewer } from '#models/viewer.ts';
import { totalToPay } from '#shared/pricing/booking-total.ts';
import { extrasTotal } from '#shared/extras/extras.ts';
import { perNight } from '#shared/pricing/offers.ts';
import type { BookingLoaders } from './booking.viewer.loaders.ts';
import { calendarFile } from './documents/calendar-file.ts';
import { bookingInputRules } from './input-rules.ts';
import { bookedAt } from './record/booked-at.ts';
import { revisionOf } from './draft/revision.ts';
import { savedResult } from './results.ts';
import { QUOTE_VALID_MS } from './inventory/quote.ts';

/** Narrows the type. The permission table has already refused visitors. */
function signedIn({ viewer }: { readonly viewer: Viewer | null }): Viewer {
  if (!viewer) throw new AppError('AUTH_REQUIRED');
  return viewer;
}

/** Returns the result, and clears the bookings cached for this request, because they may be out of date. */
function after<A extends { readonly __typename: string }>(
  ctx: { readonly loaders: BookingLoaders },
  answer: A,
): A {
  if ('booking' in answer) ctx.loaders.bookingById.clearAll();
  ctx.loaders.bookingsByOwner.clearAll();
  return answer;
}

/** The Hebrew name to show for the hotel of a booking; null when none is known. */
async function hebrewNameOf(booking: Booking, { loaders }: Pick<Context, 'loaders'>): Promise<string | null> {
  if (booking.hotelNameHe !== null) return booking.hotelNameHe;
  const now = await loaders.storedHotelById.load(booking.hotelId).catch(() => null);
  return namesOfBooked(booking, now && now.name).he;
}

const isDraft = (booking: Booking): boolean =>
  booking.status === 'pending' && booking.pendingOperation === null;

/**
 * Error code for a payment that, according to a status check, led to no reservation; null otherwise, also for a payment
 * that was refused at once. It is PROVIDER_UNAVAILABLE when the hotel does not know the request, because then the
 * request never arrived there.
 */
function notMadeCode({ status, tries, outcome }: Booking): ErrorCode | null {
  if (status !== 'pending' || tries === 0) return null;
  if (outcome?.kind === 'absent') return 'PROVIDER_UNAVAILABLE';
  if (outcome?.kind !== 'refused') return null;
  return errorCodes.find((code) => code === outcome.code) ?? 'PROVIDER_REFUSED';
}

const unknownTerms = { isFree: false, freeUntil: null, steps: [] };

type BookingTypes =
  | 'Query'
  | 'Mutation'
  | 'Booking'
  | 'BookingInputRefused'
  | 'CreateBookingResult'
  | 'UpdateBookingResult'
  | 'ConfirmBookingResult'
  | 'CancelBookingResult';

export const bookingResolvers: Pick<Resolvers, BookingTypes> = {
  Query: {
    booking: async (_, { id }, ctx) => {
      const booking = await ctx.loaders.bookingById.load(id);
      // It may be the booking of the member whose session could not be checked.
      if (!booking && ctx.isViewerUnknown) throw new AppError('PLATFORM_UNAVAILABLE');
      return booking;
    },
    myBookings: async (_, { limit, skip }, ctx) => [
      ...(await ctx.loaders.bookingsByOwner.load({ email: signedIn(ctx).email, limit, skip })),
    ],
    cancellationPreview: (_, { bookingId, declaration }, ctx) =>
      ctx.services.booking.previewCancellation(ctx, bookingId, declaration ?? null),
    bookingReceipt: (_, { bookingId }, ctx) => ctx.services.booking.receipt(ctx, bookingId),
    bookingCalendar: async (_, { bookingId }, ctx) => {
      const booking = await ctx.services.booking.own(ctx, bookingId);
      const [hotel, nameHe] = await Promise.all([
        ctx.loaders.hotelById.load(booking.hotelId).catch(() => null),
        hebrewNameOf(booking, ctx),
      ]);
      const where = {
        address: hotel?.address || booking.hotelLocation,
        coordinates: hotel?.coordinates ?? null,
        nameHe,
        placeInTown: hotel && ctx.services.cities.placeInTown(hotel),
        checkInTime: hotel?.checkInTime ?? null,
        checkOutTime: hotel?.checkOutTime ?? null,
      };
      return calendarFile(booking, where, ctx.language);
    },
  },
  Mutation: {
    createBooking: async (_, { input }, ctx) => after(ctx, await ctx.services.booking.create(ctx, input)),
    acceptBookingPrice: async (_, input, ctx) =>
      after(ctx, await ctx.services.booking.acceptPrice(ctx, input)),
    recheckBooking: async (_, { bookingId }, ctx) =>
      after(ctx, await ctx.services.booking.recheck(ctx, bookingId)),
    claimBooking: async (_, { bookingId }, ctx) => {
      const booking = await ctx.services.booking.claim(ctx, bookingId);
      return after(ctx, savedResult(booking)).booking;
    },
    updateBookingExtras: async (_, { bookingId, extras }, ctx) =>
      after(ctx, await ctx.services.booking.updateExtras(ctx, bookingId, extras)),
    updateBookingGuests: async (_, { bookingId, guests }, ctx) =>
      after(ctx, await ctx.services.booking.updateGuests(ctx, bookingId, guests)),
    confirmBooking: async (_, { input }, ctx) => after(ctx, await ctx.services.booking.confirm(ctx, input)),
    cancelBooking: async (_, { input }, ctx) =>
      after(
        ctx,
        await ctx.services.booking.cancel(ctx, { ...input, declaration: input.declaration ?? null }),
      ),
    setBookingStatus: async (_, { bookingId, status }, ctx) =>
      after(ctx, {
        __typename: 'BookingStatusSet' as const,
        ...(await ctx.services.booking.setStatus(ctx, bookingId, status)),
      }),
  },
  BookingInputRefused: { message: ({ fields }) => refusedFields(fields, bookingInputRules) },
  CreateBookingResult: { __resolveType: ({ __typename }) => __typename },
  UpdateBookingResult: { __resolveType: ({ __typename }) => __typename },
  ConfirmBookingResult: { __resolveType: ({ __typename }) => __typename },
  CancelBookingResult: { __resolveType: ({ __typename }) => __typename },
  Booking: {
    isProcessing: (booking) => booking.pendingOperation === 'book',
    statusText: ({ status, otherStatus }) => status ?? otherStatus ?? '',
    isNotMade: (booking) => notMadeCode(booking) !== null,
    notMadeCode,
    /**
     * Null when the hotel cannot be read. The booking has its own copy of name and place, so only the picture is
     * missing.
     */
    hotel: (booking, _, ctx) => ctx.loaders.hotelById.load(booking.hotelId).catch(() => null),
    hotelNameHe: (booking, _, ctx) => hebrewNameOf(booking, ctx),
    party: ({ occupancy }) =>
      occupancy && {
        ...occupancy,
        children: occupancy.childrenAges.length,
        childrenAges: [...occupancy.childrenAges],
      },
    pricePerNight: (booking) =>
      booking.quote?.pricePerNight ?? perNight(booking.totalPrice, Math.max(1, booking.nights)),
    roomNames: (booking) => [...bookedRooms(booking).roomNames],
    roomNamesHe: (booking) => hebrewNamesOf(bookedRooms(booking)),
    extrasTotal,
    totalToPay,
    propertyFees: (booking) => [...(booking.quote?.propertyFees ?? [])],
    cancellation: (booking) => {
      const terms = booking.quote?.cancellation ?? unknownTerms;
      return { ...terms, steps: [...terms.steps] };
    },
    carRental: ({ carRental }) =>
      carRental && {
        car_type: carRental.carType,
        price: carRental.price,
        addons: [...carRental.addons],
        days: carRental.days,
      },
    insurance: ({ insurance }) =>
      insurance && {
        package_name: insurance.packageName,
        price: insurance.price,
        options: [...insurance.options],
      },
    attractions: (booking) => [...booking.attractions],
    guest: ({ guest }) => ({
      name: (guest && `${guest.firstName} ${guest.lastName}`.trim()) || null,
      firstName: guest?.firstName || null,
      lastName: guest?.lastName || null,
      email: guest?.email || null,
      phone: guest?.phone || null,
      specialRequests: guest?.specialRequests ?? '',
    }),
    extrasRefundableUntil: (booking, _, ctx) => ctx.services.booking.extrasRefundableUntil(booking),
    needsPhone: (booking, _, ctx) => ctx.services.booking.needsPhone(booking),
    bookedAt,
    payment: ({ status, payment }) => (status === null || status === 'pending' ? null : payment),
    isBeingCancelled: (booking) => booking.pendingOperation === 'cancel' && booking.status !== 'cancelled',
    canCancel: (booking, _, ctx) => ctx.services.booking.canCancel(booking),
    cancellationOutcome: ({ status, cancellationDetails }) =>
      status === 'cancelled' ? cancellationDetails : null,
    otherGuests: (booking) => [...booking.otherGuests],
    revision: revisionOf,
    history: (booking) => [...booking.history],
    pendingOperation: (booking) => booking.pendingOperation,
    requestedStatus: (booking) => booking.adminOverride?.requestedStatus ?? null,
    isMarkedByAdmin: ({ adminOverride }) => adminOverride !== null && adminOverride.requestedStatus === null,
    nationality: (booking) => booking.quote?.provider?.nationality ?? null,
    isUnclaimed: (booking) => booking.createdBy === null,
    roomHeldUntil: (booking, _, ctx) => ctx.services.booking.heldUntil(booking),
    quoteExpiresAt: (booking) =>
      booking.quote && isDraft(booking)
        ? new Date(Date.parse(booking.quote.quotedAt) + QUOTE_VALID_MS).toISOString()
        : null,
  },
};
