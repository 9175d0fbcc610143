import type { HotelContent } from '#models/hotel/hotel.ts';

/** Result of a details call for some codes. A code that is in neither part is unknown to the provider. */
export interface BatchResult {
  readonly found: ReadonlyMap<string, HotelContent>;
  readonly failed: ReadonlySet<string>;
}

/**
 * Running details calls of this process, by code. When many users open one list, they need the same hotels at the same
 * moment: all but the first wait for the running call.
 */
export interface SharedCalls {
  /** The running call that includes a code, for further readers to share. */
  of(code: string): Promise<BatchResult> | undefined;
  /** Starts a call for codes that no running call includes. */
  start(codes: readonly string[], call: () => Promise<BatchResult>): Promise<BatchResult>;
}

export function createContentFlights(): SharedCalls {
  const flights = new Map<string, Promise<BatchResult>>();
  return {
    of: (code) => flights.get(code),
    start: (codes, call) => {
      const flight = call().finally(() => {
        for (const code of codes) if (flights.get(code) === flight) flights.delete(code);
      });
      for (const code of codes) flights.set(code, flight);
      return flight;
    },
  };
}
