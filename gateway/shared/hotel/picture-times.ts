/**
 * How long a search that still runs is shown without pictures that are not known yet, in milliseconds: longer than most
 * searches run, and no longer than a list should be without pictures. A page that asks for them earlier gets none.
 */
export const WITHOUT_PICTURES_MS = 3_000;
