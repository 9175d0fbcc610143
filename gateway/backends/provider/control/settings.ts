import { z } from 'zod';

/** Times and choices that the wire leaves open. */
export const settingsSchema = z.object({
  /** Added to every answer. */
  latencyMs: z.number().int().min(0).max(60_000),
  /** How long a cancelled booking says CancellationInProgress. */
  cancelSettleMs: z.number().int().min(0),
  /** How long a fresh booking has no voucher and no invoice number. */
  voucherMs: z.number().int().min(0),
  /** What PreBook and Book say about a code past its 30 minutes. */
  expiredCode: z.union([z.literal(315), z.literal(201)]),
  /**
   * What Book does with a reference that it has seen, which no document tells: `refuse` (400, nothing reserved), `first`
   * (the reservation it stands for is answered again), or `again` (a second reservation; looking up finds the newer).
   */
  repeatedReference: z.enum(['refuse', 'first', 'again']),
  /** Moves the sandbox clock, for sessions and statuses. */
  clockOffsetMs: z.number().int(),
});

export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  latencyMs: 0,
  cancelSettleMs: 3 * 60_000,
  voucherMs: 2 * 60_000,
  expiredCode: 315,
  repeatedReference: 'refuse',
  clockOffsetMs: 0,
};
