import { setImmediate as settled } from 'node:timers/promises';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { AppError } from '#gateway/errors.ts';
import type { HotelContent } from '#models/hotel/hotel.ts';
import { hotelContent } from '#models/testing/hotels.ts';
import { createHotelService } from './hotel.service.ts';
import { HOUR_MS } from '#shared/stay/time-units.ts';

const START = Date.parse('2031-01-01T00:00:00Z');
const logger = pino({ level: 'silent' });
const ids = ['1000001', '1000002'];

const content = (code: string): HotelContent =>
  hotelContent(code, { city: 'Rome', country: 'Italy', address: '1 Via' });

/** A provider whose list of hotels changes, and a gateway that read the two hotels an hour ago. */
async function anHourLater() {
  const state = { time: START, given: [...ids], listed: [...ids], isDown: false };
  const calls = { contents: [] as string[][], lists: 0 };
  const now = () => state.time;
  const cache = createCache(createMemoryStore(), { now, logger });
  const service = createHotelService({
    provider: {
      hotelContents: (codes) => {
        calls.contents.push([...codes]);
        if (state.isDown) return Promise.reject(new AppError('TIMEOUT'));
        const known = codes.filter((code) => state.given.includes(code));
        return Promise.resolve(new Map(known.map((code) => [code, content(code)])));
      },
      allHotelCodes: () => {
        calls.lists += 1;
        return Promise.resolve(state.listed);
      },
    },
    platform: {
      storedHotels: () => Promise.resolve([]),
      storedHotelsById: () => Promise.resolve(new Map()),
      reviewSummaries: () => Promise.resolve(new Map()),
    },
    cache,
    accountKey: 'test',
    publicUrl: 'http://localhost:4000',
    logger,
    now,
  });
  await service.contents(ids);
  state.time += HOUR_MS;
  const shown = async () =>
    (await service.hotels(ids)).map((hotel) =>
      hotel instanceof AppError ? hotel.code : (hotel?.id ?? null),
    );
  const listRead = async () => {
    await shown();
    await settled();
  };
  return { state, calls, shown, listRead };
}

describe('the list of all provider hotels', () => {
  it('is read once, after a hotel was opened, without delaying the request', async () => {
    const { calls, shown, listRead } = await anHourLater();
    expect(calls.lists).toBe(0);
    await listRead();
    expect(await shown()).toEqual(ids);
    expect(calls).toEqual({ contents: [ids], lists: 1 });
  });

  it('removes a hotel that the provider has removed, although its content is cached', async () => {
    const { state, calls, shown, listRead } = await anHourLater();
    state.given = state.listed = ['1000001'];
    await listRead();
    expect(await shown()).toEqual(['1000001', null]);
    expect(await shown()).toEqual(['1000001', null]);
    expect(calls.contents).toEqual([ids, ['1000002']]);
    state.isDown = true;
    state.time += HOUR_MS;
    expect(await shown()).toEqual(['1000001', 'HOTEL_UNAVAILABLE']);
  });

  it('is not sufficient to remove a hotel: one that it lacks is read once, and stays when the provider has it', async () => {
    const { state, calls, shown, listRead } = await anHourLater();
    state.listed = ['1000001'];
    await listRead();
    state.time += 1;
    expect(await shown()).toEqual(ids);
    expect(await shown()).toEqual(ids);
    expect(calls.contents).toEqual([ids, ['1000002']]);
  });

  it('removes no hotel while the provider cannot be reached', async () => {
    const { state, shown, listRead } = await anHourLater();
    state.listed = ['1000001'];
    await listRead();
    state.isDown = true;
    expect(await shown()).toEqual(ids);
  });
});
