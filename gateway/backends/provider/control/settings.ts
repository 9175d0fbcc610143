import { z } from 'zod';

/** Times and choices that the provider's documentation leaves open. */
export const settingsSchema = z.object({
  /** Delay of every response. */
  latencyMs: z.number().int().min(0).max(60_000),
  /** How long a cancelled booking has the status CancellationInProgress. */
  cancelSettleMs: z.number().int().min(0),
  /** How long a new booking has no voucher and no invoice number. */
  voucherMs: z.number().int().min(0),
  /** The status that PreBook and Book return for a code after its 30 minutes. */
  expiredCode: z.union([z.literal(315), z.literal(201)]),
  /**
   * What Book does with a reference that was used before, which is not documented: `refuse` (400, nothing reserved),
   * `first` (returns the existing reservation), or `again` (makes a second reservation; BookingDetail finds the newer
   * one).
   */
  repeatedReference: z.enum(['refuse', 'first', 'again']),
  /** Moves the sandbox clock, on which sessions expire and statuses change. */
  clockOffsetMs: z.number().int(),
  /** Largest number of hotels in the list of a city; null lists all. */
  maxCityHotels: z.number().int().min(1).nullable(),
});

export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  latencyMs: 0,
  cancelSettleMs: 3 * 60_000,
  voucherMs: 2 * 60_000,
  expiredCode: 315,
  repeatedReference: 'refuse',
  clockOffsetMs: 0,
  maxCityHotels: null,
};
