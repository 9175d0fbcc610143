import {
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
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

/** The deadline of one request. */
type Deadline = (work: Promise<unknown>) => Promise<unknown>;

/**
 * Returns the result of work, or TIMEOUT. Running work is not cancelled: a booking that was sent is completed. One
 * timer for all fields of a request, which is stopped while none is waiting.
 */
function deadlineIn(timeoutMs: number): Deadline {
  const endsAt = performance.now() + timeoutMs;
  const waiting = new Set<(cause: AppError) => void>();
  let timer: NodeJS.Timeout | null = null;
  // A timer may fire a moment before its time.
  let hasEnded = false;
  const end = (): void => {
    hasEnded = true;
    for (const reject of waiting) reject(new AppError('TIMEOUT', { timeoutMs }));
    waiting.clear();
  };
  const stop = (reject: (cause: AppError) => void): void => {
    waiting.delete(reject);
    if (waiting.size > 0 || timer === null) return;
    clearTimeout(timer);
    timer = null;
  };
  return (work) =>
    new Promise((resolve, reject) => {
      const leftMs = endsAt - performance.now();
      if (hasEnded || leftMs <= 0) {
        work.catch(() => undefined);
        reject(new AppError('TIMEOUT', { timeoutMs }));
        return;
      }
      waiting.add(reject);
      timer ??= setTimeout(end, leftMs).unref();
      work.then(
        (value) => {
          stop(reject);
          return resolve(value);
        },
        (cause: unknown) => {
          stop(reject);
          reject(cause);
        },
      );
    });
}

/**
 * Applies the deadline of the request, which starts with its first asynchronous field, to every such field.
 * Subscriptions have none.
 */
export function applyDeadlines(
  schema: GraphQLSchema,
  timeOf: (rootFields: readonly string[]) => number = deadlineOf,
): GraphQLSchema {
  const deadlines = new WeakMap<Context, Deadline>();
  const times = new WeakMap<OperationDefinitionNode, number>();
  const timeFor = ({ operation, fragments }: GraphQLResolveInfo): number => {
    const known = times.get(operation);
    if (known !== undefined) return known;
    const definitions = [operation, ...Object.values(fragments)];
    const timeoutMs = timeOf(rootFieldsOf(operation, { definitions }));
    times.set(operation, timeoutMs);
    return timeoutMs;
  };
  const timed =
    (resolve: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> =>
    (parent, args, context, info) => {
      const answer: unknown = resolve(parent, args, context, info);
      if (!(answer instanceof Promise) || info.operation.operation === OperationTypeNode.SUBSCRIPTION)
        return answer;
      let deadline = deadlines.get(context);
      if (!deadline) {
        deadline = deadlineIn(timeFor(info));
        deadlines.set(context, deadline);
      }
      return deadline(answer);
    };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve) field.resolve = timed(field.resolve);
    }
  }
  return schema;
}
