/** Nights of the longest stay that can be searched and booked. */
export const MAX_NIGHTS = 30;

/** How many days ahead check-in may be. */
export const MAX_DAYS_AHEAD = 500;
