import type { Resolvers } from '../../generated/resolvers.ts';

/** Stays on other days. */
export const nearbyResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    nearestDates: async (_, { hotelIds, stay }, { services }) => {
      const found = await services.nearby.nearest(hotelIds, stay);
      return found.map(({ hotelId, stays, isComplete }) => ({ hotelId, stays: [...stays], isComplete }));
    },
    cheaperDates: async (_, { shown, stay }, { services }) => [
      ...(await services.nearby.cheaper(shown, stay)),
    ],
  },
};
