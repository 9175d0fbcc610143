import { LEGAL_FEE_CAP_MINOR } from '#shared/cancellation/cancellation-fee.ts';
import { CHECK_IN_CLOCK, FREE_DAYS } from '#shared/cancellation/cancellation.ts';
import { HOLD_MS } from '#shared/hotel/room-stock.ts';

/** Hours before check-in until which cancelling is free, where a hotel offers it. */
export const FREE_HOURS = FREE_DAYS * 24;
/** Time of day at which a stay starts, `15:00`. */
export const CHECK_IN = CHECK_IN_CLOCK.slice(1);
/** Minutes for which the rooms of a pending booking are held, where a hotel counts its rooms. */
export const HOLD_MINUTES = HOLD_MS / 60_000;
/** The highest fee that the law allows, in whole shekels. */
export const LEGAL_FEE_CAP = LEGAL_FEE_CAP_MINOR / 100;
