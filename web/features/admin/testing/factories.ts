import {
  AdminBookingsDocument,
  type AdminBookingsQueryVariables,
  AdminDashboardDocument,
  type AdminDashboardQuery,
  AdminHotelsDocument,
  type AdminHotelsQueryVariables,
  AdminOpenMessagesDocument,
  AdminReviewsDocument,
  type AdminReviewsQuery,
  AdminUsersDocument,
  type BookingsTab_BookingFragment,
  type HotelForm_HotelFragment,
  type HotelsTab_HotelFragment,
  type UsersTab_UserFragment,
} from '#generated/graphql.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { sampleBooking } from '#web/testing/sampleBooking.ts';

/** A signed-in administrator. */
export const administrator = () =>
  viewer({ id: 'admin-1', fullName: 'Noa Test', email: 'noa@example.com', role: 'admin' });

/** Pagination of a list; the only page by default. */
export const pageInfo = (totalItems: number, page = 1, totalPages = 1) => ({
  __typename: 'PageInfo' as const,
  page,
  totalPages,
  totalItems,
});

const firstPage = { page: 1, pageSize: 20 };

/** A stored hotel with all facts: 100 net, 15%, 115 final. */
export const storedHotel = (changes: Partial<HotelsTab_HotelFragment> = {}): HotelsTab_HotelFragment => ({
  __typename: 'AdminHotel',
  id: 'hotel-1',
  name: 'Harbour House',
  nameHe: '',
  city: 'Haifa',
  cityHe: 'חיפה',
  country: 'Israel',
  countryCode: 'IL',
  unlisted: null,
  basePricePerNight: money(100),
  markupType: 'percentage',
  markupValue: 15,
  pricePerNight: money(115),
  roomsFrom: null,
  rating: 5,
  imageUrl: null,
  isFeatured: false,
  hasFreeCancellation: true,
  missing: [],
  isDeleted: false,
  updatedAt: '2026-05-01T10:00:00Z',
  ...changes,
});

/** `storedHotel` as its form loads it, without pictures and room types. */
export const formHotel = (changes: Partial<HotelForm_HotelFragment> = {}): HotelForm_HotelFragment => ({
  ...storedHotel(),
  description: 'By the water.',
  descriptionHe: '',
  location: '1 Port Street, Haifa',
  galleryUrls: [],
  amenities: ['WiFi', 'Bar'],
  roomTypes: [],
  mealOptions: [],
  latitude: 32.82,
  longitude: 34.99,
  ...changes,
});

/** Response with a list of hotels, by default the first page without a search. */
export const hotelsPage = (
  items: readonly HotelsTab_HotelFragment[],
  overrides: Partial<AdminHotelsQueryVariables> = {},
) => ({
  request: {
    query: AdminHotelsDocument,
    variables: { search: '', show: 'ALL', sort: 'NEWEST', page: firstPage, ...overrides },
  },
  result: {
    data: {
      __typename: 'Query',
      adminHotels: { __typename: 'AdminHotelPage', items, pageInfo: pageInfo(items.length) },
    },
  },
});

/** A confirmed booking: hotel ₪5,790, extras ₪200. */
export const adminBooking = (
  changes: Partial<BookingsTab_BookingFragment> = {},
): BookingsTab_BookingFragment => ({
  ...sampleBooking,
  statusText: changes.status ?? 'confirmed',
  extrasTotal: money(200),
  totalToPay: money(5990),
  ...changes,
});

/** Response with a list of bookings, once. */
export const bookingsPage = (
  items: readonly BookingsTab_BookingFragment[],
  overrides: Partial<AdminBookingsQueryVariables> = {},
) => ({
  request: {
    query: AdminBookingsDocument,
    variables: { search: '', status: null, flagged: false, sort: 'NEWEST', page: firstPage, ...overrides },
  },
  result: {
    data: {
      __typename: 'Query',
      adminBookings: { __typename: 'AdminBookingPage', items, pageInfo: pageInfo(items.length) },
    },
  },
});

type ReviewItem = AdminReviewsQuery['adminReviews']['items'][number];

/** A verified review of four stars. */
export const adminReview = (changes: Partial<ReviewItem> = {}): ReviewItem => ({
  __typename: 'AdminReview',
  hotelName: 'Harbour House',
  hotelNameHe: null,
  review: {
    __typename: 'Review',
    id: 'review-1',
    hotelId: 'hotel-1',
    rating: 4,
    topics: [{ __typename: 'ReviewTopicRating', topic: 'STAFF', rating: 5 }],
    title: 'Lovely',
    comment: 'Quiet and clean.',
    reviewerName: 'Maya Test',
    stayDate: '2026-05-12',
    photos: [],
    isVerified: true,
    createdAt: '2026-05-20T10:00:00Z',
  },
  ...changes,
});

/** Response with a list of reviews, once. */
export const reviewsPage = (items: readonly ReviewItem[]) => ({
  request: {
    query: AdminReviewsDocument,
    variables: { search: '', rating: null, sort: 'NEWEST', page: firstPage },
  },
  result: {
    data: {
      __typename: 'Query',
      adminReviews: { __typename: 'AdminReviewPage', items, pageInfo: pageInfo(items.length) },
    },
  },
});

/** A member. */
export const adminUser = (changes: Partial<UsersTab_UserFragment> = {}): UsersTab_UserFragment => ({
  __typename: 'Viewer',
  id: 'user-1',
  fullName: 'Maya Test',
  email: 'maya@example.com',
  role: 'user',
  createdAt: '2026-05-02T10:00:00Z',
  ...changes,
});

/** Response with a list of users, once. */
export const usersPage = (items: readonly UsersTab_UserFragment[]) => ({
  request: {
    query: AdminUsersDocument,
    variables: { search: '', role: null, sort: 'NEWEST', page: firstPage },
  },
  result: {
    data: {
      __typename: 'Query',
      adminUsers: { __typename: 'AdminUserPage', items, pageInfo: pageInfo(items.length) },
    },
  },
});

/** Response with the dashboard: ₪10,000 revenue of 12 bookings, one of which is recent. */
export const dashboard = (changes: Partial<AdminDashboardQuery['adminDashboard']> = {}) => ({
  request: { query: AdminDashboardDocument },
  result: {
    data: {
      __typename: 'Query' as const,
      adminDashboard: {
        __typename: 'AdminDashboard' as const,
        totalHotels: 128,
        totalBookings: 342,
        totalReviews: 96,
        revenue: money(10_000),
        revenueConfirmed: money(8000),
        revenueExtras: money(400),
        revenueKept: money(4900),
        sampledBookings: 12,
        recentBookings: [adminBooking()],
        revenueByMonth: [
          { __typename: 'MonthAmount', month: '2026-04', amount: money(4000) },
          { __typename: 'MonthAmount', month: '2026-05', amount: money(6000) },
        ],
        statusSplit: [
          { __typename: 'StatusCount', status: 'confirmed', count: 9 },
          { __typename: 'StatusCount', status: 'pending', count: 3 },
        ],
        occupancy: [
          { __typename: 'NightOccupancy', date: '2026-05-12', rooms: 1 },
          { __typename: 'NightOccupancy', date: '2026-05-13', rooms: 2 },
        ],
        trends: {
          __typename: 'DashboardTrends',
          hotels: [1, 2, 3, 4, 5, 6],
          bookings: [1, 2, 3, 4, 5, 6],
          reviews: [1, 2, 3, 4, 5, 6],
          revenue: [100, 200, 300, 400, 500, 600],
        },
        ...changes,
      },
    },
  },
});

/** Response with the number of open messages. */
export const openMessages = (totalItems: number) => ({
  request: { query: AdminOpenMessagesDocument },
  result: {
    data: {
      __typename: 'Query' as const,
      adminMessages: {
        __typename: 'AdminMessagePage' as const,
        pageInfo: { __typename: 'PageInfo' as const, totalItems },
      },
    },
  },
});
