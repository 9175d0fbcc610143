import { AppError } from '#gateway/errors.ts';
import type { Resolvers } from '#gateway/generated/resolvers.ts';
import { qualityBand } from '#shared/hotel/quality.ts';
import { OFFERED_CURRENCIES, unitsPerShekel } from '#shared/pricing/rates.ts';
import { MAX_ID } from '#shared/text/max-id.ts';
import { featuredHotels } from './featured-hotels.ts';
import { namedHotels } from './named-hotels.ts';
import { thumbnailsOf } from './images/hotel-thumbnails.ts';

/** Resolvers for hotels of both sources, their pictures and quality, and for exchange rates. */
export const hotelResolvers: Pick<Resolvers, 'Query' | 'HotelSummary' | 'Quality'> = {
  Query: {
    hotel: (_, { id }, { loaders }) => {
      const wanted = id.trim();
      if (wanted === '') throw new AppError('HOTEL_ID_MISSING', { fields: ['id'] });
      return wanted.length > MAX_ID ? null : loaders.hotelById.load(wanted);
    },
    hotels: (_, { ids }, { loaders }) => namedHotels(ids, loaders),
    featuredHotels: (_, { limit }, { services, loaders }) => featuredHotels(limit, services.hotels, loaders),
    hotelThumbnails: (_, { ids }, { loaders }) => thumbnailsOf(ids, loaders),
    exchangeRates: (_, _args, { services }) => {
      const table = services.rates();
      return {
        asOf: table.asOf,
        rates: OFFERED_CURRENCIES.map((code) => ({ code, perShekel: unitsPerShekel(code, table) })),
      };
    },
  },
  HotelSummary: {
    // Not a promise when they are known: the JSON of a hotel is reused for later requests if it needed no promise.
    images: ({ id, source, cachedImages: knownImages, isSettled }, _, { loaders }) => {
      if (knownImages) return [...knownImages];
      return isSettled ? loaders.hotelImages.load({ id, source }).then((images) => [...images]) : null;
    },
  },
  Quality: { label: (quality) => qualityBand(quality.score) },
};
