import { execute, type GraphQLObjectType, isInputObjectType, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { applyPermissions } from '#gateway/access/apply-permissions.ts';
import type { Viewer } from '#models/viewer.ts';
import { permissions } from '#gateway/access/permissions.ts';
import { buildSchema, readTypeDefs } from '#gateway/schema.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';

type Caller = 'visitor' | 'member' | 'other' | 'admin';
type Row = Readonly<Record<Caller, 'yes' | 'AUTH_REQUIRED' | 'FORBIDDEN'>>;

const open: Row = { visitor: 'yes', member: 'yes', other: 'yes', admin: 'yes' };
const signedIn: Row = { visitor: 'AUTH_REQUIRED', member: 'yes', other: 'yes', admin: 'yes' };
const administrators: Row = {
  visitor: 'AUTH_REQUIRED',
  member: 'FORBIDDEN',
  other: 'FORBIDDEN',
  admin: 'yes',
};
const owned: Row = { visitor: 'AUTH_REQUIRED', member: 'yes', other: 'FORBIDDEN', admin: 'yes' };

/** What the product allows, written by hand: the table in the code has to agree with it field by field. */
const roots: Record<string, Row> = {
  'Query.adminAuditLog': administrators,
  'Query.adminBookings': administrators,
  'Query.adminDashboard': administrators,
  'Query.adminHotel': administrators,
  'Query.adminHotels': administrators,
  'Query.adminMessages': administrators,
  'Query.adminOutbox': administrators,
  'Query.adminReviews': administrators,
  'Query.adminUsers': administrators,
  'Query.booking': open,
  'Query.bookingCalendar': signedIn,
  'Query.bookingReceipt': signedIn,
  'Query.cancellationPreview': signedIn,
  'Query.cheaperDates': open,
  'Query.cities': open,
  'Query.countries': open,
  'Query.exchangeRates': open,
  'Query.extrasCatalogue': open,
  'Query.favorites': signedIn,
  'Query.findHotels': open,
  'Query.findPlaces': open,
  'Query.findRegions': open,
  'Query.knownCities': open,
  'Query.knownDays': open,
  'Query.monthDays': open,
  'Query.checkedDay': open,
  'Query.cityPrices': open,
  'Query.featuredHotels': open,
  'Query.knownStays': open,
  'Query.suggestions': open,
  'Query.hotel': open,
  'Query.hotelPins': open,
  'Query.hotelPinsById': open,
  'Query.hotelSearch': open,
  'Query.hotelThumbnails': open,
  'Query.hotels': open,
  'Query.loginUrl': open,
  'Query.me': open,
  'Query.myBookings': signedIn,
  'Query.myDataExport': signedIn,
  'Query.myReviews': signedIn,
  'Query.nearestDates': open,
  'Query.productFacts': open,
  'Query.productPage': open,
  'Query.productQuestions': open,
  'Mutation.acceptBookingPrice': open,
  'Mutation.adoptSession': open,
  'Mutation.answerMessage': administrators,
  'Mutation.cancelBooking': signedIn,
  'Mutation.changeFavoriteStay': signedIn,
  'Mutation.changePassword': signedIn,
  'Mutation.claimBooking': signedIn,
  'Mutation.confirmBooking': signedIn,
  'Mutation.contact': open,
  'Mutation.createBooking': open,
  'Mutation.createHotel': administrators,
  'Mutation.createReview': signedIn,
  'Mutation.createUpload': signedIn,
  'Mutation.deleteHotel': administrators,
  'Mutation.deleteMyAccount': signedIn,
  'Mutation.deleteMyReview': signedIn,
  'Mutation.deleteReview': administrators,
  'Mutation.mergeFavorites': signedIn,
  'Mutation.notifyMe': open,
  'Mutation.recheckBooking': open,
  'Mutation.register': open,
  'Mutation.resendMail': administrators,
  'Mutation.restoreHotel': administrators,
  'Mutation.retryHotelSearch': open,
  'Mutation.sendChatMessage': open,
  'Mutation.setBookingStatus': administrators,
  'Mutation.setFavorite': signedIn,
  'Mutation.setMessageHandled': administrators,
  'Mutation.setUserRole': administrators,
  'Mutation.signIn': open,
  'Mutation.signOut': open,
  'Mutation.talkToPerson': open,
  'Mutation.updateBookingExtras': signedIn,
  'Mutation.updateBookingGuests': signedIn,
  'Mutation.updateHotel': administrators,
  'Mutation.updateMe': signedIn,
  'Mutation.updateMyReview': signedIn,
  'Subscription.chatReplyProgress': open,
  'Subscription.hotelSearchProgress': open,
};

/** Fields for the owner and administrators. Fields in neither list can be read by everyone who may read the booking. */
const ownersFields = [
  'attractions',
  'cancellationOutcome',
  'carRental',
  'createdBy',
  'extrasTotal',
  'guest',
  'insurance',
  'otherGuests',
  'payment',
  'reviewState',
];
/** Fields for administrators only. */
const administratorFields = [
  'clientRef',
  'history',
  'isMarkedByAdmin',
  'mismatch',
  'nationality',
  'pendingOperation',
  'providerRef',
  'requestedStatus',
];

const person = (id: string, email: string, role: Viewer['role'] = 'user'): Viewer => ({
  id,
  email,
  fullName: id,
  phone: '',
  role,
  preferences: { newsletter: false, notifications: false, language: null, currency: null },
  createdAt: '2026-01-01T00:00:00.000Z',
});
const callers: Record<Caller, Viewer | null> = {
  visitor: null,
  member: person('m', 'member@example.com'),
  other: person('o', 'other@example.com'),
  admin: person('a', 'boss@example.com', 'admin'),
};
const names: Caller[] = ['visitor', 'member', 'other', 'admin'];

const schema = buildSchema();
const rootTypes = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type): type is GraphQLObjectType => isObjectType(type),
);
const decisionOf = (
  rule: (context: { viewer: Viewer | null }, parent: never) => string,
  caller: Caller,
  parent: unknown,
) => {
  const decision = rule({ viewer: callers[caller] }, parent as never);
  return decision === 'allow' ? 'yes' : decision;
};

describe('the permissions of root fields', () => {
  const fields = rootTypes.flatMap((type) =>
    Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
  );

  it('are all in the table of expectations, and nothing else is', () => {
    expect(Object.keys(roots).toSorted()).toEqual(fields.toSorted());
  });

  it.each(fields.flatMap((field) => names.map((caller) => [field, caller] as const)))(
    'for %s and a %s',
    (field, caller) => {
      const [type, name] = field.split('.') as ['Query', never];
      expect(decisionOf(permissions[type][name], caller, {})).toBe(roots[field]?.[caller]);
    },
  );
});

describe("the permissions of a booking's fields", () => {
  const type = schema.getType('Booking');
  const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
  const booking = { createdBy: 'member@example.com' };

  it.each(fields.flatMap((field) => names.map((caller) => [field, caller] as const)))(
    'for %s and a %s',
    (field, caller) => {
      const common = ownersFields.includes(field) ? owned : open;
      const expected = administratorFields.includes(field) ? administrators : common;
      expect(
        decisionOf(permissions.Booking[field as keyof typeof permissions.Booking], caller, booking),
      ).toBe(expected[caller]);
    },
  );
});

describe("the permissions of a review's fields", () => {
  const review = { createdBy: 'member@example.com' };
  it.each(
    Object.keys(permissions.Review).flatMap((field) => names.map((caller) => [field, caller] as const)),
  )('for %s and a %s', (field, caller) => {
    const expected = field === 'createdBy' ? owned : open;
    expect(decisionOf(permissions.Review[field as keyof typeof permissions.Review], caller, review)).toBe(
      expected[caller],
    );
  });
});

describe("the permissions of a user's fields", () => {
  it.each(
    Object.keys(permissions.Viewer).flatMap((field) => names.map((caller) => [field, caller] as const)),
  )('for %s and a %s', (field, caller) => {
    expect(
      decisionOf(permissions.Viewer[field as keyof typeof permissions.Viewer], caller, callers.member),
    ).toBe(owned[caller]);
  });
});

describe('the inputs of the schema', () => {
  /** Fields that the server sets for every caller. */
  const made =
    /^(created_?by.*|role|status|total_?price.*|currency|nights|version|effect|attempt|client_?ref|provider_?ref|refs|quote|sent_?at|due_?at|tries|key_?hash|outcome|history|mismatch|is_?deleted|create_?key|claim_?hash|user_?id)$/i;
  const inputs = Object.values(schema.getTypeMap()).filter((type) => isInputObjectType(type));

  it('have no field that the server sets', () => {
    const found = inputs.flatMap((type) =>
      Object.keys(type.getFields())
        .filter((field) => made.test(field))
        .map((field) => `${type.name}.${field}`),
    );
    // Users choose the currency of their own pages.
    expect(found).toEqual(['PreferencesInput.currency']);
  });

  it('arguments named like a server-set field occur only in operations for administrators', () => {
    const fields = rootTypes.flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) =>
        field.args.filter(({ name }) => made.test(name)).map(() => `${type.name}.${field.name}`),
      ),
    );
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) expect([field, roots[field]]).toEqual([field, administrators]);
  });
});

describe('the table of permissions', () => {
  const bare = () => makeExecutableSchema({ typeDefs: readTypeDefs() });

  it('stops the start while a field lacks a rule', () => {
    const { myBookings: _left, ...rest } = permissions.Query;
    expect(() => applyPermissions(bare(), { ...permissions, Query: rest })).toThrow(
      'No permission for Query.myBookings',
    );
  });

  it('stops the start while a root type lacks its table', () => {
    const { Mutation: _left, ...rest } = permissions;
    expect(() => applyPermissions(bare(), rest)).toThrow('No permissions for the root type Mutation');
  });

  it('refuses before the resolver runs', async () => {
    const answer = await execute({
      schema,
      document: parse('{ myBookings { id } }'),
      contextValue: { viewer: null },
    });
    expect(answer.errors?.[0]?.originalError).toBeInstanceOf(AppError);
    expect(answer.errors?.[0]?.originalError).toMatchObject({ code: 'AUTH_REQUIRED' });
  });

  it('fails the request when one of its rules throws', async () => {
    const broken = applyPermissions(bare(), {
      ...permissions,
      Query: {
        ...permissions.Query,
        me: () => {
          throw new Error('broken rule');
        },
      },
    });
    const answer = await execute({
      schema: broken,
      document: parse('{ me { id } }'),
      contextValue: { viewer: null },
    });
    expect(answer.errors?.[0]?.message).toBe('broken rule');
  });
});
