import { describe, expect, it } from 'vitest';
import { createOfferService } from '../offers/offer.service.ts';
import type { SearchDeps } from './search.service.ts';
import { searchFixture, criteria, list, searchesOf, stay } from '../testing/kit.ts';

/** The third hotel of the list, whose prices have an unreadable format. */
const UNREAD = '2000002';

function halfRead() {
  const { deps } = searchFixture();
  const provider: SearchDeps['provider'] = {
    ...deps.provider,
    searchOffers: async (query, options) => {
      const reply = await deps.provider.searchOffers(query, options);
      const offers = new Map([...reply.offers].filter(([code]) => code !== UNREAD));
      return { ...reply, offers, unread: new Set(query.hotelCodes.filter((code) => code === UNREAD)) };
    },
  };
  return { ...deps, provider };
}

describe('a hotel whose prices cannot be read', () => {
  it('is left out of a search, so that it does not count as sold out', async () => {
    const whole = searchesOf(searchFixture().deps);
    const lacking = searchesOf(halfRead());
    for (const service of [whole, lacking])
      for await (const progress of await service.follow(criteria)) if (progress.complete) break;
    const [all, some] = [await whole.view(criteria, list), await lacking.view(criteria, list)];
    expect([all.totalItems, some.totalItems]).toEqual([240, 239]);
    expect(all.soldOut).toBe(60);
    expect(some.soldOut).toBe(60);
    const pins = (await lacking.pins(criteria, list)).pins.map(({ id }) => id);
    expect(pins).toHaveLength(239);
    expect(pins).not.toContain(UNREAD);
  });

  it('is an error on its own page, not an empty list, also when it is read again', async () => {
    const offers = createOfferService({ ...halfRead(), storedHotel: async () => null });
    const requested = offers.stay(stay);
    const [unread, sold, none] = await offers.offersOf([UNREAD, '2000000', '2000003'], requested);
    expect(unread).toBeInstanceOf(Error);
    expect(sold).toMatchObject({ offers: [{ hotelId: '2000000' }] });
    expect(none).toMatchObject({ offers: [] });
    await expect(offers.freshOffers({ hotelId: UNREAD, stay: requested })).rejects.toMatchObject({
      code: 'UPSTREAM_ERROR',
    });
  });
});
