import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { Resolvers } from '#gateway/generated/resolvers.ts';
import type { SearchProgress } from '#models/search/search.ts';
import { bedsOfRoom } from '#shared/stay/room-beds.ts';
import { hebrewNamesOf } from '#shared/stay/counted-rooms.ts';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { fullCostOfOffer } from '#shared/pricing/fees/full-cost.ts';
import { searchableStay } from './dates/searchable-stay.ts';
import { refuseIfLost } from './search/search-lost.ts';
import { matchingList, validWishes } from './offers/offer-wishes.ts';
import { pinsById } from './view/pins/pins-by-id.ts';

/**
 * The beds that a room name mentions. The list is copied, because the GraphQL type is mutable and the result shared.
 */
const bedsOf = (name: string) => {
  const beds = bedsOfRoom(name);
  return beds && { ...beds, options: beds.options.map((option) => option.slice()) };
};

/** Maximum number of displayed hotels that one request looks up in the list: two pages of five. */
const MAX_HELD = 10;
const DEFAULT_PAGE = { page: 1, pageSize: 5 };

const asReply = (progress: SearchProgress) => ({ ...progress, failedChunks: [...progress.failedChunks] });

/** Not a generator, because `return` of a generator waits for a pending `next`, and the client may have left. */
const progressEvents = (source: AsyncIterableIterator<SearchProgress>) => ({
  next: async () => {
    const { done = false, value } = await source.next();
    if (done) return { done: true as const, value: undefined };
    return { done: false as const, value: { hotelSearchProgress: asReply(value) } };
  },
  return: async () => {
    await source.return?.();
    return { done: true as const, value: undefined };
  },
  [Symbol.asyncIterator]() {
    return this;
  },
});

/** Resolvers for searches and offers. */
export const availabilityResolvers: Pick<
  Resolvers,
  | 'Query'
  | 'Mutation'
  | 'Subscription'
  | 'HotelSearchResult'
  | 'HotelSummary'
  | 'Hotel'
  | 'Favorite'
  | 'OfferList'
  | 'Offer'
> = {
  Query: {
    hotelSearch: (_, { criteria, filter, sort, airport, page }, ctx) =>
      ctx.services.search.view(criteria, { filter, sort, airport, ...DEFAULT_PAGE, ...page }, ctx),
    hotelPins: (_, { criteria, filter, sort, airport }, ctx) =>
      ctx.services.search.pins(criteria, { filter, sort, airport }, ctx),
    hotelPinsById: async (_, { ids, stay, wishes }, { loaders, services }) => {
      const requested = { stay: stay ? services.offers.stay(stay) : null, wishes: validWishes(wishes) };
      return [...(await pinsById(ids, requested, loaders))];
    },
  },
  Mutation: {
    retryHotelSearch: async (_, { criteria }, ctx) => asReply(await ctx.services.search.retry(criteria, ctx)),
  },
  Subscription: {
    hotelSearchProgress: {
      // Wrong criteria are refused when subscribing, not with the first event.
      subscribe: async (_, { criteria }, ctx) =>
        progressEvents(await ctx.services.search.follow(criteria, ctx)),
      // The error is part of an event: an error thrown by the stream itself would close the page's whole socket.
      resolve: ({ hotelSearchProgress }: { readonly hotelSearchProgress: SearchProgress }) =>
        asReply(refuseIfLost(hotelSearchProgress)),
    },
  },
  HotelSearchResult: {
    held: async ({ held }, { ids }) => {
      demandFields({ ids: ids.length <= MAX_HELD || `at most ${MAX_HELD}` });
      const { hotels, ahead } = await held(ids);
      return { hotels: [...hotels], ahead };
    },
    pageInfo: ({ page, pageSize, totalItems }) => ({
      page,
      pageSize,
      totalItems,
      totalPages: Math.max(1, Math.ceil(totalItems / pageSize)),
    }),
  },
  HotelSummary: {
    mealChoices: ({ mealChoices }) => [...mealChoices],
    upgrades: ({ upgrades }) => [...upgrades],
    propertyFees: ({ propertyFees }) => [...propertyFees],
    sherryPick: ({ pickReason }) => (pickReason === null ? null : { reason: pickReason }),
  },
  Hotel: {
    offers: async (hotel, { stay, wishes }, { loaders, services }) => {
      const requested = validWishes(wishes);
      const list = await loaders.offersByStay.load({ hotelId: hotel.id, stay: services.offers.stay(stay) });
      return matchingList(list, requested);
    },
  },
  Favorite: {
    offers: async ({ hotelId, savedStay }, { otherwise }, { loaders, services }) => {
      const stayOf = services.offers.stay;
      const stay = savedStay ? searchableStay(savedStay, stayOf) : stayOf(otherwise);
      if (!stay) return null;
      const list = await loaders.offersByStay.load({ hotelId, stay });
      return matchingList(list, savedStay?.wishes ?? NO_WISHES);
    },
  },
  OfferList: {
    offers: ({ offers }) => [...offers],
  },
  Offer: {
    roomNamesHe: hebrewNamesOf,
    beds: ({ roomNames }) => roomNames.map(bedsOf),
    bedsForAll: ({ bedsForAll }) => bedsForAll ?? null,
    roomsLeft: ({ roomsLeft }) => roomsLeft ?? null,
    fullCost: (offer) => ({ ...offer.total, amountMinor: fullCostOfOffer(offer).total }),
  },
};
