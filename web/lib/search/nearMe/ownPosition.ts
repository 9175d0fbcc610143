import type { Coordinates } from '#models/hotel/place.ts';

/**
 * Why the position is not known: the browser lacks the feature, the traveller or the browser refused, it took too long,
 * or there was no signal.
 */
export type PositionProblem = 'unsupported' | 'refused' | 'late' | 'unknown';

const PATIENCE_MS = 10_000;
/** A position of half an hour ago is nearly always good enough to find the nearest city. */
const FRESH_MS = 30 * 60_000;

const problemOf = (error: GeolocationPositionError): PositionProblem => {
  if (error.code === error.PERMISSION_DENIED) return 'refused';
  return error.code === error.TIMEOUT ? 'late' : 'unknown';
};

/**
 * Requests the position from the browser, which asks the traveller; with low accuracy, which is fast and enough for a
 * city. Never rejects.
 */
export const ownPosition = (): Promise<Coordinates | PositionProblem> =>
  new Promise((resolve) => {
    // Browsers give positions only to pages over HTTPS or from this machine.
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
