import { z } from 'zod';
import type { AdminOverride, CancellationDetails, Quote } from '#models/booking.ts';
import type { CancellationTerms, PropertyFee } from '#models/search/offer.ts';
import type { Occupancy } from '#models/stay.ts';
import { mergedFees } from '#shared/pricing/fees/merged-fees.ts';
import { stayFee } from '#shared/pricing/fees/stay-fee.ts';
import { looseFlag, looseText, looseTexts, requiredText } from '#upstreams/wire-kit.ts';
import { listOf, maybeMoment, maybeText, isoTimestamp, shekelAmount } from '../wire.ts';

/** JSON columns of the platform that only the gateway writes are validated as strictly as any response. */
const money = z.object({ amountMinor: z.int(), currency: z.string() });

const terms: z.ZodType<CancellationTerms> = z.object({
  isFree: z.boolean(),
  freeUntil: z.string().nullable(),
  steps: z.array(z.object({ from: z.string(), fee: money })),
});

const propertyFee: z.ZodType<PropertyFee> = z.object({
  description: z.string(),
  amount: money,
  perNight: money.exactOptional(),
});

const storedQuote: z.ZodType<Quote> = z.object({
  offerId: z.string(),
  source: z.enum(['STORED', 'PROVIDER']),
  roomNames: z.array(z.string()),
  roomNamesHe: z.array(z.string().nullable()).exactOptional(),
  mealPlan: z.string(),
  total: money,
  pricePerNight: money,
  nights: z.int(),
  rooms: z.int(),
  cancellation: terms,
  propertyFees: z.array(propertyFee),
  quotedAt: z.string(),
  provider: z
    .object({
      bookingCode: z.string(),
      totalFareLiteral: z.string(),
      currency: z.string(),
      rate: z.string(),
      rateDate: z.string(),
      nationality: z.string(),
      searchedAt: z.number(),
    })
    .nullable(),
});

/** Older bookings have these fees in the field `deskFees`. */
function withPresentNames(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('deskFees' in stored)) return stored;
  const { deskFees, ...rest } = stored;
  return { ...rest, propertyFees: deskFees };
}

/**
 * Older quotes have fees as the amount of one night, with “per night” in the name. A fee that was already multiplied
 * has `perNight` and stays as it is. Fees of the same kind become one.
 */
const quote = z.preprocess(withPresentNames, storedQuote).transform((stored): Quote => ({
  ...stored,
  propertyFees: mergedFees(
    stored.propertyFees.map((fee) => (fee.perNight ? fee : stayFee(fee, stored.nights))),
  ),
}));

const occupancy: z.ZodType<Occupancy> = z.object({
  adults: z.int(),
  childrenAges: z.array(z.int()),
  infants: z.int(),
  rooms: z.int(),
});

const outcome = z.object({
  kind: z.enum(['confirmed', 'refused', 'absent', 'price-changed', 'cancelled', 'cancel-refused']),
  code: z.string().nullable(),
});

const cancellationDetails: z.ZodType<CancellationDetails> = z.object({
  hotelFee: money,
  extrasFee: money,
  fee: money,
  refund: money,
  reason: z
    .enum([
      'FREE_BY_POLICY',
      'FEE_BY_POLICY',
      'NON_REFUNDABLE',
      'REMOTE_SALE',
      'PROTECTED_BUYER',
      'STAY_BEGUN',
    ])
    .nullable(),
  isEstimate: z.boolean(),
  requestedAt: z.string(),
  declaration: z.enum(['SENIOR', 'NEW_IMMIGRANT', 'DISABLED']).nullable(),
});

/** Stored as `wishedStatus`, which is the requested status. */
const adminMark = z
  .object({
    by: z.string(),
    at: z.string(),
    wishedStatus: z.enum(['pending', 'confirmed', 'cancelled']).nullable(),
  })
  .transform(({ by, at, wishedStatus }): AdminOverride => ({ by, at, requestedStatus: wishedStatus }));

const maybe = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value): z.output<S> | null => value ?? null);

const count = z
  .int()
  .nullish()
  .transform((value) => value ?? 0);

const day = z.iso.date();

export const bookingRecord = z.object({
  id: requiredText,
  created_date: isoTimestamp,
  created_by: maybeText,
  // Another client of the platform may have stored its own status: the booking must still be readable.
  status: looseText,
  hotel_id: requiredText,
  hotel_name: looseText,
  // Missing in bookings of earlier versions and of other clients of the platform.
  hotel_name_he: maybeText,
  hotel_location: looseText,
  check_in_date: day,
  check_out_date: day,
  nights: count,
  guests: count,
  // Another client of the platform may have stored its own shape.
  occupancy: maybe(occupancy).catch(null),
  room_type: looseText,
  meal_plan: looseText,
  includes_meal: looseFlag,
  total_price: shekelAmount,
  cancellation_policy: looseText,
  car_rental_details: maybe(
    z.object({ car_type: looseText, addons: looseTexts, days: count, price: shekelAmount }),
  ),
  insurance_details: maybe(z.object({ package_name: looseText, options: looseTexts, price: shekelAmount })),
  attraction_details: listOf(
    z.object({ id: requiredText, name: looseText, price: shekelAmount, quantity: z.int() }),
  ),
  guest_first_name: looseText,
  guest_last_name: looseText,
  guest_email: looseText,
  guest_phone: looseText,
  special_requests: looseText,
  other_guests: listOf(z.object({ title: looseText, first_name: looseText, last_name: looseText })),
  payment: maybe(z.object({ brand: looseText, last_four: looseText, paid_at: looseText })),
  // Older records without a language were made in the default one.
  language: z.enum(['en', 'he']).catch('en'),
  cancellation_details: maybe(cancellationDetails),
  admin_mark: maybe(adminMark),
  mismatch: maybeText,
  version: z
    .int()
    .nullish()
    .transform((value) => value ?? 1),
  claim_hash: maybeText,
  create_key: maybeText,
  quote: maybe(quote),
  effect: maybe(z.enum(['book', 'cancel'])),
  attempt: count,
  client_ref: maybeText,
  refs: looseTexts,
  provider_ref: maybeText,
  sent_at: maybeMoment,
  due_at: maybeMoment,
  tries: count,
  key: maybeText,
  key_hash: maybeText,
  outcome: maybe(outcome),
  history: listOf(z.object({ at: looseText, who: looseText, what: looseText })),
});

/** The fields of a pending operation. */
export const pendingOperation = z.object({ effect: z.enum(['book', 'cancel']), sent_at: maybeMoment });

export type BookingRecord = z.output<typeof bookingRecord>;
