import { z } from 'zod';
import { withoutCardNumbers } from '../write/card-numbers.ts';
import { plainText, shekels, shortText } from '../query/field.ts';

/** Schemas of the fields of a booking that are objects or lists. Amounts are shekels. */

export const carRental = z.object({
  car_type: shortText,
  addons: z.array(shortText).max(20).default([]),
  days: z.int().min(1).max(400),
  price: shekels,
});

export const insurance = z.object({
  package_name: shortText,
  options: z.array(shortText).max(20).default([]),
  price: shekels,
});

export const attraction = z.object({
  id: shortText,
  name: shortText,
  price: shekels,
  quantity: z.int().min(0).max(20),
});

/** Text of one line with at most 500 characters, in which card numbers are masked. */
const guestText = plainText(500).transform(withoutCardNumbers);

export const otherGuest = z.object({
  title: guestText.default(''),
  first_name: guestText.default(''),
  last_name: guestText.default(''),
});

/** The facts about a payment for the receipt. There is no field for a card number, and unknown fields are dropped. */
export const payment = z.object({
  brand: shortText.refine((value) => withoutCardNumbers(value) === value, 'must not hold a card number'),
  last_four: z.string().regex(/^\d{4}$/),
  paid_at: z.iso.datetime({ offset: true }),
});

/** Guests and rooms. Limits are those of a search. */
export const occupancy = z.strictObject({
  adults: z.int().min(1).max(72),
  /** Age of each child in years. */
  childrenAges: z.array(z.int().min(0).max(17)).max(36).default([]),
  infants: z.int().min(0).max(36).default(0),
  rooms: z.int().min(1).max(9).default(1),
});

/** Any JSON, stored exactly as the gateway sent it: for fields that no other client writes. */
export const opaque = z.union([z.record(z.string(), z.json()), z.array(z.json())]);
