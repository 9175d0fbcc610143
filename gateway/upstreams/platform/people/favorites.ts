import type { Logger } from 'pino';
import { AppError } from '#gateway/errors.ts';
import type { Favorite, SavedStay, SavedWishes } from '#models/favorite.ts';
import { budgets } from '#upstreams/budgets.ts';
import { toDecimal } from '#upstreams/decimal.ts';
import { parseReply } from '#upstreams/wire-kit.ts';
import { toFavorite } from '../mapper.ts';
import { UPSTREAM, listSuffix, readRecords, refusalOfReply } from '../send.ts';
import type { PlatformReply, SendToPlatform } from '../send.ts';
import { favoriteRecord } from '../wire.ts';

/** A hotel to save; the platform sets id, owner and time. */
type NewFavorite = Omit<Favorite, 'id' | 'savedAt'>;
type PricedStay = Pick<Favorite, 'savedStay' | 'savedPricePerNight'>;

/** Saved hotels of members, each with their own token: the platform shows and changes no other member's. */
export interface FavoriteStore {
  /** Newest first. @param owner e-mail of the token's owner, because administrators would get those of all members */
  favorites(token: string, owner: string, limit: number): Promise<readonly Favorite[]>;
  /** @returns the stored favorite; the existing one when the hotel had been saved already */
  save(token: string, owner: string, favorite: NewFavorite): Promise<Favorite>;
  /** Replaces the stay and its price. @returns null when the favorite no longer exists */
  changeStay(token: string, id: string, priced: PricedStay): Promise<Favorite | null>;
  /** Removes one; succeeds also when it no longer exists. */
  remove(token: string, id: string): Promise<void>;
}

const PATH = '/entities/Favorite';

const wishFields = ({ meals, freeCancellation, bedsForAll, price }: SavedWishes) => ({
  meals,
  free_cancellation: freeCancellation,
  ...(bedsForAll && { beds_for_all: true }),
  ...(price && { price: { min: price.min, max: price.max, per: price.per } }),
});

const stayFields = (stay: SavedStay) => ({
  check_in: stay.checkIn,
  check_out: stay.checkOut,
  adults: stay.adults,
  children_ages: stay.childrenAges,
  infants: stay.infants,
  rooms: stay.rooms,
  wishes: wishFields(stay.wishes),
});

const pricedFields = ({ savedPricePerNight: price, savedStay: stay }: PricedStay) => ({
  price_per_night: price && Number(toDecimal(price)),
  stay: stay && stayFields(stay),
});

export function createFavoriteStore(send: SendToPlatform, logger: Logger): FavoriteStore {
  /** Reports an ended session as such; the refusal of a valid one is an error of the platform. */
  const accepted = (reply: PlatformReply, call: string): PlatformReply => {
    if (reply.status === 401) throw new AppError('AUTH_REQUIRED', { upstream: UPSTREAM, call });
    if (reply.status >= 300) throw refusalOfReply(reply, call);
    return reply;
  };
  const list = async (token: string, query: object, limit: number): Promise<Favorite[]> => {
    const call = 'favorites';
    const suffix = listSuffix({ q: query, sort: '-created_date', limit });
    const reply = accepted(await send({ call, method: 'GET', path: PATH, suffix, token }), call);
    return readRecords(favoriteRecord, reply, call, logger).map(toFavorite);
  };

  return {
    favorites: (token, owner, limit) => list(token, { created_by: owner }, limit),
    save: async (token, owner, favorite) => {
      const call = 'saveFavorite';
      const { hotelId, hotelName } = favorite;
      const body = { hotel_id: hotelId, hotel_name: hotelName, ...pricedFields(favorite) };
      // A member saves a hotel once, so a repeat after a lost response finds what the first attempt stored.
      const budget = budgets.platformWrite;
      const reply = await send({ call, method: 'POST', path: PATH, token, body, budget });
      if (reply.status === 409) {
        const [stored] = await list(token, { created_by: owner, hotel_id: hotelId }, 1);
        if (stored) return stored;
      }
      const { body: made } = accepted(reply, call);
      return toFavorite(parseReply(favoriteRecord, made, { upstream: UPSTREAM, call }));
    },
    changeStay: async (token, id, priced) => {
      const call = 'changeFavoriteStay';
      const suffix = `/${encodeURIComponent(id)}`;
      const [body, budget] = [pricedFields(priced), budgets.platformWrite];
      const reply = await send({ call, method: 'PUT', path: PATH, suffix, token, body, budget });
      if (reply.status === 404) return null;
      const { body: stored } = accepted(reply, call);
      return toFavorite(parseReply(favoriteRecord, stored, { upstream: UPSTREAM, call }));
    },
    remove: async (token, id) => {
      const call = 'removeFavorite';
      const suffix = `/${encodeURIComponent(id)}`;
      const budget = budgets.platformWrite;
      const reply = await send({ call, method: 'DELETE', path: PATH, suffix, token, budget });
      if (reply.status !== 404) accepted(reply, call);
    },
  };
}
