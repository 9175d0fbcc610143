import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

const scalars = {
  ID: { input: 'string', output: 'string' },
  PlainDate: 'string',
  DateTime: { input: 'string', output: 'string' },
};

const shared = {
  useTypeImports: true,
  enumType: 'string-literal',
  enumsAsTypes: true,
  defaultScalarType: 'unknown',
  scalars,
};

/** Our types behind the schema's: a resolver gets its parent as the model, not as the schema's type. */
const mappers = {
  Money: '../models/money.ts#Money as MoneyModel',
  Hotel: '../models/hotel/hotel.ts#Hotel as HotelModel',
  HotelPin: '../models/search/hotel-pin.ts#HotelPin as HotelPinModel',
  HotelSummary: '../models/search/search.ts#ListedHotel as ListedHotelModel',
  Quality: '../models/hotel/hotel.ts#Quality as QualityModel',
  HotelSearchResult: '../models/search/search.ts#SearchView as SearchViewModel',
  HotelPinList: '../models/search/hotel-pin.ts#HotelPinList as HotelPinListModel',
  OfferList: '../models/search/offer.ts#MatchingOfferList as OfferListModel',
  Offer: '../models/search/offer.ts#Offer as OfferModel',
  Booking: '../models/booking.ts#Booking as BookingModel',
  Review: '../models/hotel/review.ts#Review as ReviewModel',
  Favorite: '../models/favorite.ts#Favorite as FavoriteModel',
  AdminHotel: '../models/admin/stored-hotel-record.ts#StoredHotelRecord as StoredHotelRecordModel',
  AdminHotelPage: '../models/admin/admin-pages.ts#AdminHotelPage as AdminHotelPageModel',
  AdminBookingPage: '../models/admin/admin-pages.ts#AdminBookingPage as AdminBookingPageModel',
  AdminReviewPage: '../models/admin/admin-pages.ts#AdminReviewPage as AdminReviewPageModel',
  AdminUserPage: '../models/admin/admin-pages.ts#AdminUserPage as AdminUserPageModel',
  AdminReview: '../models/admin/admin-pages.ts#AdminReview as AdminReviewModel',
  AdminMessagePage: '../models/admin/admin-pages.ts#AdminMessagePage as AdminMessagePageModel',
  OutboxPage: '../models/admin/admin-pages.ts#AdminMailPage as AdminMailPageModel',
  OutboxMail: '../models/admin/admin-pages.ts#AdminMail as AdminMailModel',
  AuditPage: '../models/admin/admin-pages.ts#AdminAuditPage as AdminAuditPageModel',
  AdminDashboard: '../models/admin/admin-pages.ts#Dashboard as DashboardModel',
  Viewer: '../models/viewer.ts#Viewer as ViewerModel',
  ChatReply: '../models/messages/chat.ts#ChatReply as ChatReplyModel',
  ChatHotel: '../models/messages/chat.ts#ChatHotel as ChatHotelModel',
  BookingInputRefused: '../models/refused-input.ts#RefusedInput as RefusedInputModel',
  ReviewRefused: '../models/refused-input.ts#RefusedReview as RefusedReviewModel',
  ProfileRefused: '../models/refused-input.ts#RefusedProfile as RefusedProfileModel',
  MessageRefused: '../models/refused-input.ts#RefusedInput as RefusedInputModel',
  Country: '../models/hotel/place.ts#Country as CountryModel',
  City: '../models/hotel/place.ts#City as CityModel',
};

/** Root fields whose answer is the same for every visitor, so that the gateway may keep it. */
const sharedRootFields = ['hotelSearch', 'hotelPins'];

const sharedDocuments = {
  documents: 'web/**/*.graphql',
  // The names of types, as the client asks for them.
  documentTransforms: [addTypenameSelectionDocumentTransform],
  plugins: ['./schema/codegen/shared-documents-plugin.js'],
};

export default {
  schema: 'schema/*.graphql',
  emitLegacyCommonJSImports: false,
  generates: {
    'gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        contextType: '../context.ts#Context',
        mappers,
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
      },
    },
    'gateway/generated/operation-names.ts': {
      documents: 'web/**/*.graphql',
      plugins: ['./schema/codegen/operation-names-plugin.js'],
    },
    'gateway/generated/shared-documents.ts': {
      ...sharedDocuments,
      config: { rootFields: sharedRootFields, prints: 'texts' },
    },
    'web/generated/shared-documents.ts': {
      ...sharedDocuments,
      config: { rootFields: sharedRootFields, prints: 'ids' },
    },
    // Types of whole records, for complete samples; pages use the types of their operations.
    'web/testing/generated/schema.ts': {
      plugins: ['typescript'],
      config: { ...shared, nonOptionalTypename: true, avoidOptionals: true },
    },
    'web/generated/': {
      preset: 'client',
      documents: 'web/**/*.graphql',
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: { fragmentMasking: false, persistedDocuments: { hashAlgorithm: 'sha256' } },
      plugins: ['./schema/codegen/apollo-hooks-plugin.js'],
      config: shared,
    },
  },
  ignoreNoDocuments: true,
} satisfies CodegenConfig;
