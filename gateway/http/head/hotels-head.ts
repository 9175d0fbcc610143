import type { Hotel } from '#models/hotel/hotel.ts';
import { MAX_COMPARED, MAX_SHARED, readHotelIds } from '#shared/routes/hotels-of-url.ts';
import { textFor } from '#shared/seo/page-words.ts';
import type { ShownOffer } from '#shared/seo/structured-data.ts';
import { within } from '#gateway/kit/within.ts';
import { HEAD_BUDGET_MS, type PageRequest, type Head } from './head.ts';
import { hotelPictureFor } from './sources/hotel-picture.ts';
import { knownOffer, type KnownOffers } from './sources/known-offer.ts';
import type { PageTexts } from './page-texts.ts';
import { sharedHotels } from './sources/shared-stay.ts';

/** Source of the hotels of a shared page; it never calls the provider. */
export interface KnownHotels extends KnownOffers {
  /** Charges one read to the caller's budget. @throws AppError RATE_LIMITED, OVERLOADED */
  spend(caller: string): Promise<void>;
  /** Cached hotels, aligned to ids; null for the rest. The provider is not called. */
  cachedHotels(ids: readonly string[]): Promise<readonly (Hotel | null)[]>;
}

interface Deps {
  readonly source: KnownHotels;
  readonly texts: PageTexts;
  readonly sandboxOrigin: string | null;
  readonly budgetMs?: number;
}

interface PricedHotel {
  readonly hotel: Hotel;
  readonly offer: ShownOffer | null;
}

/** Maximum number of hotels that a preview names; the others are counted. */
const MAX_NAMED = 4;
/** Maximum number of hotels that are looked up: more than are named, because some may be unknown. */
const MAX_READ = 12;

/** The preview of a link with several hotels in its URL: a comparison, or a shared list. */
export function createHotelsHead({ source, texts, sandboxOrigin, budgetMs = HEAD_BUDGET_MS }: Deps) {
  const read = async (ids: readonly string[], { query, caller }: PageRequest) => {
    const end = Date.now() + budgetMs;
    await source.spend(caller);
    const known = (await source.cachedHotels(ids.slice(0, MAX_READ))).filter((hotel) => hotel !== null);
    // Ends a little before the whole budget, so that the known names are shown even if prices are slow.
    const left = Math.max(0, 0.9 * (end - Date.now()));
    return Promise.all(
      known.slice(0, MAX_NAMED).map(async (hotel): Promise<PricedHotel> => ({
        hotel,
        offer: await within(knownOffer(source, hotel.id, query), left, null),
      })),
    );
  };

  return async (
    pageRequest: PageRequest,
    page: '/Compare' | '/Favorites',
    canonical: string,
  ): Promise<Pick<Head, 'sharing' | 'picture'>> => {
    const { query } = pageRequest;
    const ids = readHotelIds(query, page === '/Compare' ? MAX_COMPARED : MAX_SHARED);
    if (ids.length === 0) return { sharing: null, picture: null };
    const language = texts.in(pageRequest.language);
    const known = await within(read(ids, pageRequest), budgetMs, []).catch((): PricedHotel[] => []);
    const site = { address: canonical, sandboxOrigin };
    const [picture = null] = known.flatMap(({ hotel }) => hotelPictureFor(hotel, site) ?? []);
    const hotels = known.map(({ hotel, offer }) => ({ name: textFor(hotel.name, language.code), offer }));
    const { description } = texts.head(page, language);
    return { sharing: sharedHotels({ ids, hotels, query, canonical, description }, language), picture };
  };
}
