import { type GraphQLFieldResolver, type GraphQLSchema, isNonNullType, isObjectType } from 'graphql';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { within } from '../kit/within.ts';

/**
 * The rule for a list entry's field from another source that is late or fails.
 * - `nullWhenLate`: null after its own time or when its source fails, without an error: the entry is shown without it.
 * - `errorWhenLate`: null with an error, after the time of the whole request: a screen reads it separately and offers
 * to retry.
 */
export type LatePart =
  | { readonly kind: 'nullWhenLate'; readonly ms: number }
  | { readonly kind: 'errorWhenLate' };

/** Fields by type and name. */
export type PartTable = Readonly<Record<string, Readonly<Record<string, LatePart>>>>;

/** Well below any deadline, because the user waits for the list, which is already known. */
const usual: LatePart = { kind: 'nullWhenLate', ms: 3_000 };

/**
 * Every field that a list entry reads from another source: pictures, details, reviews, names. Such a field is nullable,
 * so that it never fails the list. Fields that the lists themselves consist of are not included.
 */
export const parts: PartTable = {
  // The client requests missing pictures again; names and prices are what a result list is for, so they are not here.
  HotelSummary: { images: { kind: 'nullWhenLate', ms: 1_500 } },
  Hotel: { offers: { kind: 'errorWhenLate' }, reviews: { kind: 'errorWhenLate' } },
  Favorite: { hotel: usual, offers: { kind: 'errorWhenLate' } },
  Booking: { hotel: usual, hotelNameHe: usual, reviewState: usual, roomHeldUntil: usual },
  // A chat reply has its own limit for how long it waits for its hotels.
  ChatHotel: { cheapestOffer: { kind: 'errorWhenLate' }, pricedAt: { kind: 'errorWhenLate' } },
  AdminHotel: { unlisted: usual },
  AdminReview: { hotelName: usual, hotelNameHe: usual },
  OutboxMail: { html: usual, text: usual },
  Viewer: { travelStats: { kind: 'errorWhenLate' } },
};

type Resolver = GraphQLFieldResolver<unknown, Context>;

const LATE = Symbol('late');

const orNull = async (
  answer: Promise<unknown>,
  ms: number,
  { validity }: Pick<Context, 'validity'>,
): Promise<unknown> => {
  try {
    const part = await within(answer, ms, LATE);
    if (part !== LATE) return part;
  } catch (cause) {
    // Client errors and missing rights stay errors; only a failing source makes the field null.
    if (!(cause instanceof AppError && cause.retryable)) throw cause;
  }
  validity?.markIncomplete();
  return null;
};

const bounded =
  (resolve: Resolver, ms: number): Resolver =>
  (parent, args, context, info) => {
    const answer: unknown = resolve(parent, args, context, info);
    return answer instanceof Promise ? orNull(answer, ms, context) : answer;
  };

/**
 * Applies the times of the `nullWhenLate` fields, once, when the schema is built.
 * @throws Error at start when the table names a field that does not exist, has no resolver, or is not nullable
 */
export function applyParts(schema: GraphQLSchema, table: PartTable = parts): GraphQLSchema {
  for (const [typeName, fields] of Object.entries(table)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type))
      throw new Error(`The table of parts names ${typeName}, which is not an object type`);
    for (const [name, part] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (!field?.resolve) throw new Error(`The part ${typeName}.${name} does not exist or has no resolver`);
      if (isNonNullType(field.type)) throw new Error(`The part ${typeName}.${name} must be nullable`);
      if (part.kind === 'nullWhenLate') field.resolve = bounded(field.resolve, part.ms);
    }
  }
  return schema;
}
