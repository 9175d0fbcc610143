import type { Resolvers } from '#gateway/generated/resolvers.ts';
import { validWishes } from '../offers/offer-wishes.ts';

/** Resolvers for the prices of other days. */
export const nearbyResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    nearestDates: async (_, { hotelIds, stay, wishes }, { services }) => {
      const found = await services.nearby.nearest(hotelIds, { stay, wishes: validWishes(wishes) });
      return found.map(({ hotelId, stays, isComplete }) => ({ hotelId, stays: [...stays], isComplete }));
    },
    knownStays: async (_, { hotelId, stay, wishes }, { services }) => [
      ...(await services.nearby.pricedStays(hotelId, { stay, wishes: validWishes(wishes) })),
    ],
    knownDays: async (_, { criteria, wishes }, { services }) => [
      ...(await services.search.dayPrices(criteria, validWishes(wishes))),
    ],
    monthDays: async (_, { criteria, month, wishes }, { services }) => [
      ...(await services.monthDays.cached(criteria, month, validWishes(wishes))),
    ],
    checkedDay: async (_, { criteria, wishes }, { services }) =>
      services.monthDays.checked(criteria, validWishes(wishes)),
    cityPrices: async (_, { weekends, limit }, { services }) => [
      ...(await services.cityPrices.list({ areWeekends: weekends, limit })),
    ],
    cheaperDates: async (_, { shown, stay, wishes }, { services }) => [
      ...(await services.nearby.cheaper(shown, { stay, wishes: validWishes(wishes) })),
    ],
  },
};
