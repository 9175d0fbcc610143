import type { Context } from '../context.ts';
import type {
  BookingResolvers,
  MutationResolvers,
  QueryResolvers,
  ReviewResolvers,
  SubscriptionResolvers,
  ViewerResolvers,
} from '../generated/resolvers.ts';
import { isCreatedBy } from '../kit/created-by.ts';
import type { Booking } from '../models/booking.ts';
import type { Review } from '../models/hotel/review.ts';
import type { Viewer } from '../models/viewer.ts';

/** Result of a rule: allowed, only after signing in, or not for this user. */
export type AccessDecision = 'allow' | 'AUTH_REQUIRED' | 'FORBIDDEN';

/** Who may use a root field. */
export type Rule = (context: Pick<Context, 'viewer'>) => AccessDecision;

/** Who may read a field of an object that has already been loaded. */
export type FieldRule<Parent> = (context: Pick<Context, 'viewer'>, parent: Parent) => AccessDecision;

/** Everyone, including visitors. The domain's policy decides on ownership of what is returned. */
const anyone: Rule = () => 'allow';

/** Anyone signed in. */
const member: Rule = ({ viewer }) => (viewer ? 'allow' : 'AUTH_REQUIRED');

/** Administrators. Each of their operations reads their role from the platform again. */
const admin: Rule = ({ viewer }) => {
  if (!viewer) return 'AUTH_REQUIRED';
  return viewer.role === 'admin' ? 'allow' : 'FORBIDDEN';
};

/** Anyone who may see the booking at all, which the policy has checked. */
const withBooking: FieldRule<Booking> = () => 'allow';

/** The owner and administrators; the holder of a draft without an owner may see everything in it. */
const ownerOrAdmin: FieldRule<Booking> = ({ viewer }, booking) => {
  if (booking.createdBy === null) return 'allow';
  if (!viewer) return 'AUTH_REQUIRED';
  return viewer.role === 'admin' || isCreatedBy(viewer, booking) ? 'allow' : 'FORBIDDEN';
};

/** Administrators only: the state of a reservation at the supplier. */
const adminOnly: FieldRule<unknown> = (context) => admin(context);

/** Fields of a published review that everyone may see. */
const published: FieldRule<Review> = () => 'allow';

/** The author and administrators. */
const authorOrAdmin: FieldRule<Review> = ({ viewer }, review) => {
  if (!viewer) return 'AUTH_REQUIRED';
  return viewer.role === 'admin' || isCreatedBy(viewer, review) ? 'allow' : 'FORBIDDEN';
};

/** The person themselves and administrators. */
const selfOrAdmin: FieldRule<Viewer> = ({ viewer }, person) => {
  if (!viewer) return 'AUTH_REQUIRED';
  return viewer.role === 'admin' || viewer.id === person.id ? 'allow' : 'FORBIDDEN';
};

/**
 * The permissions. Denied by default: a root field, or a field of a restricted type, that is missing here does not
 * compile, and a schema that has one does not start.
 */
export const permissions = {
  Query: {
    adminAuditLog: admin,
    adminBookings: admin,
    adminDashboard: admin,
    adminHotel: admin,
    adminHotels: admin,
    adminMessages: admin,
    adminOutbox: admin,
    adminReviews: admin,
    adminUsers: admin,
    booking: anyone,
    bookingCalendar: member,
    bookingReceipt: member,
    cancellationPreview: member,
    cheaperDates: anyone,
    cities: anyone,
    cityPrices: anyone,
    countries: anyone,
    exchangeRates: anyone,
    extrasCatalogue: anyone,
    favorites: member,
    featuredHotels: anyone,
    findHotels: anyone,
    findPlaces: anyone,
    findRegions: anyone,
    knownCities: anyone,
    knownDays: anyone,
    monthDays: anyone,
    checkedDay: anyone,
    knownStays: anyone,
    suggestions: anyone,
    hotel: anyone,
    hotelPins: anyone,
    hotelPinsById: anyone,
    hotelSearch: anyone,
    hotelThumbnails: anyone,
    hotels: anyone,
    loginUrl: anyone,
    me: anyone,
    myBookings: member,
    myDataExport: member,
    myReviews: member,
    nearestDates: anyone,
    productFacts: anyone,
    productPage: anyone,
    productQuestions: anyone,
  },
  Mutation: {
    acceptBookingPrice: anyone,
    adoptSession: anyone,
    answerMessage: admin,
    cancelBooking: member,
    changeFavoriteStay: member,
    changePassword: member,
    claimBooking: member,
    confirmBooking: member,
    contact: anyone,
    createBooking: anyone,
    createHotel: admin,
    createReview: member,
    createUpload: member,
    deleteHotel: admin,
    deleteMyAccount: member,
    deleteMyReview: member,
    deleteReview: admin,
    mergeFavorites: member,
    notifyMe: anyone,
    recheckBooking: anyone,
    register: anyone,
    resendMail: admin,
    restoreHotel: admin,
    retryHotelSearch: anyone,
    sendChatMessage: anyone,
    setBookingStatus: admin,
    setFavorite: member,
    setMessageHandled: admin,
    setUserRole: admin,
    signIn: anyone,
    signOut: anyone,
    talkToPerson: anyone,
    updateBookingExtras: member,
    updateBookingGuests: member,
    updateHotel: admin,
    updateMe: member,
    updateMyReview: member,
  },
  Subscription: {
    chatReplyProgress: anyone,
    hotelSearchProgress: anyone,
  },
  Booking: {
    attractions: ownerOrAdmin,
    canCancel: withBooking,
    cancellation: withBooking,
    cancellationOutcome: ownerOrAdmin,
    cancellationPolicy: withBooking,
    carRental: ownerOrAdmin,
    checkIn: withBooking,
    checkOut: withBooking,
    clientRef: adminOnly,
    bookedAt: withBooking,
    createdAt: withBooking,
    createdBy: ownerOrAdmin,
    propertyFees: withBooking,
    extrasRefundableUntil: withBooking,
    extrasTotal: ownerOrAdmin,
    guest: ownerOrAdmin,
    guests: withBooking,
    history: adminOnly,
    hotel: withBooking,
    hotelCityHe: withBooking,
    hotelCountryCode: withBooking,
    hotelId: withBooking,
    hotelLocation: withBooking,
    hotelName: withBooking,
    hotelNameHe: withBooking,
    id: withBooking,
    includesMeal: withBooking,
    insurance: ownerOrAdmin,
    isBeingCancelled: withBooking,
    isMarkedByAdmin: adminOnly,
    isNotMade: withBooking,
    isProcessing: withBooking,
    isUnclaimed: withBooking,
    mealPlan: withBooking,
    mismatch: adminOnly,
    needsPhone: withBooking,
    notMadeCode: withBooking,
    nationality: adminOnly,
    nights: withBooking,
    otherGuests: ownerOrAdmin,
    pendingOperation: adminOnly,
    party: withBooking,
    payment: ownerOrAdmin,
    pricePerNight: withBooking,
    providerRef: adminOnly,
    quoteExpiresAt: withBooking,
    reviewState: ownerOrAdmin,
    revision: withBooking,
    roomHeldUntil: withBooking,
    roomNames: withBooking,
    roomNamesHe: withBooking,
    roomType: withBooking,
    status: withBooking,
    statusText: withBooking,
    totalPrice: withBooking,
    totalToPay: withBooking,
    requestedStatus: adminOnly,
  },
  Review: {
    comment: published,
    createdAt: published,
    createdBy: authorOrAdmin,
    hotelId: published,
    id: published,
    isVerified: published,
    photos: published,
    rating: published,
    reviewerName: published,
    stayDate: published,
    title: published,
    topics: published,
  },
  Viewer: {
    createdAt: selfOrAdmin,
    email: selfOrAdmin,
    fullName: selfOrAdmin,
    id: selfOrAdmin,
    phone: selfOrAdmin,
    preferences: selfOrAdmin,
    role: selfOrAdmin,
    travelStats: selfOrAdmin,
  },
} satisfies {
  Query: Record<keyof QueryResolvers, Rule>;
  Mutation: Record<keyof MutationResolvers, Rule>;
  Subscription: Record<keyof SubscriptionResolvers, Rule>;
  Booking: Record<Exclude<keyof BookingResolvers, '__isTypeOf'>, FieldRule<Booking>>;
  Review: Record<Exclude<keyof ReviewResolvers, '__isTypeOf'>, FieldRule<Review>>;
  Viewer: Record<Exclude<keyof ViewerResolvers, '__isTypeOf'>, FieldRule<Viewer>>;
};
