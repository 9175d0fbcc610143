import type { Context } from './context.ts';
import type {
  BookingResolvers,
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
  ViewerResolvers,
} from './generated/resolvers.ts';
import type { Booking } from './models/booking.ts';
import type { Viewer } from './models/viewer.ts';

/** What a rule decides: allowed, sign in first, or not for this person. */
export type Verdict = 'allow' | 'AUTH_REQUIRED' | 'FORBIDDEN';

/** Who may use a root field. */
export type Rule = (context: Pick<Context, 'viewer'>) => Verdict;

/** Who may read a field of an object that has already been loaded. */
export type FieldRule<Parent> = (context: Pick<Context, 'viewer'>, parent: Parent) => Verdict;

/** Visitors included. Ownership of what is returned is the domain's policy. */
const anyone: Rule = () => 'allow';

/** Anyone signed in. */
const member: Rule = ({ viewer }) => (viewer ? 'allow' : 'AUTH_REQUIRED');

/** Anyone who may see the booking at all: the policy has let it through. */
const withBooking: FieldRule<Booking> = () => 'allow';

/** The owner and administrators; a draft that nobody owns yet has nothing to hide from its holder. */
const ownerOrAdmin: FieldRule<Booking> = ({ viewer }, booking) => {
  if (booking.createdBy === null) return 'allow';
  if (!viewer) return 'AUTH_REQUIRED';
  const isOwner = viewer.email.toLowerCase() === booking.createdBy.toLowerCase();
  return viewer.role === 'admin' || isOwner ? 'allow' : 'FORBIDDEN';
};

/** The person himself and administrators. */
const selfOrAdmin: FieldRule<Viewer> = ({ viewer }, person) => {
  if (!viewer) return 'AUTH_REQUIRED';
  return viewer.role === 'admin' || viewer.id === person.id ? 'allow' : 'FORBIDDEN';
};

/**
 * Who may use what. Deny by default: a root field, or a field of a restricted type, that is missing here does not compile,
 * and a schema that has one does not start. Source: reliability design, section 7.
 */
export const permissions = {
  Query: {
    booking: anyone,
    cities: anyone,
    countries: anyone,
    exchangeRates: anyone,
    extrasCatalogue: anyone,
    hotel: anyone,
    hotelSearch: anyone,
    loginUrl: anyone,
    me: anyone,
    myBookings: member,
  },
  Mutation: {
    acceptBookingPrice: anyone,
    adoptSession: anyone,
    claimBooking: member,
    confirmBooking: member,
    createBooking: anyone,
    recheckBooking: anyone,
    register: anyone,
    retryHotelSearch: anyone,
    sendChatMessage: anyone,
    signIn: anyone,
    signOut: anyone,
    updateBookingExtras: member,
  },
  Subscription: {
    hotelSearchProgress: anyone,
  },
  Booking: {
    attractions: ownerOrAdmin,
    cancellation: withBooking,
    cancellationPolicy: withBooking,
    carRental: ownerOrAdmin,
    checkIn: withBooking,
    checkOut: withBooking,
    createdAt: withBooking,
    deskFees: withBooking,
    extrasTotal: ownerOrAdmin,
    guest: ownerOrAdmin,
    guests: withBooking,
    hotel: withBooking,
    hotelId: withBooking,
    hotelLocation: withBooking,
    hotelName: withBooking,
    id: withBooking,
    includesMeal: withBooking,
    insurance: ownerOrAdmin,
    isProcessing: withBooking,
    isUnclaimed: withBooking,
    mealPlan: withBooking,
    nights: withBooking,
    party: withBooking,
    payment: ownerOrAdmin,
    pricePerNight: withBooking,
    quoteExpiresAt: withBooking,
    roomType: withBooking,
    status: withBooking,
    totalPrice: withBooking,
    totalToPay: withBooking,
  },
  Viewer: {
    email: selfOrAdmin,
    fullName: selfOrAdmin,
    id: selfOrAdmin,
    phone: selfOrAdmin,
    role: selfOrAdmin,
  },
} satisfies {
  Query: Record<keyof QueryResolvers, Rule>;
  Mutation: Record<keyof MutationResolvers, Rule>;
  Subscription: Record<keyof SubscriptionResolvers, Rule>;
  Booking: Record<Exclude<keyof BookingResolvers, '__isTypeOf'>, FieldRule<Booking>>;
  Viewer: Record<Exclude<keyof ViewerResolvers, '__isTypeOf'>, FieldRule<Viewer>>;
};
