import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import type { Offer } from '#models/search/offer.ts';
import type { HotelRow } from '#models/search/search.ts';
import { perNight } from '#shared/pricing/offers.ts';
import { matchingFirst, hasWishes, meetsWishes, offerLevel } from '#shared/pricing/matching-offer.ts';
import { packIndex, unpackIndex } from './packed-index.ts';
import { type HotelFilter, NO_FILTER } from './search-filter.ts';
import { indexOf } from './search-index.ts';
import { pinsOf } from './pins/search-pins.ts';
import { viewOf } from './search-view.ts';
import { type City, cities, filters, sorts } from '../testing/cities.ts';

type Sort = typeof sorts extends fc.Arbitrary<infer S> ? S : never;

/** One page that holds all generated hotels. */
const wholeList = { page: 1, pageSize: 50 };

const stateOf = ({ nights, parts, hotels }: City) => {
  const planned = hotels.flatMap((hotel) => hotel.planned ?? []);
  const rows = hotels.map(({ row }) => row);
  const provided = rows.filter(({ source }) => source === 'PROVIDER');
  const known = provided.map((row) => ({ row, isKnown: true }));
  const index = unpackIndex(packIndex(indexOf(known, nights)));
  const progress = {
    checked: provided.length,
    total: provided.length,
    complete: true,
    failedChunks: [],
    isWaiting: false,
  };
  return {
    provided,
    planned,
    stored: rows.filter(({ source }) => source === 'STORED'),
    place: { city: { city: 'Rome', country: 'Italy', centre: null, parts }, planned },
    state: { index, progress, readAt: 0, isStale: false },
  };
};

const viewed = (world: City, filter: HotelFilter, sort: Sort) => {
  const { provided, stored, place, state } = stateOf(world);
  const byId = new Map(provided.map((row) => [row.id, row]));
  const source = {
    checked: async (ids: readonly string[]) => ids.map((id) => byId.get(id) ?? null),
    pending: () => new Map(),
    images: async () => [],
  };
  return viewOf(state, stored, { filter, sort, ...wholeList }, source, place);
};

const offersOf = ({ hotels }: City, id: string): readonly Offer[] =>
  hotels.find(({ row }) => row.id === id)?.offers ?? [];

/** Full cost of a stay in minor units, fees at the property included. */
const fullCost = ({ total, propertyFeesTotal }: Offer) =>
  total.amountMinor + (propertyFeesTotal?.amountMinor ?? 0);

const fullCostNight = (offer: Offer, nights: number) => Math.floor(fullCost(offer) / nights / 100 + 0.5);

const isInBox = ({ coordinates }: HotelRow, box: HotelFilter['box']): boolean =>
  box === null ||
  (coordinates !== null &&
    coordinates.latitude > box.south &&
    coordinates.latitude < box.north &&
    coordinates.longitude > box.west &&
    coordinates.longitude < box.east);

const isAffordable = (offer: Offer, price: HotelFilter['price'], nights: number): boolean => {
  const shekels = price?.per === 'STAY' ? fullCost(offer) / 100 : fullCostNight(offer, nights);
  return price === null || (shekels >= price.min && shekels <= (price.max ?? Infinity));
};

/** Lowest full cost first, then free cancellation, better meals, and beds for all. */
const bestFirst = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted(
    (left, right) =>
      fullCost(left) - fullCost(right) ||
      Number(right.cancellation.isFree) - Number(left.cancellation.isFree) ||
      offerLevel(right) - offerLevel(left) ||
      Number(right.bedsForAll === true) - Number(left.bedsForAll === true),
  );

/** A second, slow implementation: the hotels that pass a filter, each with the best offer that meets it. */
const expected = ({ nights, hotels }: City, filter: HotelFilter) =>
  new Map(
    hotels.flatMap(({ row, offers, near }): [string, Offer | null][] => {
      const score = Math.min(...filter.ratings.map((key) => (key === 'EXCELLENT' ? 4.5 : 3.5)));
      const isRight =
        (filter.stars.length === 0 || filter.stars.includes(row.stars ?? 0)) &&
        (filter.ratings.length === 0 || (row.quality?.score ?? 0) >= score) &&
        filter.amenities.every((key) => row.amenities.includes(key)) &&
        (filter.areas.length === 0 || (near !== null && filter.areas.includes(near))) &&
        isInBox(row, filter.box);
      const least = bestFirst(offers).find(
        (offer) =>
          meetsWishes(offer, { ...filter, price: null }) && isAffordable(offer, filter.price, nights),
      );
      const isRequested = hasWishes(filter) || filter.price !== null;
      if (!isRight || (!least && isRequested)) return [];
      return [[row.id, least ?? null]];
    }),
  );

describe('for every filter over generated cities', () => {
  it('a card shows the offer that meets the wishes at the lowest full cost, and it comes first on the hotel page', async () => {
    await fc.assert(
      fc.asyncProperty(cities, filters, sorts, async (world, filter, sort) => {
        const view = await viewed(world, filter, sort);
        const right = expected(world, filter);
        expect(new Map(view.hotels.map(({ id, total }) => [id, total]))).toEqual(
          new Map([...right].map(([id, offer]) => [id, offer?.total ?? null])),
        );
        const offers = [...right.values()].filter((offer) => offer !== null);
        const least = Math.min(...offers.map(fullCost));
        const lowest = offers
          .filter((offer) => fullCost(offer) === least)
          .map((offer) => offer.total.amountMinor);
        expect(view.lowestPerNight).toEqual(
          offers.length === 0
            ? null
            : perNight({ amountMinor: Math.min(...lowest), currency: 'ILS' }, world.nights),
        );
        for (const card of view.hotels.filter(({ total }) => total !== null)) {
          // The offer that the hotel page puts first and shows as “from”.
          const [first] = matchingFirst(offersOf(world, card.id), filter);
          expect(first).toMatchObject({
            total: card.total,
            pricePerNight: card.pricePerNight,
            mealChoices: expect.arrayContaining([card.mealPlan]),
            cancellation: { isFree: card.freeCancellation, freeUntil: card.freeCancellationUntil },
          });
          expect(first && meetsWishes(first, filter)).toBe(true);
          expect(card.bedPlaces).toBe(first?.bedsForAll === false ? 1 : null);
          expect(
            first && meetsWishes({ ...first, mealPlan: card.mealPlan ?? '', mealChoices: [] }, filter),
          ).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('sorting by price uses the full cost, with hotels without rooms last', async () => {
    await fc.assert(
      fc.asyncProperty(cities, filters, async (world, filter) => {
        const { hotels } = await viewed(world, filter, 'PRICE_ASC');
        const right = expected(world, filter);
        const prices = hotels.map(({ id }) => {
          const offer = right.get(id);
          return offer ? fullCost(offer) : Infinity;
        });
        expect(prices).toEqual(prices.toSorted((left, right) => (left < right ? -1 : Number(left > right))));
      }),
    );
  });

  it('the recommended order lists hotels with too few beds after others with rooms, and picks none of them before those', async () => {
    await fc.assert(
      fc.asyncProperty(cities, filters, async (world, filter) => {
        const { hotels } = await viewed(world, filter, 'RECOMMENDED');
        const isShort = hotels
          .filter(({ total }) => total !== null)
          .map(({ bedPlaces }) => bedPlaces !== null);
        expect(isShort).toEqual(isShort.toSorted((left, right) => Number(left) - Number(right)));
        const pickedShort = hotels.filter(({ pickReason, bedPlaces }) => pickReason && bedPlaces !== null);
        expect(isShort.includes(false) ? pickedShort : []).toEqual([]);
      }),
    );
  });

  it('the pins of the map are the hotels of the list, in its order, with its prices and fees', async () => {
    await fc.assert(
      fc.asyncProperty(cities, filters, sorts, async (world, filter, sort) => {
        const { hotels, facets, totalItems, suggestion } = await viewed(world, filter, sort);
        const { state, planned, stored, place } = stateOf(world);
        const { pins, ...rest } = await pinsOf(state, planned, stored, { filter, sort }, place);
        expect(rest).toMatchObject({ facets, totalItems, suggestion });
        expect(
          pins.map(({ id, total, fullCost, freeCancellation, propertyFees, isPick }) => ({
            id,
            total,
            fullCost,
            freeCancellation,
            propertyFees,
            isPick,
          })),
        ).toEqual(
          hotels.map(({ id, total, fullCost, freeCancellation, propertyFees, pickReason }) => ({
            id,
            total,
            fullCost,
            freeCancellation,
            propertyFees,
            isPick: pickReason !== null,
          })),
        );
      }),
    );
  });

  it('the number next to a filter option is the number of hotels that it leaves', async () => {
    await fc.assert(
      fc.asyncProperty(cities, filters, fc.constantFrom(...MEAL_KEYS), async (world, filter, meal) => {
        const { facets, soldOut } = await viewed(world, filter, 'STARS');
        const left = (change: Partial<HotelFilter>) => expected(world, { ...filter, ...change }).size;
        expect(facets.mealPreferences.find(({ key }) => key === meal)?.count).toBe(left({ meals: [meal] }));
        expect(facets.freeCancellation).toBe(left({ freeCancellation: true }));
        expect(facets.bedsForAll).toBe(left({ bedsForAll: true }));
        expect(facets.hotelClass[1]?.count).toBe(left({ stars: [4] }));
        expect(facets.hotelRating[0]?.count).toBe(left({ ratings: ['EXCELLENT'] }));
        for (const { key, count } of facets.amenities)
          expect(count).toBe(
            left({
              amenities: AMENITY_KEYS.filter((each) => each === key || filter.amenities.includes(each)),
            }),
          );
        for (const { part, count } of facets.areas) expect(count).toBe(left({ areas: [part.name] }));
        expect(soldOut).toBe([...expected(world, filter).values()].filter((offer) => offer === null).length);
      }),
    );
  });

  it("a wish with an extra cost is offered at the price of a room that meets it, also above the filter's maximum price", async () => {
    await fc.assert(
      fc.asyncProperty(cities, filters, async (world, filter) => {
        const { hotels } = await viewed(world, filter, 'STARS');
        for (const { id, upgrades, breakfastIncluded, freeCancellation, bedPlaces, total } of hotels) {
          const offers = offersOf(world, id);
          const price = filter.price && { ...filter.price, max: null };
          const more = {
            BREAKFAST: { ...filter, price, meals: [MEAL_KEYS[0]] },
            FREE_CANCELLATION: { ...filter, price, freeCancellation: true },
            BEDS_FOR_ALL: { ...filter, price, bedsForAll: true },
          };
          const met = {
            BREAKFAST: breakfastIncluded,
            FREE_CANCELLATION: freeCancellation,
            BEDS_FOR_ALL: bedPlaces === null,
          };
          for (const wish of ['BREAKFAST', 'FREE_CANCELLATION', 'BEDS_FOR_ALL'] as const) {
            const isMet = met[wish];
            const better = bestFirst(offers).find((offer) => meetsWishes(offer, more[wish]));
            const reported = upgrades.find((each) => each.wish === wish);
            expect(reported?.total.amountMinor).toBe(isMet || !total ? undefined : better?.total.amountMinor);
            expect(reported === undefined || reported.morePerNight.amountMinor > 0).toBe(true);
          }
        }
      }),
    );
  });

  it('the price bars count every hotel that passes the other filters once, by the full cost of its cheapest suitable room', async () => {
    await fc.assert(
      fc.asyncProperty(cities, filters, async (world, filter) => {
        const { facets } = await viewed(world, filter, 'STARS');
        const left = [...expected(world, { ...filter, price: null }).values()].filter(
          (offer) => offer !== null,
        );
        for (const { per, bars } of facets.prices) {
          const prices = left.map((offer) =>
            per === 'STAY' ? fullCost(offer) / 100 : fullCostNight(offer, world.nights),
          );
          // Those of a night, and one for all prices beyond the slider.
          expect(bars.length).toBeLessThanOrEqual(per === 'NIGHT' ? 21 : 20);
          const ofSlider = ({ from, below }: (typeof bars)[number]) =>
            below === null ? from === 1000 : from % 50 === 0 && below === from + 50;
          expect(per === 'STAY' || bars.every(ofSlider)).toBe(true);
          expect(bars.map(({ count }) => count)).toEqual(
            bars.map(
              ({ from, below }) =>
                prices.filter((price) => price >= from && (below === null || price < below)).length,
            ),
          );
          expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(left.length);
        }
      }),
    );
  });

  it('without filters every hotel is listed', async () => {
    await fc.assert(
      fc.asyncProperty(cities, sorts, async (world, sort) => {
        expect((await viewed(world, NO_FILTER, sort)).hotels).toHaveLength(world.hotels.length);
      }),
    );
  });
});
