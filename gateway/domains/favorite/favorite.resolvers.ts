import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { FavoriteCaller } from './favorite.service.ts';

/** Hotels and prices are read as the pages read them: a client never says what something cost. */
function callerOf({ viewer, sessionToken, loaders }: Context): FavoriteCaller {
  if (!viewer || sessionToken === null) throw new AppError('AUTH_REQUIRED');
  return {
    email: viewer.email,
    sessionToken,
    hotel: (id) => loaders.hotelById.load(id),
    pricePerNight: async (hotelId, stay) => {
      const { offers } = await loaders.offersByStay.load({ hotelId, stay });
      const prices = offers.map(({ pricePerNight }) => pricePerNight);
      return prices.toSorted((a, b) => a.amountMinor - b.amountMinor)[0] ?? null;
    },
  };
}

export const favoriteResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Favorite' | 'SavedStay'> = {
  Query: {
    favorites: async (_, __, ctx) => [...(await ctx.services.favorite.list(callerOf(ctx)))],
  },
  Mutation: {
    setFavorite: (_, { hotelId, isFavorite, stay }, ctx) => {
      const caller = callerOf(ctx);
      if (!isFavorite) return ctx.services.favorite.remove(caller, hotelId);
      return ctx.services.favorite.save(caller, hotelId, stay ? ctx.services.offers.stay(stay) : null);
    },
    mergeFavorites: async (_, { hotelIds }, ctx) => [
      ...(await ctx.services.favorite.merge(callerOf(ctx), hotelIds)),
    ],
  },
  Favorite: {
    /** The list keeps its own name and price: a hotel that cannot be read costs the card's picture only. */
    hotel: ({ hotelId }, _, { loaders }) => loaders.hotelById.load(hotelId).catch(() => null),
  },
  SavedStay: { childrenAges: ({ childrenAges }) => [...childrenAges] },
};
