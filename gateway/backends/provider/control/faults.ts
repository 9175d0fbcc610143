import { z } from 'zod';
import { mutations } from './mutation.ts';

/** Names of the provider’s eleven calls, as faults and call counts use them. */
const callNames = [
  'CountryList',
  'CityList',
  'HotelCodeList',
  'TBOHotelCodeList',
  'HotelDetails',
  'Search',
  'PreBook',
  'Book',
  'BookingDetail',
  'BookingDetailsBasedOnDate',
  'Cancel',
] as const;
export type CallName = (typeof callNames)[number];

const limits = {
  call: z.enum([...callNames, '*']),
  /** How often the fault applies; when missing, until it is reset. */
  times: z.number().int().positive().optional(),
  /** Only calls with this hotel (Search, HotelDetails, PreBook, Book). */
  hotelCode: z.string().optional(),
  /** Only calls with this `BookingReferenceId` (Book, BookingDetail). */
  reference: z.string().optional(),
  /** Only this one of the matching calls, counted from 1 since the fault was set, for example “the second chunk”. */
  nth: z.number().int().positive().optional(),
};

/** A fault. All matching delays are added up; of every other kind the first match applies. */
export const faultSchema = z.discriminatedUnion('kind', [
  z.object({ ...limits, kind: z.literal('delay'), ms: z.number().int().min(0).max(180_000) }),
  /** A bare HTTP status, 5xx or 429, with a text body; `retryAfterS` becomes the header `Retry-After`. */
  z.object({
    ...limits,
    kind: z.literal('http'),
    status: z.number().int().min(400).max(599),
    retryAfterS: z.number().int().min(0).optional(),
  }),
  z.object({ ...limits, kind: z.literal('html') }),
  z.object({ ...limits, kind: z.literal('empty') }),
  /** Half a body, then the connection breaks. */
  z.object({ ...limits, kind: z.literal('torn') }),
  z.object({ ...limits, kind: z.literal('drop') }),
  /** A response with HTTP 200 and this status code: 201, 207, 300, 315, 402, 405, 429, 500... */
  z.object({
    ...limits,
    kind: z.literal('refuse'),
    code: z.number().int(),
    description: z.string().optional(),
  }),
  /** PreBook: the price changes by this many percent. */
  z.object({ ...limits, kind: z.literal('price'), percent: z.number().min(-90).max(500) }),
  /** PreBook: the rate is non-refundable now. */
  z.object({ ...limits, kind: z.literal('policy') }),
  /** Search and PreBook: no rooms are available, or, with `hotelCode`, none at this hotel. */
  z.object({ ...limits, kind: z.literal('sold-out') }),
  /** Book and Cancel: executed, but the connection breaks before the response. */
  z.object({ ...limits, kind: z.literal('no-answer') }),
  /**
   * Book and Cancel: the caller is dropped at once (the connection breaks, or it gets this status), and the request is
   * executed `ms` later on the sandbox clock, by the first call after that moment.
   */
  z.object({
    ...limits,
    kind: z.literal('late'),
    ms: z.number().int().min(0),
    status: z.number().int().min(500).max(599).optional(),
  }),
  /** Book: BookingDetail and the report do not know the reservation for `ms`, although it exists. */
  z.object({ ...limits, kind: z.literal('shown-late'), ms: z.number().int().min(0) }),
  /**
   * Book and Cancel: the request is executed twice; the caller gets the response of one of them. The setting
   * `repeatedReference` decides what the second Book does.
   */
  z.object({ ...limits, kind: z.literal('doubled'), answer: z.enum(['first', 'second']).default('first') }),
  /**
   * One field of the response is left out, null, empty, or has another value of this field. When no field is named, it
   * is drawn by the seed. Example: `BookingDetail.ConfirmationNumber`.
   */
  z.object({
    ...limits,
    kind: z.literal('mutate'),
    how: z.enum(mutations),
    field: z.string().optional(),
    seed: z.string().default('mutate'),
  }),
  /** TBOHotelCodeList: "No Hotels Found" for a city that has some. */
  z.object({ ...limits, kind: z.literal('no-hotels') }),
]);
type Fault = z.infer<typeof faultSchema>;
type FaultKind = Fault['kind'];

interface Armed {
  readonly fault: Fault;
  seen: number;
  left: number;
}

/** The active faults. Each call takes those that apply to it once, at its start. */
export interface FaultBoard {
  arm(faults: readonly Fault[]): void;
  reset(): void;
  armed(): readonly Fault[];
  take(call: CallName, named: NamedInCall): ActiveFaults;
}

/** The hotels and the reference of a call. */
interface NamedInCall {
  readonly hotelCodes: readonly string[];
  /** `BookingReferenceId` of the call; empty without one. */
  readonly reference: string;
}

/** The faults that apply to one call. */
export interface ActiveFaults {
  readonly delayMs: number;
  find<K extends FaultKind>(kind: K): Extract<Fault, { kind: K }> | undefined;
  /** Hotels that are sold out for this call; `all` for a fault without a hotel code. */
  readonly soldOut: { readonly all: boolean; readonly codes: ReadonlySet<string> };
}

function concerns({ fault }: Armed, call: CallName, { hotelCodes, reference }: NamedInCall): boolean {
  if (fault.call !== '*' && fault.call !== call) return false;
  if (fault.reference !== undefined && fault.reference !== reference) return false;
  return fault.hotelCode === undefined || hotelCodes.includes(fault.hotelCode);
}

/** Counts the match; true when the fault applies to it. */
function strikes(armed: Armed): boolean {
  armed.seen += 1;
  if (armed.fault.nth !== undefined) return armed.seen === armed.fault.nth;
  if (armed.left === 0) return false;
  armed.left -= 1;
  return true;
}

function activeFaults(faults: readonly Fault[]): ActiveFaults {
  const soldOut = faults.filter((fault) => fault.kind === 'sold-out');
  return {
    delayMs: faults.reduce((ms, fault) => ms + (fault.kind === 'delay' ? fault.ms : 0), 0),
    find<K extends FaultKind>(kind: K) {
      return faults.find((fault): fault is Extract<Fault, { kind: K }> => fault.kind === kind);
    },
    soldOut: {
      all: soldOut.some((fault) => fault.hotelCode === undefined),
      codes: new Set(soldOut.flatMap((fault) => fault.hotelCode ?? [])),
    },
  };
}

export function createFaultBoard(): FaultBoard {
  let board: Armed[] = [];
  return {
    arm(faults) {
      board.push(...faults.map((fault) => ({ fault, seen: 0, left: fault.times ?? Infinity })));
    },
    reset() {
      board = [];
    },
    armed: () => board.map(({ fault }) => fault),
    take: (call, named) =>
      activeFaults(
        board.filter((armed) => concerns(armed, call, named) && strikes(armed)).map(({ fault }) => fault),
      ),
  };
}
