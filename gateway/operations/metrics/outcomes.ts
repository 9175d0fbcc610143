import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Context } from '#gateway/context.ts';
import { AppError } from '#gateway/errors.ts';
import type { EntryOutcome, PaymentOutcome, TravellerMetrics } from './traveller-metrics.ts';

/** The part of a result that is counted. */
const answerShape = z.object({
  __typename: z.string(),
  reason: z.string().optional(),
  code: z.string().optional(),
  booking: z.object({ status: z.string(), pendingOperation: z.string().nullable() }).optional(),
});
type Answer = z.output<typeof answerShape>;

/** How a root field ended: with a result, or with an error. */
type Ended = { readonly answer: Answer } | { readonly cause: unknown };

const isLimited = (cause: unknown): boolean => cause instanceof AppError && cause.code === 'RATE_LIMITED';

function entryOf(ended: Ended): EntryOutcome {
  if ('cause' in ended) return isLimited(ended.cause) ? 'limited' : 'failed';
  if (ended.answer.__typename === 'SignedIn') return 'ok';
  return ended.answer.reason === 'TOO_MANY_ATTEMPTS' ? 'limited' : 'refused';
}

const paymentOutcomes: Readonly<Record<string, PaymentOutcome>> = {
  PriceChanged: 'price_changed',
  BookingInputRefused: 'input_refused',
  DuplicateBooking: 'duplicate',
};

function paymentOf(ended: Ended): readonly [PaymentOutcome, string] {
  if ('cause' in ended) return [isLimited(ended.cause) ? 'limited' : 'failed', ''];
  const { __typename: type, code = '', booking } = ended.answer;
  if (type === 'BookingRefused') return ['refused', code];
  if (booking?.pendingOperation === 'book') return ['processing', ''];
  if (type === 'BookingSaved' && booking?.status === 'confirmed') return ['confirmed', ''];
  return [paymentOutcomes[type] ?? 'other', ''];
}

type Watcher = (ended: Ended) => void;

const watchersOf = (metrics: TravellerMetrics): Readonly<Record<string, Watcher>> => ({
  signIn: (ended) => metrics.signedIn('form', entryOf(ended)),
  adoptSession: (ended) => metrics.signedIn('login_page', entryOf(ended)),
  register: (ended) => metrics.registered(entryOf(ended)),
  confirmBooking: (ended) => metrics.paid(...paymentOf(ended)),
});

type Resolver = GraphQLFieldResolver<unknown, Context>;

const watched =
  (resolve: Resolver, observe: Watcher): Resolver =>
  async (...args) => {
    let answer: unknown;
    try {
      answer = await resolve(...args);
    } catch (cause) {
      observe({ cause });
      throw cause;
    }
    // An unreadable result is not counted, but the traveller still gets it.
    const read = answerShape.safeParse(answer);
    if (read.success) observe({ answer: read.data });
    return answer;
  };

/**
 * Counts how signing in, registering and paying end, whatever the operation's name.
 * @throws Error at start when the schema lacks one of the fields
 */
export function countOutcomes(schema: GraphQLSchema, metrics: TravellerMetrics): GraphQLSchema {
  const fields = schema.getMutationType()?.getFields() ?? {};
  for (const [name, observe] of Object.entries(watchersOf(metrics))) {
    const field = fields[name];
    if (!field?.resolve) throw new Error(`The schema has no mutation ${name} to count`);
    field.resolve = watched(field.resolve, observe);
  }
  return schema;
}

/** Counts root fields that were refused because of a limit before they started. */
export function countLimited(rootFields: readonly string[], metrics: TravellerMetrics): void {
  const watchers = watchersOf(metrics);
  const cause = new AppError('RATE_LIMITED');
  for (const field of new Set(rootFields)) watchers[field]?.({ cause });
}
