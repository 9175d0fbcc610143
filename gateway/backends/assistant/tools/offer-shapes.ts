/** Shapes of the results about the offers of a hotel and other dates for them. */
import { z } from 'zod';
import { feeRule, money, roomNames } from './shapes.ts';

const offer = z
  .object({
    ...roomNames,
    pricePerNight: money,
    total: money,
    fullCost: money,
    mealPlan: z.string(),
    /** Meal plans to choose from at no surcharge, the one above included. */
    mealChoices: z.array(z.string()),
    cancellation: z.object({ ...feeRule, freeUntil: z.string().nullable() }),
    propertyFees: z.array(z.object({ description: z.string(), amount: money })),
    roomsLeft: z.number().nullable(),
  })
  .transform(({ cancellation, ...rest }) => ({ ...rest, ...cancellation }));

export const offersShape = z.object({
  hotel: z
    .object({
      offers: z.object({
        /** Matching offers first, then the rest, each cheapest first; empty when nothing is available. */
        offers: z.array(offer),
        /** Number of offers that meet the wishes for the room. */
        matching: z.number(),
        nights: z.number(),
        pricedAt: z.string(),
        isStale: z.boolean(),
      }),
    })
    .nullable(),
});

const otherStay = z.object({ checkIn: z.string(), checkOut: z.string(), total: money });

export const nearestShape = z.object({ nearestDates: z.array(z.object({ stays: z.array(otherStay) })) });

export const cheaperShape = z.object({
  cheaperDates: z.array(z.object({ stay: otherStay, savingPercent: z.number() })),
});
