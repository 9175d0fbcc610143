import { z } from 'zod';
import { LEDGER_CURRENCY } from '#models/money.ts';
import type { Money } from '#models/money.ts';
import { readMoney, toDecimal } from '../decimal.ts';
import { looseFlag, looseNumber, looseText, looseTexts, requiredText } from '../wire-kit.ts';

/** An amount in shekels, on the wire a number with at most two decimals. */
export const shekelAmount = z.union([z.number(), z.string()]).transform((value, context): Money => {
  const money = readMoney(String(value), LEDGER_CURRENCY);
  if (money) return money;
  context.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});

/**
 * An amount as a number of the wire: two decimals fit into a JSON number exactly enough to be read back as the same text.
 * @throws RangeError when it is not in the ledger currency
 */
export function toShekels(money: Money): number {
  if (money.currency !== LEDGER_CURRENCY) throw new RangeError(`an amount is not in ${LEDGER_CURRENCY}`);
  return Number(toDecimal(money));
}

/** A timestamp as ISO with its zone: some platforms leave the zone out and mean UTC. */
export const isoTimestamp = z.string().transform((text, context) => {
  const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i.test(text);
  const date = new Date(hasZone ? text : `${text}Z`);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  context.addIssue({ code: 'custom', message: 'not a moment' });
  return z.NEVER;
});

export const maybeMoment = isoTimestamp.nullish().transform((value) => value ?? null);

/** Text that is null when missing or blank. */
export const maybeText = looseText.transform((value) => (value.trim() === '' ? null : value));

const maybeDay = z.iso
  .date()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** A list that may be missing; an item of another shape makes the record unreadable. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .nullish()
    .transform((value): z.output<S>[] => value ?? []);

/** Number of rooms of a type. Anything that is not a count means that rooms are not counted. */
export const roomCount = z
  .int()
  .min(0)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

const roomType = z.object({
  name: looseText,
  name_he: maybeText,
  price: shekelAmount,
  description: maybeText,
  description_he: maybeText,
  image_url: maybeText,
  amenities: looseTexts,
  count: roomCount,
});

export const hotelRecord = z.object({
  id: requiredText,
  created_date: isoTimestamp,
  updated_date: isoTimestamp.nullish().catch(null),
  name: maybeText,
  name_he: maybeText,
  description: maybeText,
  description_he: maybeText,
  location: looseText,
  city: looseText,
  country: looseText,
  // Only administrators get these two.
  base_price_per_night: shekelAmount.nullish(),
  markup_value: looseNumber,
  markup_type: looseText,
  price_per_night: shekelAmount,
  rating: looseNumber,
  image_url: maybeText,
  gallery_urls: looseTexts,
  amenities: looseTexts,
  room_types: listOf(roomType),
  is_featured: looseFlag,
  meal_options: looseTexts,
  has_free_cancellation: looseFlag,
  latitude: looseNumber,
  longitude: looseNumber,
});

export const ratingRecord = z.object({ hotel_id: requiredText, rating: z.number().min(1).max(5) });

/** Preferences are free JSON on the platform: an invalid value counts as never chosen. */
const preferencesRecord = z.object({
  newsletter: looseFlag,
  notifications: looseFlag,
  language: maybeText,
  currency: maybeText,
});

export const userRecord = z.object({
  id: requiredText,
  email: requiredText,
  full_name: looseText,
  phone: looseText,
  role: looseText,
  preferences: preferencesRecord.nullish().catch(null),
  // An invalid moment must not make the session unusable.
  created_date: isoTimestamp.nullish().catch(null),
});

const topicRating = z.int().min(1).max(5).nullish().catch(null);

/** Topics that a guest rated; missing in older reviews. Anything that is not a rating is ignored. */
const reviewTopics = z
  .object({
    cleanliness: topicRating,
    location: topicRating,
    staff: topicRating,
    comfort: topicRating,
    value: topicRating,
  })
  .nullish()
  .catch(null)
  .transform((topics) => topics ?? {});

export type ReviewTopicsRecord = z.output<typeof reviewTopics>;

export const reviewRecord = z.object({
  id: requiredText,
  created_date: isoTimestamp,
  // Only sent to the author and administrators.
  created_by: maybeText,
  hotel_id: requiredText,
  booking_id: maybeText,
  rating: z.int().min(1).max(5),
  topics: reviewTopics,
  reviewer_name: looseText,
  title: looseText,
  comment: looseText,
  stay_date: maybeDay,
  photos: looseTexts,
});

/** In whole shekels. */
const storedRange = z.object({
  min: z.int().min(0),
  max: z.int().min(0).nullable(),
  per: z.enum(['NIGHT', 'STAY']),
});

export const favoriteRecord = z.object({
  id: requiredText,
  created_date: isoTimestamp,
  hotel_id: requiredText,
  hotel_name: looseText,
  price_per_night: shekelAmount.nullish().catch(null),
  // Another client of the platform may have stored its own shape.
  stay: z
    .object({
      check_in: z.iso.date(),
      check_out: z.iso.date(),
      adults: z.int(),
      children_ages: z.array(z.int()).nullish(),
      infants: z.int().nullish(),
      rooms: z.int().nullish(),
      wishes: z
        .object({
          meals: z.array(z.string()).nullish(),
          free_cancellation: z.boolean().nullish(),
          beds_for_all: z.boolean().nullish(),
          price: storedRange.nullish().catch(null),
        })
        .nullish(),
    })
    .nullish()
    .catch(null),
});

export const sessionReply = z.object({ access_token: maybeText, user: userRecord.nullish() });
/** `records` is sent only by a platform that supports `Prefer: return=representation`. */
export const updateManyReply = z.object({ updated: z.number(), records: z.array(z.unknown()).optional() });
export const errorReply = z.object({ code: looseText, error: z.object({ code: looseText }).nullish() });

export type HotelRecord = z.output<typeof hotelRecord>;
export type FavoriteRecord = z.output<typeof favoriteRecord>;
export type ReviewRecord = z.output<typeof reviewRecord>;
export type UserRecord = z.output<typeof userRecord>;
