import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { AppError } from '#gateway/errors.ts';
import type { CallOptions } from '#upstreams/provider/hotel-provider.ts';
import { createPlaceService } from './place.service.ts';
import { startPlaceCacheWarmer } from './place.cache-warmer.ts';

const logger = pino({ level: 'silent' });
let requested: string[];
let priorities: Set<CallOptions['priority']>;
let isDown: boolean;

/** Two instances on one store. */
function instances() {
  const store = createMemoryStore({ now: Date.now });
  const note = <T>(name: string, options: CallOptions | undefined, value: T): Promise<T> => {
    requested.push(name);
    priorities.add(options?.priority);
    return isDown ? Promise.reject(new AppError('PROVIDER_UNAVAILABLE')) : Promise.resolve(value);
  };
  const provider = {
    countries: (options?: CallOptions) =>
      note('countries', options, [
        { code: 'IL', name: 'Israel' },
        { code: 'FR', name: 'France' },
        { code: 'XY', name: 'Unpopular' },
      ]),
    cities: (countryCode: string, options?: CallOptions) =>
      note(countryCode, options, [{ code: '1', name: `A town of ${countryCode}`, countryCode }]),
  };
  return [1, 2].map(() =>
    createPlaceService({
      provider,
      cache: createCache(store, { now: Date.now, logger, random: () => 0.5 }),
      accountKey: 'test',
    }),
  );
}

beforeEach(() => {
  requested = [];
  priorities = new Set();
  isDown = false;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('the warm-up of places', () => {
  it('reads the countries, and the cities of popular ones, once for all instances, with the lowest priority', async () => {
    const watches = instances().map((places) => startPlaceCacheWarmer(places, logger));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requested.toSorted()).toEqual(['FR', 'IL', 'countries']);
    expect([...priorities]).toEqual(['low']);
    for (const watch of watches) watch.stop();
  });

  it('saves travellers the call, and refreshes the lists within a day', async () => {
    const [places] = instances();
    if (!places) throw new Error('no instance');
    const watch = startPlaceCacheWarmer(places, logger);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await places.cities('IL', '', 5)).toHaveLength(1);
    expect(requested).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(23 * 3_600_000);
    expect(requested).toHaveLength(6);
    watch.stop();
  });

  it('is repeated soon when the provider is down at the start', async () => {
    isDown = true;
    const [places] = instances();
    if (!places) throw new Error('no instance');
    const watch = startPlaceCacheWarmer(places, logger);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requested).toEqual(['countries']);
    isDown = false;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requested).toEqual(['countries', 'countries', 'IL', 'FR']);
    watch.stop();
    await vi.advanceTimersByTimeAsync(48 * 3_600_000);
    expect(requested).toHaveLength(4);
  });
});
