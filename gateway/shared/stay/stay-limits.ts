/** Nights of the longest stay that can be searched and booked. */
export const MAX_NIGHTS = 30;

/** The product sells check-ins this many days ahead. */
export const MAX_DAYS_AHEAD = 500;
