import type { Context } from '#gateway/context.ts';
import { AppError } from '#gateway/errors.ts';
import type { SavedWishes } from '#models/favorite.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { bestMatchingOffer } from '#shared/pricing/matching-offer.ts';
import type { Resolvers } from '#gateway/generated/resolvers.ts';
import type { FavoriteCaller } from './favorite.service.ts';

/**
 * The member of a request. Hotels and prices are read with the same loaders as for the hotel page, so that prices never
 * come from the client.
 * @throws AppError AUTH_REQUIRED for a visitor
 */
function callerOf({ viewer, sessionToken, loaders }: Context): FavoriteCaller {
  if (!viewer || sessionToken === null) throw new AppError('AUTH_REQUIRED');
  return {
    email: viewer.email,
    sessionToken,
    hotel: (id) => loaders.hotelById.load(id),
    pricePerNight: async (hotelId, { stay, wishes }) => {
      const { offers } = await loaders.offersByStay.load({ hotelId, stay });
      return bestMatchingOffer(offers, wishes)?.pricePerNight ?? null;
    },
  };
}

/**
 * The wishes to save. A price range without a minimum is left out: a maximum alone does not change which offer is the
 * cheapest.
 */
const storableWishes = ({ price, ...kept }: OfferWishes): SavedWishes =>
  price && price.min > 0 ? { ...kept, price } : kept;

export const favoriteResolvers: Pick<
  Resolvers,
  'Query' | 'Mutation' | 'Favorite' | 'SavedStay' | 'SavedWishes'
> = {
  Query: {
    favorites: async (_, __, ctx) => [...(await ctx.services.favorite.list(callerOf(ctx)))],
  },
  Mutation: {
    setFavorite: (_, { hotelId, isFavorite, stay, wishes }, ctx) => {
      const { favorite, offers } = ctx.services;
      const caller = callerOf(ctx);
      if (!isFavorite) return favorite.remove(caller, hotelId);
      const stayWithWishes = stay
        ? { stay: offers.stay(stay), wishes: storableWishes(offers.wishes(wishes)) }
        : null;
      return favorite.save(caller, hotelId, stayWithWishes);
    },
    changeFavoriteStay: (_, { hotelId, stay }, ctx) =>
      ctx.services.favorite.changeStay(callerOf(ctx), hotelId, ctx.services.offers.stay(stay)),
    mergeFavorites: async (_, { hotelIds }, ctx) => [
      ...(await ctx.services.favorite.merge(callerOf(ctx), hotelIds)),
    ],
  },
  Favorite: {
    /** Null when the hotel cannot be read. The favorite has its own name and price, so only the picture is missing. */
    hotel: ({ hotelId }, _, { loaders }) => loaders.hotelById.load(hotelId).catch(() => null),
  },
  SavedStay: { childrenAges: ({ childrenAges }) => [...childrenAges] },
  SavedWishes: {
    meals: ({ meals }) => [...meals],
    bedsForAll: ({ bedsForAll }) => bedsForAll ?? false,
    price: ({ price }) => price ?? null,
  },
};
