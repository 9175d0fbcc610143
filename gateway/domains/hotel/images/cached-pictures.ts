import type { Cache } from '#cache/cache.ts';
import type { HotelContent } from '#models/hotel/hotel.ts';
import { FIRST_PICTURES, HAS_PICTURES, contentKey } from '../hotel-cache.ts';
import type { ListedCodes } from '../listed-codes.ts';
import { GALLERY_SIZE } from './hotel-images.ts';

/** Number of pictures stored per hotel: those of a card, and two spares for duplicate or unusable ones. */
const CACHED_PICTURES = GALLERY_SIZE + 2;

interface CachedPictureDeps {
  readonly cache: Pick<Cache, 'peekMany' | 'putMany' | 'drop'>;
  readonly listed: Pick<ListedCodes, 'isDelisted'>;
  readonly accountKey: string;
}

/** Facts about pictures of provider hotels, cached from details that were read; the provider is never called. */
interface CachedPictures {
  /** Stores the facts from details that were just read. */
  store(contents: ReadonlyMap<string, HotelContent>): Promise<void>;
  /** Removes the URLs of hotels that the provider no longer has. */
  drop(codes: readonly string[]): Promise<void>;
  /** URLs of the first pictures by code, as far as they are cached. */
  first(codes: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Codes whose details were read within a day and contain no picture. */
  pictureless(codes: readonly string[]): Promise<ReadonlySet<string>>;
}

export function createCachedPictures({ cache, listed, accountKey }: CachedPictureDeps): CachedPictures {
  const keyOf = (code: string): string => contentKey(accountKey, code);
  return {
    store: async (contents) => {
      const read = [...contents].map(([code, { imageUrls }]) => ({ key: keyOf(code), imageUrls }));
      await cache.putMany(
        HAS_PICTURES,
        read.map(({ key, imageUrls }) => ({ key, value: imageUrls.length > 0 })),
      );
      await cache.putMany(
        FIRST_PICTURES,
        read.map(({ key, imageUrls }) => ({ key, value: imageUrls.slice(0, CACHED_PICTURES) })),
      );
    },
    drop: (codes) => cache.drop(FIRST_PICTURES, codes.map(keyOf)),
    first: async (codes) => {
      const found = await cache.peekMany(FIRST_PICTURES, codes.map(keyOf));
      return new Map(
        codes.flatMap((code, at) => {
          const hit = found[at];
          return hit && !listed.isDelisted(code, hit.readAt) ? [[code, hit.value] as const] : [];
        }),
      );
    },
    pictureless: async (codes) => {
      const marks = await cache.peekMany(HAS_PICTURES, codes.map(keyOf));
      return new Set(codes.filter((_, at) => marks[at]?.value === false));
    },
  };
}
