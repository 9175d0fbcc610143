import { z } from 'zod';
import type { Cache, CachePolicy, Turn } from '../../cache/cache.ts';
import { cacheKey } from '../../cache/key.ts';
import { SEEN_PRICE_TTL } from '../../cache/ttl.ts';
import type { Money } from '../../models/money.ts';
import type { Offer } from '../../models/offer.ts';
import type { PlainDate, Stay } from '../../models/stay.ts';
import { addDays, nightsBetween } from '../../pricing/nights.ts';
import { type PriceScope, stayKey } from './stay-key.ts';

/** Cheapest offer of a hotel for a stay; null where the hotel had no rooms. */
interface SeenPrice {
  readonly total: Money;
  readonly pricePerNight: Money;
}

const money = z.object({ amountMinor: z.int(), currency: z.string() });

/** Prices outlive the offers they were read with: they are for looking, nothing can be booked by them. */
const SEEN_PRICE: CachePolicy<SeenPrice | null> = {
  kind: 'seen-price.1',
  ...SEEN_PRICE_TTL,
  parse: (stored) => z.object({ total: money, pricePerNight: money }).nullable().parse(stored),
};

interface SeenPriceDeps extends PriceScope {
  readonly cache: Pick<Cache, 'peekMany' | 'putMany'>;
}

/** A stay that somebody asked for, with its price then. */
export interface SeenStay extends SeenPrice {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  /** ISO moment at which the price was read. */
  readonly pricedAt: string;
}

const seenKey = (hotelId: string, stay: Stay, scope: PriceScope): string =>
  cacheKey(stayKey(stay, scope), hotelId);

/** Remembers what hotels cost for a stay, or that they had no rooms. */
export const keepSeenPrices = (
  { cache, ...scope }: SeenPriceDeps,
  stay: Stay,
  read: {
    readonly lists: readonly { readonly code: string; readonly offers: readonly Offer[] }[];
    readonly readAt: number;
    readonly turn: Turn;
  },
): Promise<void> =>
  cache.putMany(
    SEEN_PRICE,
    read.lists.map(({ code, offers: [cheapest] }) => ({
      key: seenKey(code, stay, scope),
      value: cheapest ? { total: cheapest.total, pricePerNight: cheapest.pricePerNight } : null,
    })),
    read.readAt,
    read.turn,
  );

/** Prices of stays as long as this one that begin on one of the days from `first` on, as far as they were read; nobody is asked. */
export async function seenPrices(
  { cache, ...scope }: SeenPriceDeps,
  hotelId: string,
  { stay, first, days }: { readonly stay: Stay; readonly first: PlainDate; readonly days: number },
): Promise<readonly SeenStay[]> {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const stays = Array.from({ length: days }, (_, ahead): Stay => {
    const checkIn = addDays(first, ahead);
    return { ...stay, checkIn, checkOut: addDays(checkIn, nights) };
  });
  const found = await cache.peekMany(
    SEEN_PRICE,
    stays.map((each) => seenKey(hotelId, each, scope)),
  );
  return stays.flatMap(({ checkIn, checkOut }, at): SeenStay[] => {
    const hit = found[at];
    if (!hit?.value) return [];
    const { total, pricePerNight } = hit.value;
    return [{ checkIn, checkOut, total, pricePerNight, pricedAt: new Date(hit.readAt).toISOString() }];
  });
}
