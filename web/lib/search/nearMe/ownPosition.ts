import type { Coordinates } from '#models/hotel/place.ts';

/** Why a position is not known: no such thing here, the traveller or the browser says no, it took too long, no signal. */
export type PositionProblem = 'unsupported' | 'refused' | 'late' | 'unknown';

const PATIENCE_MS = 10_000;
/** A city is as near as it was half an hour ago, nearly always. */
const FRESH_MS = 30 * 60_000;

const problemOf = (error: GeolocationPositionError): PositionProblem => {
  if (error.code === error.PERMISSION_DENIED) return 'refused';
  return error.code === error.TIMEOUT ? 'late' : 'unknown';
};

/** Asks the browser, which asks the traveller; coarse, which is fast and enough for a city. Never rejects. */
export const ownPosition = (): Promise<Coordinates | PositionProblem> =>
  new Promise((resolve) => {
    // Browsers give positions only to pages that came encrypted, or from this machine.
    const source = isSecureContext && 'geolocation' in navigator ? navigator.geolocation : null;
    if (!source) {
      resolve('unsupported');
      return;
    }
    source.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (error) => resolve(problemOf(error)),
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  });
