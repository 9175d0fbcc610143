/** Farther away nothing is near. */
export const NEAR_METERS = 100_000;
