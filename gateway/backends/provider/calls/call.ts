import type { HotelBook } from '../content/facts.ts';
import type { CallName, ActiveFaults } from '../control/faults.ts';
import type { Settings } from '../control/settings.ts';
import type { Geography } from '../geography/city.ts';
import type { Answer, Family } from '../reply.ts';
import type { Reservations } from '../store/reservations.ts';
import type { Sessions } from '../store/sessions.ts';
import type { RequestBody } from './request-body.ts';

/** Everything a call may use. */
export interface World {
  readonly geography: Geography;
  readonly hotels: HotelBook;
  readonly sessions: Sessions;
  readonly reservations: Reservations;
  readonly settings: Readonly<Settings>;
  readonly seed: string;
  /** Account currency: every fare is in it. */
  readonly currency: string;
  /** Milliseconds on the sandbox clock. */
  now(): number;
}

export interface CallInput {
  readonly body: RequestBody;
  readonly faults: ActiveFaults;
  /** Scheme, host and port at which this server was called: image URLs start with it. */
  readonly origin: string;
}

/** One of the provider's eleven calls. */
export interface Call {
  readonly name: CallName;
  readonly verb: 'GET' | 'POST';
  readonly family: Family;
  /** True when the response is compressed for clients that accept it. */
  readonly packed: boolean;
  /** Codes of the hotels in the request, because a fault may apply to one hotel only. */
  hotelCodes?(body: RequestBody): readonly string[];
  /** Fields for the call log: numbers and codes only. */
  summary?(body: RequestBody): Readonly<Record<string, string | number | boolean>>;
  run(input: CallInput, world: World): Answer | Promise<Answer>;
}
