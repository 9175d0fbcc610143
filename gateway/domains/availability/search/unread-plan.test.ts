import { describe, expect, it } from 'vitest';
import { DEFAULT_HOTEL_CODES } from '../default-hotels.ts';
import type { SearchDeps } from './search.service.ts';
import { searchFixture, content, list, searchesOf, stay } from '../testing/kit.ts';

const anywhere = { location: '', cityCode: null, countryCode: null, cityName: '', stay };
/** The second batch of details. */
const SECOND = new Set(DEFAULT_HOTEL_CODES.slice(50));

async function finished(service: ReturnType<typeof searchesOf>, wanted = anywhere) {
  for await (const progress of await service.follow(wanted)) if (progress.complete) return progress;
  throw new Error('ended before it was complete');
}

/** Details of which the second batch fails while `lost` is true. */
function halfRead() {
  const source = { lost: true };
  const contents: SearchDeps['contents'] = async (codes) => {
    const failed = new Set(source.lost ? codes.filter((code) => SECOND.has(code)) : []);
    const found = codes.filter((code) => !failed.has(code)).map((code) => [code, content(code)] as const);
    return { found: new Map(found), failed };
  };
  const paid: number[] = [];
  const chargeSearch = async (_caller: unknown, points: number) => void paid.push(points);
  const kit = searchFixture({ contents, chargeSearch });
  return { ...kit, source, paid, service: searchesOf(kit.deps) };
}

describe('a search without a city, when a batch of details fails', () => {
  it('shows the hotels that could be read and reports that others are missing', async () => {
    const { service, calls } = halfRead();
    expect(await finished(service)).toEqual({
      checked: 50,
      total: 50,
      complete: true,
      failedChunks: [1],
      isWaiting: false,
    });
    expect((await service.view(anywhere, list)).totalItems).toBe(50);
    expect(calls.searches).toEqual([DEFAULT_HOTEL_CODES.slice(0, 50)]);
  });

  it('adds the missing hotels on a retry, and reads no price a second time', async () => {
    const { service, source, calls, paid } = halfRead();
    await finished(service);
    await service.retry(anywhere);
    expect(await finished(service)).toMatchObject({ checked: 50, failedChunks: [1] });
    source.lost = false;
    await Promise.all([service.retry(anywhere), service.retry(anywhere)]);
    expect(await finished(service)).toMatchObject({
      checked: DEFAULT_HOTEL_CODES.length,
      total: DEFAULT_HOTEL_CODES.length,
      failedChunks: [],
    });
    expect((await service.view(anywhere, list)).totalItems).toBe(DEFAULT_HOTEL_CODES.length);
    expect(calls.searches).toEqual([DEFAULT_HOTEL_CODES.slice(0, 50), DEFAULT_HOTEL_CODES.slice(50)]);
    // The points for starting the search, and one for each retry.
    expect(paid).toEqual([10, 1, 1, 1]);
  });

  it('repeats failed chunks together with the missing hotels', async () => {
    const { service, source, failing, calls } = halfRead();
    failing.add(DEFAULT_HOTEL_CODES[0] ?? '');
    expect(await finished(service)).toMatchObject({ checked: 0, failedChunks: [0, 1] });
    failing.clear();
    source.lost = false;
    await service.retry(anywhere);
    expect(await finished(service)).toMatchObject({ checked: DEFAULT_HOTEL_CODES.length, failedChunks: [] });
    expect(calls.searches.map((codes) => codes.length)).toEqual([50, 50, DEFAULT_HOTEL_CODES.length - 50]);
  });

  it('fails, and is not an empty list, when none of the hotels that could be read matches', async () => {
    const { service } = halfRead();
    const nowhere = { ...anywhere, location: 'Atlantis' };
    await expect(service.view(nowhere, list)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });
});
