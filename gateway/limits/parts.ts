import { type GraphQLFieldResolver, type GraphQLSchema, isNonNullType, isObjectType } from 'graphql';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { within } from '../kit/within.ts';

/**
 * How a part is waited for that an entry of a list reads from a source of its own.
 * - `quiet`: null once its time is up or its source failed, and no error: the entry stands without it.
 * - `told`: null with an error, in the time of the whole request: a screen asks for it by itself and offers to try again.
 */
export type Part = { readonly kind: 'quiet'; readonly ms: number } | { readonly kind: 'told' };

/** Parts by type and field. */
export type PartTable = Readonly<Record<string, Readonly<Record<string, Part>>>>;

/** Well below any deadline: the list itself is known, and a reader waits for it. */
const usual: Part = { kind: 'quiet', ms: 3_000 };

/**
 * Every field that an entry of any list reads from a source of its own: pictures, details, reviews, names. Such a field is
 * nullable, so that it never takes the list away. What these lists are made of themselves is not here.
 */
export const parts: PartTable = {
  // Pictures are asked for again by the client, and names and prices are what a result list is opened for.
  HotelSummary: { images: { kind: 'quiet', ms: 1_500 } },
  Hotel: { offers: { kind: 'told' }, reviews: { kind: 'told' } },
  Favorite: { hotel: usual, offers: { kind: 'told' } },
  Booking: { hotel: usual, hotelNameHe: usual, reviewState: usual, roomHeldUntil: usual },
  // A reply has a moment of its own until which it waits for its hotels.
  ChatHotel: { cheapestOffer: { kind: 'told' }, pricedAt: { kind: 'told' } },
  AdminHotel: { unlisted: usual },
  AdminReview: { hotelName: usual, hotelNameHe: usual },
  OutboxMail: { html: usual, text: usual },
  Viewer: { travelStats: { kind: 'told' } },
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
    // What a caller did wrong, or may not see, is said; a source that failed costs its part only.
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
 * Gives the quiet parts their own time, once, at assembly.
 * @throws Error at start when the table names a field that does not exist, reads nothing, or may not be null
 */
export function applyParts(schema: GraphQLSchema, table: PartTable = parts): GraphQLSchema {
  for (const [typeName, fields] of Object.entries(table)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The parts name ${typeName}, which is no object type`);
    for (const [name, part] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (!field?.resolve) throw new Error(`The part ${typeName}.${name} is read by nothing`);
      if (isNonNullType(field.type)) throw new Error(`The part ${typeName}.${name} must be nullable`);
      if (part.kind === 'quiet') field.resolve = bounded(field.resolve, part.ms);
    }
  }
  return schema;
}
