import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { Favorite } from '#models/favorite.ts';
import type { Hotel } from '#models/hotel/hotel.ts';
import type { Stay } from '#models/stay.ts';
import { createFavoriteService } from './favorite.service.ts';

const stay: Stay = {
  checkIn: '2026-12-10',
  checkOut: '2026-12-12',
  occupancy: { adults: 2, childrenAges: [5], infants: 1, rooms: 1 },
};
const wishes = { meals: ['Half Board'], freeCancellation: true };
const requested = { stay, wishes };
const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });

function setUp(kept: readonly string[] = []) {
  const saved: Favorite[] = kept.map((hotelId) => ({
    id: `f-${hotelId}`,
    hotelId,
    hotelName: hotelId,
    savedAt: '2026-11-01T00:00:00.000Z',
    savedPricePerNight: null,
    savedStay: null,
  }));
  const service = createFavoriteService({
    favorites: {
      favorites: (_token, _owner, limit) => Promise.resolve(saved.slice(0, limit)),
      save: (_token, _owner, favorite) => {
        const made = { ...favorite, id: `f-${favorite.hotelId}`, savedAt: '2026-11-02T00:00:00.000Z' };
        saved.unshift(made);
        return Promise.resolve(made);
      },
      changeStay: (_token, id, priced) => {
        const at = saved.findIndex((favorite) => favorite.id === id);
        const there = saved[at];
        if (!there) return Promise.resolve(null);
        saved[at] = { ...there, ...priced };
        return Promise.resolve(saved[at]);
      },
      remove: (_token, id) => {
        saved.splice(
          saved.findIndex((favorite) => favorite.id === id),
          1,
        );
        return Promise.resolve();
      },
    },
    logger: { warn: () => undefined },
  });
  const caller = {
    email: 'dana@example.com',
    sessionToken: 't',
    hotel: (id: string) => {
      if (id === 'broken') return Promise.reject(new AppError('HOTEL_UNAVAILABLE'));
      const hotel = { id, name: { en: null, he: `מלון ${id}` } } as Hotel;
      return Promise.resolve(id.startsWith('h') ? hotel : null);
    },
    pricePerNight: (id: string) =>
      id === 'h-dear' ? Promise.reject(new AppError('TIMEOUT')) : Promise.resolve(ils(30_000)),
  };
  return { service, caller, saved };
}

describe('saving a favorite', () => {
  it("stores the hotel with the gateway's own price of that stay", async () => {
    const { service, caller } = setUp();
    expect(await service.save(caller, 'h1', requested)).toMatchObject({
      isFavorite: true,
      favorite: {
        hotelName: 'מלון h1',
        savedPricePerNight: ils(30_000),
        savedStay: {
          checkIn: '2026-12-10',
          checkOut: '2026-12-12',
          adults: 2,
          childrenAges: [5],
          infants: 1,
          rooms: 1,
          wishes,
        },
      },
    });
  });

  it('works without a stay, and when the price cannot be read', async () => {
    const { service, caller } = setUp();
    expect(await service.save(caller, 'h1', null)).toMatchObject({ favorite: { savedPricePerNight: null } });
    expect(await service.save(caller, 'h-dear', requested)).toMatchObject({
      favorite: { savedPricePerNight: null },
    });
  });

  it('changes nothing when it is repeated, and neither does a repeated removal', async () => {
    const { service, caller, saved } = setUp();
    const first = await service.save(caller, 'h1', null);
    expect(await service.save(caller, 'h1', requested)).toEqual(first);
    expect(saved).toHaveLength(1);
    const gone = { hotelId: 'h1', isFavorite: false, favorite: null };
    expect(await service.remove(caller, 'h1')).toEqual(gone);
    expect(await service.remove(caller, 'h1')).toEqual(gone);
    expect(saved).toEqual([]);
  });

  it('and then changing its stay stores the new price and keeps the wishes', async () => {
    const { service, caller, saved } = setUp(['h2']);
    await service.save(caller, 'h1', requested);
    const later = { ...stay, checkIn: '2027-01-10', checkOut: '2027-01-11' };
    expect(await service.changeStay(caller, 'h1', later)).toMatchObject({
      hotelId: 'h1',
      savedPricePerNight: ils(30_000),
      savedStay: { checkIn: '2027-01-10', checkOut: '2027-01-11', wishes },
    });
    expect(await service.changeStay(caller, 'h2', later)).toMatchObject({
      savedStay: { checkIn: '2027-01-10', wishes: { meals: [], freeCancellation: false } },
    });
    expect(saved).toHaveLength(2);
    await expect(service.changeStay(caller, 'h3', later)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['unknown', 'NOT_FOUND'],
    ['', 'NOT_FOUND'],
    [`h${'x'.repeat(100)}`, 'NOT_FOUND'],
    ['broken', 'HOTEL_UNAVAILABLE'],
  ])('of the hotel %j is refused with %s', async (id, code) => {
    const { service, caller } = setUp();
    await expect(service.save(caller, id, null)).rejects.toMatchObject({ code });
  });

  it('is refused once 200 hotels are saved', async () => {
    const { service, caller } = setUp(Array.from({ length: 200 }, (_, at) => `h${at}`));
    await expect(service.save(caller, 'h-more', null)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await service.save(caller, 'h7', null)).toMatchObject({ isFavorite: true });
  });
});

describe('favorites of a visitor', () => {
  it('are added to those of the member, without unknown hotels', async () => {
    const { service, caller } = setUp(['h1']);
    const list = await service.merge(caller, ['h1', 'h2', 'h2', 'unknown', 'h3']);
    expect(list.map(({ hotelId }) => hotelId).toSorted()).toEqual(['h1', 'h2', 'h3']);
  });

  it('fill the list up to 200 and no further', async () => {
    const { service, caller, saved } = setUp(Array.from({ length: 198 }, (_, at) => `h${at}`));
    await service.merge(caller, ['h-a', 'h-b', 'h-c']);
    expect(saved).toHaveLength(200);
  });

  it('that cannot be looked up fail the request after the others were saved', async () => {
    const { service, caller, saved } = setUp();
    await expect(service.merge(caller, ['h1', 'broken'])).rejects.toMatchObject({
      code: 'HOTEL_UNAVAILABLE',
    });
    expect(saved).toHaveLength(1);
  });

  it('are limited to a hundred per request', async () => {
    const { service, caller } = setUp();
    const many = Array.from({ length: 101 }, (_, at) => `h${at}`);
    await expect(service.merge(caller, many)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
