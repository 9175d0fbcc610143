import { z } from 'zod';
import type { CachePolicy } from '#cache/cache.ts';
import { HOTEL_OFFERS_TTL, NOTHING_FOUND_TTL } from '#cache/ttl.ts';
import type { Offer } from '#models/search/offer.ts';
import type { Stay } from '#models/stay.ts';

const text = z.string();
const texts = z.array(text);
const money = z.object({ amountMinor: z.int(), currency: text });

const offer: z.ZodType<Offer> = z.object({
  id: text,
  hotelId: text,
  source: z.enum(['STORED', 'PROVIDER']),
  roomNames: texts,
  roomNamesHe: z.array(text.nullable()).exactOptional(),
  bedsForAll: z.boolean().nullable().exactOptional(),
  description: z.object({ en: text.nullable(), he: text.nullable() }).nullable(),
  imageUrl: text.nullable(),
  inclusions: texts,
  pricePerNight: money,
  total: money,
  mealPlan: text,
  mealChoices: texts,
  cancellation: z.object({
    isFree: z.boolean(),
    freeUntil: text.nullable(),
    steps: z.array(z.object({ from: text, fee: money })),
  }),
  propertyFees: z.array(z.object({ description: text, amount: money, perNight: money.exactOptional() })),
  propertyFeesTotal: money.exactOptional(),
  promotions: texts,
  provider: z
    .object({
      bookingCode: text,
      totalFareLiteral: text,
      currency: text,
      rate: text,
      rateDate: text,
      nationality: text,
      searchedAt: z.number(),
    })
    .nullable(),
});

/** Provider offers of one hotel for one stay, lowest total first. */
export const OFFERS: CachePolicy<readonly Offer[]> = {
  kind: 'offers.7',
  ...HOTEL_OFFERS_TTL,
  parse: (stored) => z.array(offer).parse(stored),
};

/** Marks a hotel without rooms for a stay. */
export const NO_ROOMS: CachePolicy<readonly Offer[]> = {
  kind: 'no-rooms.1',
  ...NOTHING_FOUND_TTL,
  parse: (stored) => z.array(offer).max(0).parse(stored),
};

/** A booking code of the provider is valid for 30 minutes after its search; our offer ids for a few minutes less. */
const OFFER_SECONDS = 25 * 60;

/** An offer with the hotel and stay it was made for. */
export interface OfferInContext {
  readonly hotelId: string;
  readonly stay: Stay;
  readonly offer: Offer;
}

const offerInContext: z.ZodType<OfferInContext> = z.object({
  hotelId: text,
  stay: z.object({
    checkIn: text,
    checkOut: text,
    occupancy: z.object({
      adults: z.int(),
      childrenAges: z.array(z.int()),
      infants: z.int(),
      rooms: z.int(),
    }),
  }),
  offer,
});

/** An offer that was shown, by its id; it is cached longer than the list that contained it. */
export const SHOWN_OFFER: CachePolicy<OfferInContext> = {
  kind: 'shown-offer.5',
  freshSeconds: OFFER_SECONDS,
  usableSeconds: OFFER_SECONDS,
  isNeverDropped: true,
  parse: (stored) => offerInContext.parse(stored),
};

/** Marks a total at which an offer was shown, by id and total: a later price under the same id does not erase it. */
export const SHOWN_TOTAL: CachePolicy<true> = {
  kind: 'shown-total.1',
  freshSeconds: OFFER_SECONDS,
  usableSeconds: OFFER_SECONDS,
  isNeverDropped: true,
  parse: (stored) => z.literal(true).parse(stored),
};
