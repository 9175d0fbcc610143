import type { Resolvers } from '#gateway/generated/resolvers.ts';
import { lowestRoomPrice } from '#shared/hotel/default-rooms.ts';
import { starsOf } from '#shared/hotel/quality.ts';

type AdminTypes =
  | 'Query'
  | 'Mutation'
  | 'AdminDashboard'
  | 'AdminHotel'
  | 'AdminHotelPage'
  | 'AdminBookingPage'
  | 'AdminReviewPage'
  | 'AdminUserPage'
  | 'AdminReview'
  | 'OutboxMail'
  | 'AnswerMessageResult'
  | 'ResendMailResult'
  | 'SaveHotelResult'
  | 'SetUserRoleResult';

const RECENT = 5;

/** The administrators' operations. Fields that need a call of their own are read only when they are requested. */
export const adminResolvers: Pick<Resolvers, AdminTypes> = {
  Query: {
    adminDashboard: (_, __, ctx) => ctx.services.admin.dashboard(ctx),
    adminHotels: (_, input, ctx) => ctx.services.admin.hotels.list(ctx, input),
    adminHotel: (_, { id }, ctx) => ctx.services.admin.hotels.one(ctx, id),
    adminBookings: (_, input, ctx) => ctx.services.admin.bookings.list(ctx, input),
    adminReviews: (_, input, ctx) => ctx.services.admin.reviews.list(ctx, input),
    adminUsers: (_, input, ctx) => ctx.services.admin.people.list(ctx, input),
    adminMessages: (_, input, ctx) => ctx.services.admin.messages.list(ctx, input),
    adminOutbox: (_, input, ctx) => ctx.services.admin.outbox.list(ctx, input),
    adminAuditLog: (_, input, ctx) => ctx.services.admin.auditLog.list(ctx, input),
  },
  Mutation: {
    createHotel: async (_, { input, key }, ctx) => ({
      hotel: await ctx.services.admin.hotels.create(ctx, input, key),
    }),
    updateHotel: (_, { id, input, updatedAt }, ctx) =>
      ctx.services.admin.hotels.update(ctx, { id, form: input, updatedAt }),
    deleteHotel: (_, { id }, ctx) => ctx.services.admin.hotels.remove(ctx, id),
    restoreHotel: (_, { id }, ctx) => ctx.services.admin.hotels.restore(ctx, id),
    deleteReview: (_, { id }, ctx) => ctx.services.admin.reviews.remove(ctx, id),
    setUserRole: async (_, { userId, role }, ctx) => {
      const answer = await ctx.services.admin.people.setRole(ctx, userId, role);
      ctx.forgetViewer(userId);
      return answer;
    },
    resendMail: (_, { id }, ctx) => ctx.services.admin.mails.resend(ctx, id),
    answerMessage: (_, input, ctx) => ctx.services.admin.answers.answer(ctx, input),
    setMessageHandled: (_, { id, isHandled }, ctx) =>
      ctx.services.admin.messages.setHandled(ctx, id, isHandled),
  },
  AdminDashboard: {
    totalHotels: (board) => board.totalHotels(),
    totalBookings: (board) => board.totalBookings(),
    totalReviews: (board) => board.totalReviews(),
    revenue: async (board) => (await board.sums()).revenue,
    revenueConfirmed: async (board) => (await board.sums()).revenueConfirmed,
    revenueExtras: async (board) => (await board.sums()).revenueExtras,
    revenueKept: async (board) => (await board.sums()).revenueKept,
    sampledBookings: async (board) => (await board.sums()).sampledBookings,
    recentBookings: async (board) => (await board.latest()).slice(0, RECENT),
    revenueByMonth: async (board) => [...(await board.sums()).revenueByMonth],
    statusSplit: async (board) => [...(await board.statusSplit())],
    occupancy: async (board) => [...(await board.occupancy())],
    trends: async (board) => {
      const { hotels, bookings, reviews, revenue } = await board.trends();
      return { hotels: [...hotels], bookings: [...bookings], reviews: [...reviews], revenue: [...revenue] };
    },
  },
  AdminHotel: {
    rating: ({ rating }) => starsOf(rating),
    roomsFrom: ({ roomTypes }) => lowestRoomPrice(roomTypes),
  },
  AdminHotelPage: { csv: (page) => page.csv() },
  AdminBookingPage: { csv: (page) => page.csv() },
  AdminReviewPage: { csv: (page) => page.csv() },
  AdminUserPage: { csv: (page) => page.csv() },
  AdminReview: {
    hotelName: async ({ hotel }) => (await hotel())?.name ?? null,
    hotelNameHe: async ({ hotel }) => (await hotel())?.nameHe ?? null,
  },
  OutboxMail: {
    resendRefusal: (mail, _, ctx) => ctx.services.admin.mails.refusalOf(mail),
    html: async (mail) => (await mail.body()).html,
    text: async (mail) => (await mail.body()).text,
  },
  AnswerMessageResult: { __resolveType: ({ __typename }) => __typename },
  ResendMailResult: { __resolveType: ({ __typename }) => __typename },
  SaveHotelResult: { __resolveType: ({ __typename }) => __typename },
  SetUserRoleResult: { __resolveType: ({ __typename }) => __typename },
};
