import type { HotelContent } from '#models/hotel/hotel.ts';

/** Result of a details call for some codes. A code that is in neither part is unknown to the provider. */
export interface BatchAnswer {
  readonly found: ReadonlyMap<string, HotelContent>;
  readonly failed: ReadonlySet<string>;
}

/**
 * Details calls under way in this process, by code. A crowd that looks at one list asks for the same hotels at the same
 * moment: everybody after the first waits for the call that is on its way.
 */
export interface ContentFlights {
  /** The call in progress that includes a code, which further readers may join. */
  of(code: string): Promise<BatchAnswer> | undefined;
  /** Starts a call for codes that are on none. */
  start(codes: readonly string[], call: () => Promise<BatchAnswer>): Promise<BatchAnswer>;
}

export function createContentFlights(): ContentFlights {
  const flights = new Map<string, Promise<BatchAnswer>>();
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
