import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import type { Favorite, SavedStay, SavedWishes } from '#models/favorite.ts';
import type { Hotel } from '#models/hotel/hotel.ts';
import type { Money } from '#models/money.ts';
import type { Stay } from '#models/stay.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import { within } from '#gateway/kit/within.ts';
import { MAX_ID } from '#shared/text/max-id.ts';

/** Maximum number of hotels that a member may save. */
const MAX_FAVORITES = 200;
const MAX_MERGED = 100;
/** Number of hotels that are saved at once when favorites are merged. */
const SAVES_AT_ONCE = 8;
/** Longest wait for the price when a hotel or another stay is saved. */
const PRICE_WAIT_MS = 6_000;

/** A member, and the sources of hotels and prices. */
export interface FavoriteCaller {
  readonly email: string;
  readonly sessionToken: string;
  /** Null for an unknown hotel. @throws AppError when the source cannot be read */
  hotel(id: string): Promise<Hotel | null>;
  /** Price per night of the best offer that meets the wishes, never sent by a client; null when none does. */
  pricePerNight(hotelId: string, stayWithWishes: StayWithWishes): Promise<Money | null>;
}

/** A stay and the wishes for its rooms. */
export interface StayWithWishes {
  readonly stay: Stay;
  readonly wishes: SavedWishes;
}

interface FavoriteDeps {
  readonly favorites: EntityPlatform['favorites'];
  readonly logger: { warn(facts: object, message: string): void };
}

/** Result of adding or removing a favorite. */
interface FavoriteState {
  readonly hotelId: string;
  readonly isFavorite: boolean;
  readonly favorite: Favorite | null;
}

/** Saved hotels of members. */
export interface FavoriteService {
  /** The member's favorites, newest first, at most 200. */
  list(caller: FavoriteCaller): Promise<readonly Favorite[]>;
  /**
   * Saves a hotel; one that is saved already stays as it is.
   * @throws AppError NOT_FOUND for an unknown hotel; INVALID_STATE when the member has saved 200 already
   */
  save(
    caller: FavoriteCaller,
    hotelId: string,
    stayWithWishes: StayWithWishes | null,
  ): Promise<FavoriteState>;
  /**
   * Changes the stay and the price, and keeps the wishes.
   * @throws AppError NOT_FOUND when the hotel is not saved
   */
  changeStay(caller: FavoriteCaller, hotelId: string, stay: Stay): Promise<Favorite>;
  remove(caller: FavoriteCaller, hotelId: string): Promise<FavoriteState>;
  /**
   * Adds hotels to those already saved; unknown ones and those beyond 200 are left out.
   * @returns the whole list
   * @throws AppError BAD_USER_INPUT for more than 100 hotels; HOTEL_UNAVAILABLE when some could not be looked up: the
   * others are saved, and the call can be repeated
   */
  merge(caller: FavoriteCaller, hotelIds: readonly string[]): Promise<readonly Favorite[]>;
}

const NO_WISHES: SavedWishes = { meals: [], freeCancellation: false };

const savedStay = ({ stay: { checkIn, checkOut, occupancy }, wishes }: StayWithWishes): SavedStay => ({
  checkIn,
  checkOut,
  adults: occupancy.adults,
  childrenAges: [...occupancy.childrenAges],
  infants: occupancy.infants,
  rooms: occupancy.rooms,
  wishes,
});

const isId = (id: string): boolean => id !== '' && id.length <= MAX_ID;

const record = (hotel: Hotel) => ({ hotelId: hotel.id, hotelName: hotel.name.en ?? hotel.name.he ?? '' });

export function createFavoriteService({ favorites, logger }: FavoriteDeps): FavoriteService {
  const list = ({ sessionToken, email }: FavoriteCaller): Promise<readonly Favorite[]> =>
    favorites.favorites(sessionToken, email, MAX_FAVORITES);

  /** A price that is slow or cannot be read is left out; the favorite is saved without it. */
  const knownPrice = async (
    caller: FavoriteCaller,
    hotelId: string,
    stayWithWishes: StayWithWishes,
  ): Promise<Money | null> => {
    try {
      return await within(caller.pricePerNight(hotelId, stayWithWishes), PRICE_WAIT_MS, null);
    } catch (cause) {
      logger.warn(
        { code: cause instanceof AppError ? cause.code : 'INTERNAL' },
        'the price of a favorite cannot be read: it is shown without one',
      );
      return null;
    }
  };

  const priced = async (caller: FavoriteCaller, hotelId: string, stayWithWishes: StayWithWishes | null) => ({
    savedPricePerNight: stayWithWishes && (await knownPrice(caller, hotelId, stayWithWishes)),
    savedStay: stayWithWishes && savedStay(stayWithWishes),
  });

  return {
    list,
    save: async (caller, hotelId, stayWithWishes) => {
      const existing = await list(caller);
      const there = existing.find((favorite) => favorite.hotelId === hotelId);
      if (there) return { hotelId, isFavorite: true, favorite: there };
      if (existing.length >= MAX_FAVORITES)
        throw new AppError('INVALID_STATE', { reason: 'too many favorites' });
      const hotel = isId(hotelId) ? await caller.hotel(hotelId) : null;
      if (!hotel) throw new AppError('NOT_FOUND');
      const favorite = await favorites.save(caller.sessionToken, caller.email, {
        ...record(hotel),
        ...(await priced(caller, hotelId, stayWithWishes)),
      });
      return { hotelId, isFavorite: true, favorite };
    },
    changeStay: async (caller, hotelId, stay) => {
      const there = (await list(caller)).find((favorite) => favorite.hotelId === hotelId);
      if (!there) throw new AppError('NOT_FOUND');
      const stayWithWishes = { stay, wishes: there.savedStay?.wishes ?? NO_WISHES };
      const changed = await favorites.changeStay(
        caller.sessionToken,
        there.id,
        await priced(caller, hotelId, stayWithWishes),
      );
      if (!changed) throw new AppError('NOT_FOUND');
      return changed;
    },
    remove: async (caller, hotelId) => {
      const there = (await list(caller)).find((favorite) => favorite.hotelId === hotelId);
      if (there) await favorites.remove(caller.sessionToken, there.id);
      return { hotelId, isFavorite: false, favorite: null };
    },
    merge: async (caller, hotelIds) => {
      demandFields({ hotelIds: hotelIds.length <= MAX_MERGED || `at most ${MAX_MERGED}` });
      const existing = await list(caller);
      const saved = new Set(existing.map(({ hotelId }) => hotelId));
      const wanted = [...new Set(hotelIds)].filter((id) => isId(id) && !saved.has(id));
      const found = await Promise.allSettled(wanted.map((id) => caller.hotel(id)));
      const hotels = found
        .flatMap((read) => (read.status === 'fulfilled' && read.value ? [read.value] : []))
        .slice(0, Math.max(0, MAX_FAVORITES - existing.length));
      for (let at = 0; at < hotels.length; at += SAVES_AT_ONCE) {
        const batch = hotels.slice(at, at + SAVES_AT_ONCE);
        await Promise.all(
          batch.map((hotel) =>
            favorites.save(caller.sessionToken, caller.email, {
              ...record(hotel),
              savedPricePerNight: null,
              savedStay: null,
            }),
          ),
        );
      }
      const unread = found.find((read) => read.status === 'rejected');
      if (unread) throw new AppError('HOTEL_UNAVAILABLE', {}, { cause: unread.reason });
      return hotels.length === 0 ? existing : list(caller);
    },
  };
}
