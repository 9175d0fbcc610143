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
  Hotel: '../models/hotel.ts#Hotel as HotelModel',
  HotelPin: '../models/hotel-pin.ts#HotelPin as HotelPinModel',
  HotelSummary: '../models/search.ts#ListedHotel as ListedHotelModel',
  Quality: '../models/hotel.ts#Quality as QualityModel',
  HotelSearchResult: '../models/search.ts#SearchView as SearchViewModel',
  HotelPinList: '../models/hotel-pin.ts#HotelPinList as HotelPinListModel',
  OfferList: '../models/offer.ts#AskedOfferList as OfferListModel',
  Offer: '../models/offer.ts#Offer as OfferModel',
  Booking: '../models/booking.ts#Booking as BookingModel',
  Review: '../models/review.ts#Review as ReviewModel',
  Favorite: '../models/favorite.ts#Favorite as FavoriteModel',
  AdminHotel: '../models/stored-hotel-record.ts#StoredHotelRecord as StoredHotelRecordModel',
  AdminHotelPage: '../models/admin-pages.ts#AdminHotelPage as AdminHotelPageModel',
  AdminBookingPage: '../models/admin-pages.ts#AdminBookingPage as AdminBookingPageModel',
  AdminReviewPage: '../models/admin-pages.ts#AdminReviewPage as AdminReviewPageModel',
  AdminUserPage: '../models/admin-pages.ts#AdminUserPage as AdminUserPageModel',
  AdminReview: '../models/admin-pages.ts#AdminReview as AdminReviewModel',
  AdminMessagePage: '../models/admin-pages.ts#AdminMessagePage as AdminMessagePageModel',
  OutboxPage: '../models/admin-pages.ts#AdminMailPage as AdminMailPageModel',
  OutboxMail: '../models/admin-pages.ts#AdminMail as AdminMailModel',
  AuditPage: '../models/admin-pages.ts#AdminAuditPage as AdminAuditPageModel',
  AdminDashboard: '../models/admin-pages.ts#Dashboard as DashboardModel',
  Viewer: '../models/viewer.ts#Viewer as ViewerModel',
  ChatReply: '../models/chat.ts#ChatReply as ChatReplyModel',
  ChatHotel: '../models/chat.ts#ChatHotel as ChatHotelModel',
  BookingInputRefused: '../models/refused-input.ts#RefusedInput as RefusedInputModel',
  ReviewRefused: '../models/refused-input.ts#RefusedReview as RefusedReviewModel',
  ProfileRefused: '../models/refused-input.ts#RefusedProfile as RefusedProfileModel',
  MessageRefused: '../models/refused-input.ts#RefusedInput as RefusedInputModel',
  Country: '../models/place.ts#Country as CountryModel',
  City: '../models/place.ts#City as CityModel',
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
