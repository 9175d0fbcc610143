import type { Logger } from 'pino';
import type { Cache } from '#cache/cache.ts';
import { AppError } from '#gateway/errors.ts';
import type { Hotel, HotelImage, StoredHotel } from '#models/hotel/hotel.ts';
import { isProviderCode } from '#shared/hotel/provider-code.ts';
import type { PublicPlatform, ReviewSummary } from '#upstreams/platform/entity-platform.ts';
import type { CallOptions, HotelProvider } from '#upstreams/provider/hotel-provider.ts';
import { within } from '#gateway/kit/within.ts';
import { contentReader, type ContentsRead } from './hotel-contents.ts';
import { createCardPictures } from './images/card-pictures.ts';
import { hotelFromContent, hotelFromStored } from './hotel-mapping.ts';
import { createHotelRatings } from './hotel-ratings.ts';
import { createListedCodes } from './listed-codes.ts';
import { createStoredHotels } from './stored-hotels.ts';

/** Longest wait for the platform's facts about a hotel, in milliseconds; afterwards it is shown without them. */
const PLATFORM_MS = 1_000;

interface HotelDeps {
  readonly provider: Pick<HotelProvider, 'hotelContents' | 'allHotelCodes'>;
  readonly platform: PublicPlatform;
  readonly cache: Cache;
  /** Identifies the provider account in cache keys; not a secret. */
  readonly accountKey: string;
  /** Our own origin without a trailing slash. */
  readonly publicUrl: string;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Identifies a hotel whose pictures are loaded. */
export interface ImageKey {
  readonly id: string;
  readonly source: 'STORED' | 'PROVIDER';
}

/** Stored hotels and hotels of the provider. */
export interface HotelService {
  /**
   * Complete stored hotels, newest first; empty when the platform is down and nothing usable is left.
   * @param onMissing is called in that case
   */
  storedHotels(onMissing?: () => void): Promise<readonly StoredHotel[]>;
  /** Complete stored hotels, newest first. @throws AppError when the platform is down and nothing usable is left */
  allStored(): Promise<readonly StoredHotel[]>;
  /** The stored hotel with this id; null when there is none. @throws AppError when the platform is down */
  storedHotel(id: string): Promise<StoredHotel | null>;
  /** Stored hotels aligned to ids: null for one that does not exist, an error for one that could not be read. */
  storedOf(ids: readonly string[]): Promise<readonly (StoredHotel | null | AppError)[]>;
  /** Called after an administrator's write: every instance reads the stored hotels again with its next read. */
  forgetStored(): Promise<void>;
  /**
   * Contents of provider hotels by code, and which of them cannot be read now.
   * @throws AppError PROVIDER_UNAVAILABLE when nothing could be read at all
   */
  contents(codes: readonly string[], options?: CallOptions): Promise<ContentsRead>;
  /** Provider hotels among the codes that are known to have no picture; the provider is not called. */
  pictureless(codes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Review summaries by hotel id. @param onMissing called when some cannot be read; these are left out */
  reviews(hotelIds: readonly string[], onMissing?: () => void): Promise<ReadonlyMap<string, ReviewSummary>>;
  /** Called after a review was added or removed: the summary of its hotel is read again. */
  ratingChanged(hotelId: string): Promise<void>;
  /** Stores ratings of list rows for the hotel pages. */
  cacheRatings(ratings: ReadonlyMap<string, number>): Promise<void>;
  /**
   * Hotels aligned to ids: null for one that does not exist, an error for one that could not be read. An id that stored
   * hotels and the provider both have means the stored hotel.
   */
  hotels(ids: readonly string[]): Promise<readonly (Hotel | null | AppError)[]>;
  /**
   * Hotels aligned to ids, without ratings by guests: stored hotels, and provider hotels whose details are cached; null
   * for any other. The provider is not called.
   */
  cachedHotels(ids: readonly string[]): Promise<readonly (Hotel | null)[]>;
  /** At most five pictures each, aligned to keys; empty when there are none or they cannot be read. */
  images(keys: readonly ImageKey[]): Promise<readonly (readonly HotelImage[])[]>;
  /** Cached pictures, aligned to keys; null for the rest. The provider is not called. */
  cachedImages(keys: readonly ImageKey[]): Promise<readonly (readonly HotelImage[] | null)[]>;
}

export function createHotelService(deps: HotelDeps): HotelService {
  const { publicUrl, logger } = deps;
  const listed = createListedCodes(deps);
  const details = contentReader({ ...deps, listed });
  const { read: readContents, known: knownContents, pictureless } = details;
  const ratings = createHotelRatings(deps);
  const own = createStoredHotels(deps);
  const cards = createCardPictures(publicUrl);

  const storedOrNone = async (onMissing?: () => void): ReturnType<typeof own.read> => {
    try {
      return await own.read();
    } catch (cause) {
      logger.warn(
        { code: cause instanceof AppError ? cause.code : 'INTERNAL' },
        'stored hotels cannot be read',
      );
      onMissing?.();
      return { all: [], byId: new Map() };
    }
  };

  /** Stored hotels among the ids. When the platform is down, only ids that cannot be the provider's become errors. */
  const storedAmong = async (
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, StoredHotel | AppError>> => {
    try {
      const { byId } = await own.read();
      return new Map(
        ids.flatMap((id) => {
          const hotel = byId.get(id);
          return hotel ? [[id, hotel] as const] : [];
        }),
      );
    } catch (cause) {
      return new Map(ids.filter((id) => !isProviderCode(id)).map((id) => [id, unavailable(cause)]));
    }
  };

  /**
   * Like `storedAmong`, but when all ids look like the provider's, a slow platform must not hide the provider's hotels:
   * it is waited for at most `PLATFORM_MS`.
   */
  const storedInTime = (ids: readonly string[]): ReturnType<typeof storedAmong> =>
    ids.every(isProviderCode) ? within(storedAmong(ids), PLATFORM_MS, new Map()) : storedAmong(ids);

  /** Pictures aligned to keys, those of provider hotels from `picturesOf`; null for a hotel without cached pictures. */
  const imagesOf = async (
    keys: readonly ImageKey[],
    picturesOf: (codes: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>,
  ): Promise<readonly (readonly HotelImage[] | null)[]> => {
    const codes = keys.filter((key) => key.source === 'PROVIDER').map((key) => key.id);
    const needsStored = codes.length < keys.length;
    const [pictures, stored] = await Promise.all([picturesOf(codes), needsStored ? storedOrNone() : null]);
    return keys.map(({ id, source }) => {
      const hotel = source === 'STORED' ? stored?.byId.get(id) : undefined;
      return hotel ? cards.ofStored(hotel) : cards.of(pictures.get(id));
    });
  };
  const readPictures = async (codes: readonly string[]) => {
    const { found } = await readContents(codes);
    return new Map([...found].map(([code, { imageUrls }]) => [code, imageUrls]));
  };

  return {
    storedHotels: async (onMissing) => (await storedOrNone(onMissing)).all,
    allStored: async () => (await own.read()).all,
    storedHotel: async (id) => (await own.read()).byId.get(id) ?? null,
    storedOf: async (ids) => {
      const stored = await storedAmong(ids);
      return ids.map((id) => stored.get(id) ?? null);
    },
    forgetStored: () => own.forget(),
    contents: async (codes, options) => {
      const read = await readContents(codes, options);
      if (read.found.size === 0 && read.failed.size > 0) throw new AppError('PROVIDER_UNAVAILABLE');
      return read;
    },
    pictureless,
    reviews: ratings.reviews,
    ratingChanged: ratings.reviewsChanged,
    cacheRatings: ratings.remember,
    hotels: async (ids) => {
      const stored = await storedInTime(ids);
      const codes = ids.filter((id) => !stored.has(id) && isProviderCode(id));
      if (codes.length > 0) listed.refresh();
      const [contents, summaries, listRatings] = await Promise.all([
        readContents(codes),
        within(ratings.reviews(ids), PLATFORM_MS, new Map<string, ReviewSummary>()),
        ratings.ofLists(codes),
      ]);
      return ids.map((id) => {
        const facts = {
          reviews: summaries.get(id) ?? null,
          listRating: listRatings.get(id) ?? null,
          publicUrl,
        };
        const hotel = stored.get(id);
        if (hotel) return hotel instanceof AppError ? hotel : hotelFromStored(hotel, facts);
        const content = contents.found.get(id);
        if (content) return hotelFromContent(content, facts);
        return contents.failed.has(id) ? unavailable() : null;
      });
    },
    cachedHotels: async (ids) => {
      const stored = await storedInTime(ids);
      const contents = await knownContents(ids.filter((id) => !stored.has(id)));
      const facts = { reviews: null, listRating: null, publicUrl };
      return ids.map((id) => {
        const hotel = stored.get(id);
        if (hotel) return hotel instanceof AppError ? null : hotelFromStored(hotel, facts);
        const content = contents.get(id);
        return content ? hotelFromContent(content, facts) : null;
      });
    },
    images: async (keys) => (await imagesOf(keys, readPictures)).map((images) => images ?? []),
    cachedImages: (keys) => imagesOf(keys, details.pictures),
  };
}

const unavailable = (cause?: unknown): AppError => new AppError('HOTEL_UNAVAILABLE', {}, { cause });
