import type { Cache } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { AppError } from '#gateway/errors.ts';
import { chunked } from '#gateway/kit/loader-kit.ts';
import type { Offer, ProviderOffer } from '#models/search/offer.ts';
import type { Stay } from '#models/stay.ts';
import { propertyClock } from '#shared/stay/clocks.ts';
import { sleepersOf } from '#shared/stay/bed-shortage.ts';
import { dayOf, nightsBetween } from '#shared/stay/nights.ts';
import { sellableOffers } from '#shared/pricing/offers.ts';
import type { RateTable } from '#shared/pricing/rates.ts';
import type { CallOptions, HotelProvider } from '#upstreams/provider/hotel-provider.ts';
import { NO_ROOMS, OFFERS, type OfferInContext, SHOWN_OFFER, SHOWN_TOTAL } from './offer-cache.ts';
import { storeHotelPrices } from '../dates/hotel-prices.ts';
import { type PriceScope, partiesOf, stayKey } from '../stay-key.ts';

export interface ProviderOfferDeps extends PriceScope {
  readonly provider: Pick<HotelProvider, 'searchOffers'>;
  readonly cache: Pick<Cache, 'read' | 'peekMany' | 'putMany' | 'nextVersion'>;
  readonly clock: () => Date;
  readonly rates: () => RateTable;
}

/** Offers with the moment they were read, milliseconds since the epoch. */
export interface ReadOffers {
  readonly offers: readonly Offer[];
  readonly readAt: number;
  /** Past their fresh time, returned because the provider failed. */
  readonly isStale: boolean;
}

/** Maximum number of codes in one offers call: the provider's limit. */
export const OFFERS_BATCH = 100;

/** Offers of provider hotels, cached for three minutes; “no rooms” for one. */
export interface ProviderOffers {
  /** By hotel code; an error when they cannot be read and the cache has no usable offers. */
  read(
    codes: readonly string[],
    stay: Stay,
    options?: CallOptions,
  ): Promise<ReadonlyMap<string, ReadOffers | Error>>;
  /** By hotel code, only what is fresh in the cache; the provider is not called. */
  cached(codes: readonly string[], stay: Stay): Promise<ReadonlyMap<string, ReadOffers>>;
  /** Calls the provider, whatever is cached. Hotels whose fares cannot be read are missing. @throws AppError */
  fetch(
    codes: readonly string[],
    stay: Stay,
    options?: CallOptions,
  ): Promise<ReadonlyMap<string, ReadOffers>>;
}

export function createProviderOffers(deps: ProviderOfferDeps): ProviderOffers {
  const { provider, cache, clock, nationality } = deps;

  const fetch: ProviderOffers['fetch'] = async (codes, stay, options) => {
    const stayPart = stayKey(stay, deps);
    const now = clock();
    const query = {
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      hotelCodes: codes,
      rooms: partiesOf(stay),
      nationality,
    };
    const readVersion = await cache.nextVersion();
    const reply = await provider.searchOffers(query, options);
    const terms = {
      nights: nightsBetween(stay.checkIn, stay.checkOut),
      sleepers: sleepersOf(stay.occupancy),
      today: dayOf(propertyClock(now, null)),
      rates: deps.rates(),
      nationality,
      searchedAt: reply.searchedAt,
      idOf: (offer: ProviderOffer) => offerId(stayPart, offer),
    };
    const read = codes.filter((code) => !reply.unread.has(code));
    const lists = read.map((code) => ({
      key: cacheKey(stayPart, code),
      code,
      value: sellableOffers(reply.offers.get(code) ?? [], terms),
    }));
    const [full, empty] = [
      lists.filter(({ value }) => value.length > 0),
      lists.filter(({ value }) => value.length === 0),
    ];
    await Promise.all([
      cache.putMany(
        OFFERS,
        full.map(({ key, value }) => ({ key, value })),
        reply.searchedAt,
        readVersion,
      ),
      cache.putMany(
        NO_ROOMS,
        empty.map(({ key, value }) => ({ key, value })),
        reply.searchedAt,
        readVersion,
      ),
      storeHotelPrices(deps, stay, {
        lists: lists.map(({ code, value }) => ({ code, offers: value })),
        readAt: reply.searchedAt,
        readVersion,
      }),
      keepShown(
        cache,
        full.flatMap(({ code, value }) => value.map((offer) => ({ hotelId: code, stay, offer }))),
      ),
    ]);
    return new Map(
      lists.map(({ code, value }) => [code, { offers: value, readAt: reply.searchedAt, isStale: false }]),
    );
  };

  /** Running calls by hotel and stay, shared by all callers that need the same offers. */
  const runningCalls = new Map<string, Promise<ReadOffers | Error>>();

  /** Starts one call for the whole batch. */
  const startCall = (batch: readonly string[], stay: Stay, options?: CallOptions): void => {
    const stayPart = stayKey(stay, deps);
    const fetched = fetch(batch, stay, options);
    for (const code of batch) {
      const key = cacheKey(stayPart, code);
      const call = fetched
        .then((found) => found.get(code) ?? new AppError('UPSTREAM_ERROR'))
        .catch((cause: unknown) => staleOffers(cache, key, cause))
        .finally(() => runningCalls.delete(key));
      runningCalls.set(key, call);
    }
  };

  const cached: ProviderOffers['cached'] = async (codes, stay) => {
    const stayPart = stayKey(stay, deps);
    const keys = codes.map((code) => cacheKey(stayPart, code));
    const [lists, empty] = await Promise.all([cache.peekMany(OFFERS, keys), cache.peekMany(NO_ROOMS, keys)]);
    return new Map(
      codes.flatMap((code, at) => {
        const hit = lists[at] ?? empty[at];
        return hit ? [[code, { offers: hit.value, readAt: hit.readAt, isStale: false }] as const] : [];
      }),
    );
  };

  return {
    fetch,
    cached: cached,
    read: async (codes, stay, options) => {
      const stayPart = stayKey(stay, deps);
      const offersByCode = new Map<string, ReadOffers | Error>(await cached(codes, stay));
      const missing = codes.filter((code) => !offersByCode.has(code));
      const unrequested = missing.filter((code) => !runningCalls.has(cacheKey(stayPart, code)));
      const awaitCalls = (of: readonly string[]) =>
        Promise.all(
          of.map(async (code) => {
            const call = runningCalls.get(cacheKey(stayPart, code));
            if (call) offersByCode.set(code, await call);
          }),
        );
      for (const batch of chunked(unrequested, OFFERS_BATCH)) startCall(batch, stay, options);
      await awaitCalls(missing);
      // A shared call that another caller's rate limit refused is repeated within the limit of this caller.
      const own = new Set(unrequested);
      const refused = missing.filter((code) => !own.has(code) && isRateLimited(offersByCode.get(code)));
      for (const batch of chunked(refused, OFFERS_BATCH)) startCall(batch, stay, options);
      await awaitCalls(refused);
      return offersByCode;
    },
  };
}

/** Cached offers past their fresh time; the error when none are usable. */
async function staleOffers(
  cache: Pick<Cache, 'read'>,
  key: string,
  cause: unknown,
): Promise<ReadOffers | Error> {
  const error = cause instanceof Error ? cause : new AppError('UPSTREAM_ERROR', {}, { cause });
  try {
    const old = await cache.read(OFFERS, key, () => Promise.reject(error));
    return { offers: old.value, readAt: old.readAt, isStale: old.isStale };
  } catch {
    return error;
  }
}

const isRateLimited = (answer: ReadOffers | Error | undefined): boolean =>
  answer instanceof AppError && answer.code === 'RATE_LIMITED';

/** Stores offers, and the totals at which they were shown, under their ids for as long as an id is valid. */
export async function keepShown(
  cache: Pick<Cache, 'putMany'>,
  placed: readonly OfferInContext[],
): Promise<void> {
  await Promise.all([
    cache.putMany(
      SHOWN_OFFER,
      placed.map((value) => ({ key: cacheKey(value.offer.id), value })),
    ),
    cache.putMany(
      SHOWN_TOTAL,
      placed.map(({ offer: { id, total } }) => ({ key: cacheKey(id, total.amountMinor), value: true })),
    ),
  ]);
}

/**
 * Equal in two searches for offers with the same rooms, meals, inclusions and refundability, although their booking
 * codes differ.
 */
const offerId = (stayPart: string, offer: ProviderOffer): string =>
  cacheKey(stayPart, offer.hotelCode, offer.roomNames, offer.mealType, offer.isRefundable, offer.inclusions);
