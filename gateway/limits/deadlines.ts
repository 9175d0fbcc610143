import { setMaxListeners } from 'node:events';
import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType, OperationTypeNode } from 'graphql';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { rootFieldsOf } from './fragments.ts';

/** Longest time of a request, in milliseconds. */
export const deadlineMs = { usual: 10_000, patient: 27_000 } as const;

/** Root fields that wait for the hotel provider or the assistant, or return the file of a long list. */
const patientFields: ReadonlySet<string> = new Set([
  'acceptBookingPrice',
  'adminBookings',
  'adminHotels',
  'adminReviews',
  'adminUsers',
  'booking',
  'cancelBooking',
  'cheaperDates',
  'cities',
  'confirmBooking',
  'countries',
  'createBooking',
  'deleteMyAccount',
  'checkedDay',
  'findHotels',
  'findPlaces',
  'findRegions',
  'hotel',
  'hotelPinsById',
  'hotelThumbnails',
  'hotels',
  'knownCities',
  'mergeFavorites',
  'myDataExport',
  'myBookings',
  'nearestDates',
  'recheckBooking',
  'retryHotelSearch',
  'sendChatMessage',
  'suggestions',
]);

/** Time for an operation with these root fields, in milliseconds: the longest of them counts. */
export const deadlineOf = (rootFields: readonly string[]): number =>
  rootFields.some((name) => patientFields.has(name)) ? deadlineMs.patient : deadlineMs.usual;

interface Deadline {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/** The result, or TIMEOUT. Running work is not cancelled: a booking that was sent is completed. */
const within = ({ signal, timeoutMs }: Deadline, work: Promise<unknown>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const end = () => reject(new AppError('TIMEOUT', { timeoutMs }));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });

/**
 * Applies the deadline of the request, which starts with its first asynchronous field, to every such field.
 * Subscriptions have none.
 */
export function applyDeadlines(
  schema: GraphQLSchema,
  timeOf: (rootFields: readonly string[]) => number = deadlineOf,
): GraphQLSchema {
  const deadlines = new WeakMap<Context, Deadline>();
  const timed =
    (resolve: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> =>
    (parent, args, context, info) => {
      const answer: unknown = resolve(parent, args, context, info);
      if (!(answer instanceof Promise) || info.operation.operation === OperationTypeNode.SUBSCRIPTION)
        return answer;
      let deadline = deadlines.get(context);
      if (!deadline) {
        const definitions = [info.operation, ...Object.values(info.fragments)];
        const timeoutMs = timeOf(rootFieldsOf(info.operation, { definitions }));
        deadline = { signal: AbortSignal.timeout(timeoutMs), timeoutMs };
        // Unlimited, because each asynchronous field of a page has a listener, and each is removed with its field.
        setMaxListeners(0, deadline.signal);
        deadlines.set(context, deadline);
      }
      return within(deadline, answer);
    };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve) field.resolve = timed(field.resolve);
    }
  }
  return schema;
}
