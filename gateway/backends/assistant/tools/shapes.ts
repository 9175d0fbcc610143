/** Shapes of the GraphQL results: zod schemas that check them and rename fields for the dialog. */
import { z } from 'zod';

/** The currency by its code of ISO 4217. */
export const money = z.object({ amountMinor: z.number(), currency: z.string() });
export const names = z.object({ en: z.string().nullable(), he: z.string().nullable() });

const placesFound = z.array(
  z
    .object({
      kind: z.enum(['country', 'city']),
      code: z.string(),
      name: z.string(),
      nameHe: z.string().nullable(),
      countryCode: z.string(),
      countryName: z.string(),
      countryNameHe: z.string().nullable(),
      /** The phrase that was looked up. */
      words: z.string(),
      /** 1 for its exact name, lower for a typo or a part of it. */
      likeness: z.number(),
    })
    .transform(({ name, nameHe, countryName, countryNameHe, ...place }) => ({
      ...place,
      name: { en: name, he: nameHe },
      countryName: { en: countryName, he: countryNameHe },
    })),
);

export const placesShape = z.object({ findPlaces: placesFound });
export const regionsShape = z.object({
  findRegions: z.array(
    z
      .object({
        name: z.string(),
        nameHe: z.string(),
        countryCode: z.string(),
        words: z.string(),
        /** True when the phrase is also a part of other names: it names the region only if it is the whole mention. */
        isOnlyAlone: z.boolean(),
        cities: placesFound,
      })
      .transform(({ name, nameHe, ...region }) => ({ ...region, name: { en: name, he: nameHe } })),
  ),
});

export const sightsShape = z.object({
  suggestions: z.array(
    z.object({ kind: z.string(), cityCode: z.string().nullable(), cityName: z.string().nullable() }),
  ),
});

export const hotelsNamedShape = z.object({
  findHotels: z.array(
    z.object({
      id: z.string(),
      name: names,
      city: z.string(),
      country: z.string(),
      /** 1 for its exact name, lower for a typo or a part of it. */
      likeness: z.number(),
    }),
  ),
});

const hotelFound = z
  .object({
    id: z.string(),
    name: names,
    stars: z.number().nullable(),
    quality: z.object({ score: z.number() }).nullable(),
    amenities: z.array(z.string()),
    mealPlan: z.string().nullable(),
    mealChoices: z.array(z.string()),
    pricePerNight: money.nullable(),
    total: money.nullable(),
    fullCost: money.nullable(),
    propertyFees: z.array(money),
    breakfastIncluded: z.boolean(),
    freeCancellation: z.boolean(),
    /** The property's local time, `yyyy-MM-ddTHH:mm`. */
    freeCancellationUntil: z.string().nullable(),
    upgrades: z.array(z.object({ wish: z.enum(['BREAKFAST', 'FREE_CANCELLATION', 'BEDS_FOR_ALL']) })),
    sherryPick: z.object({ reason: z.string() }).nullable(),
    placeInTown: z.object({ metersToCentre: z.number() }).nullable(),
    surroundings: z.object({ metersToSea: z.number().nullable() }).nullable(),
  })
  .transform(({ quality, mealPlan, mealChoices, upgrades, sherryPick, ...hotel }) => ({
    ...hotel,
    rating: quality?.score ?? null,
    // First the plan that meets the wishes, then the others to choose from at the same price.
    meals: mealPlan === null ? [] : [...new Set([mealPlan, ...mealChoices])],
    /** Wishes that a more expensive room of the hotel meets. */
    upgradeWishes: upgrades.map(({ wish }) => wish),
    /** FEATURED, BEST_VALUE or TOP_RATED_FLEXIBLE. */
    pickReason: sherryPick?.reason ?? null,
  }));

export const searchShape = z.object({
  hotelSearch: z
    .object({
      hotels: z.array(hotelFound),
      pageInfo: z.object({ totalItems: z.number() }),
      progress: z.object({
        checked: z.number(),
        total: z.number(),
        complete: z.boolean(),
        failedChunks: z.array(z.number()),
      }),
      /** The wish whose removal adds the most hotels; `value` is empty when the whole field is to be removed. */
      suggestion: z.object({ field: z.string(), value: z.string(), count: z.number() }).nullable(),
      /** ISO timestamp; null when no price was read. */
      pricedAt: z.string().nullable(),
      isStale: z.boolean(),
    })
    .transform(({ pageInfo, progress: { checked, total, complete, failedChunks }, ...found }) => ({
      ...found,
      /** Hotels that match the wishes. */
      matching: pageInfo.totalItems,
      total,
      checked,
      /** True when every hotel was checked. */
      isComplete: complete && failedChunks.length === 0,
      /** True when the search is over although some hotels could not be checked. */
      hasFailedParts: complete && failedChunks.length > 0,
    })),
});

const bothNames = { name: z.string(), nameHe: z.string() };
const namesOf = ({ name, nameHe }: { name: string; nameHe: string }) => ({ en: name, he: nameHe });
const nearby = z
  .object({ ...bothNames, meters: z.number() })
  .transform(({ meters, ...place }) => ({ name: namesOf(place), meters }));

export const hotelShape = z.object({
  hotel: z
    .object({
      id: z.string(),
      name: names,
      city: z.string(),
      country: z.string(),
      address: z.string(),
      stars: z.number().nullable(),
      quality: z.object({ score: z.number(), reviewCount: z.number().nullable() }).nullable(),
      amenities: z.array(z.string()),
      checkInTime: z.string().nullable(),
      checkOutTime: z.string().nullable(),
      coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
      placeInTown: z
        .object({ metersToCentre: z.number(), near: z.object(bothNames).transform(namesOf).nullable() })
        .nullable(),
      surroundings: z
        .object({
          metersToSea: z.number().nullable(),
          station: nearby.nullable(),
          airport: nearby.nullable(),
        })
        .nullable(),
    })
    .transform(({ quality, placeInTown, surroundings, ...hotel }) => ({
      ...hotel,
      /** Straight lines in rounded metres; null when unknown or too far. */
      where: {
        metersToCentre: placeInTown?.metersToCentre ?? null,
        part: placeInTown?.near ?? null,
        metersToSea: surroundings?.metersToSea ?? null,
        station: surroundings?.station ?? null,
        airport: surroundings?.airport ?? null,
      },
      rating: quality?.score ?? null,
      reviewCount: quality?.reviewCount ?? null,
    }))
    .nullable(),
});

/** One name for each room. */
export const roomNames = { roomNames: z.array(z.string()), roomNamesHe: z.array(z.string().nullable()) };

/** From when on cancelling has which fee. Times are wall clocks of the property. */
export const feeRule = { isFree: z.boolean(), steps: z.array(z.object({ from: z.string(), fee: money })) };

export const extrasShape = z.object({
  extrasCatalogue: z.object({
    cars: z.array(z.object({ id: z.string(), name: z.string(), seats: z.number(), pricePerDay: money })),
    carAddons: z.array(z.object({ id: z.string(), label: z.string(), price: money })),
    insurance: z.object({ pricePerGuest: money }),
    attractions: z.array(z.object({ id: z.string(), name: z.string(), pricePerPerson: money })),
  }),
});

const booking = z.object({
  id: z.string(),
  /** Null when the stored status is another one, which `statusText` contains. */
  status: z.enum(['pending', 'confirmed', 'cancelled']).nullable(),
  statusText: z.string(),
  isProcessing: z.boolean(),
  hotelId: z.string(),
  hotelName: z.string(),
  hotelNameHe: z.string().nullable(),
  hotelLocation: z.string(),
  hotelCityHe: z.string().nullable(),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.number(),
  ...roomNames,
  /** By its English name. */
  mealPlan: z.string(),
  guests: z.number(),
  /** Null when only the number of guests is known. */
  party: z.object({ adults: z.number(), childrenAges: z.array(z.number()), infants: z.number() }).nullable(),
  /** Hours of the day, `15:00`; null when the hotel cannot be read. */
  hotel: z.object({ checkInTime: z.string().nullable(), checkOutTime: z.string().nullable() }).nullable(),
  /** Of the stay, without extras. */
  totalPrice: money,
  totalToPay: money,
  payment: z.object({ paidAt: z.string() }).nullable(),
  carRental: z.object({ car_type: z.string(), price: money }).nullable(),
  insurance: z.object({ price: money }).nullable(),
  attractions: z.array(z.object({ name: z.string(), quantity: z.number() })),
  /** Cost of the cancellation; null when the booking was not cancelled. */
  cancellationOutcome: z.object({ fee: money, refund: money }).nullable(),
  canCancel: z.boolean(),
  terms: z.object(feeRule),
  extrasRefundableUntil: z.string().nullable(),
});

export type BookingRead = z.output<typeof booking>;

export const bookingShape = z.object({ booking: booking.nullable() });
export const bookingsShape = z.object({ myBookings: z.array(booking) });

/** By alias: one preview for each requested booking. */
export const previewsShape = z.record(
  z.string(),
  z.object({
    fee: money,
    refund: money,
    reason: z.string(),
    isEstimate: z.boolean(),
    freeUntil: z.string().nullable(),
  }),
);

const bilingual = z.object({ en: z.string(), he: z.string() });

export const questionsShape = z.object({
  productQuestions: z.array(
    z.object({ id: z.string(), page: z.string(), asked: z.array(bilingual), answer: bilingual }),
  ),
});

export const pageShape = z.object({
  productPage: z
    .object({ title: bilingual, paragraphs: z.array(bilingual), href: z.string().nullable() })
    .nullable(),
});

export const ratesShape = z.object({
  exchangeRates: z.object({
    asOf: z.string(),
    rates: z.array(z.object({ code: z.string(), perShekel: z.coerce.number().positive() })),
  }),
});
