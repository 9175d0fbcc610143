import type { Logger } from 'pino';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import { budgets } from '../budgets.ts';
import type { CallBudget } from '../budgets.ts';
import type { PublicPlatform } from './entity-platform.ts';
import { inBatches } from './in-batches.ts';
import { toStoredHotel, toSummaries } from './mapper.ts';
import { LIST_LIMIT, listSuffix, readRecords } from './send.ts';
import type { ListQuery, SendToPlatform } from './send.ts';
import { hotelRecord, ratingRecord } from './wire.ts';

/** Reads without any token: only public data. */
export function createPublicPlatform(send: SendToPlatform, logger: Logger): PublicPlatform {
  const hotels = async (query: ListQuery, budget: CallBudget): Promise<StoredHotel[]> => {
    const suffix = listSuffix({ sort: '-created_date', limit: LIST_LIMIT, ...query });
    const reply = await send({ call: 'hotels', method: 'GET', path: '/entities/Hotel', suffix, budget });
    return readRecords(hotelRecord, reply, 'hotels', logger).flatMap((record) => toStoredHotel(record) ?? []);
  };
  return {
    storedHotels: () => hotels({}, budgets.platformPublicRead),
    storedHotelsById: async (ids) => {
      // Uses the budget of members, because these hotels are read during payments.
      const found = await inBatches(ids, (batch) =>
        hotels({ q: { id: { $in: batch } } }, budgets.platformRead),
      );
      return new Map(found.map((hotel) => [hotel.id, hotel]));
    },
    reviewSummaries: async (hotelIds) => {
      const ratings = await inBatches(hotelIds, async (batch) => {
        const suffix = listSuffix({
          q: { hotel_id: { $in: batch } },
          fields: ['rating', 'hotel_id'],
          limit: LIST_LIMIT,
        });
        const reply = await send({
          call: 'reviews',
          method: 'GET',
          path: '/entities/Review',
          suffix,
          budget: budgets.platformPublicRead,
        });
        return readRecords(ratingRecord, reply, 'reviews', logger);
      });
      return toSummaries(ratings);
    },
  };
}
