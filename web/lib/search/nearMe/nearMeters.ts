/** Places farther away than this do not count as near. */
export const NEAR_METERS = 100_000;
