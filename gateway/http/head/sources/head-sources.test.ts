import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { createLoadShedder } from '#gateway/limits/load-shedding.ts';
import { headSources } from './head-sources.ts';

type Given = Parameters<typeof headSources>[0];

const sourcesAt = (inFlight: number, cities: Given['places']['cities'] = async () => []) => {
  const spend = vi.fn<Given['spend']>(async () => undefined);
  const { admit } = createLoadShedder({
    load: { inFlight: () => inFlight, loopDelayMs: () => 0 },
    limits: { maxInFlight: 10, maxLoopDelayMs: 100 },
    onShed: () => undefined,
  });
  const given = { hotels: {}, offers: {}, places: { cities }, spend, admit } as unknown as Given;
  return { spend, sources: headSources(given) };
};

describe('the data sources of page heads', () => {
  it('use the visitor’s own rate limit', async () => {
    const { spend, sources } = sourcesAt(10);
    await sources.spend('v:1');
    expect(spend.mock.calls).toEqual([['visitor', 'v:1']]);
  });

  it('read nothing while the instance is overloaded', async () => {
    const { spend, sources } = sourcesAt(11);
    await expect(sources.spend('v:1')).rejects.toBeInstanceOf(AppError);
    expect(spend).not.toHaveBeenCalled();
  });

  it.each([
    ['7', 'Haifa', '7'],
    // Another code of the same city, and its Hebrew name.
    ['8', 'haifa', '7'],
    ['8', 'חיפה', '7'],
    ['8', 'Haifa, call us', null],
  ])('find a city by its code or by its complete name: %s %s is %s', async (code, name, found) => {
    const haifa = { code: '7', name: 'Haifa', countryCode: 'IL' };
    const { sources } = sourcesAt(0, async () => [haifa]);
    const city = await sources.city('IL', code, name);
    expect(city?.code ?? null).toBe(found);
  });

  it('find no city in a country that the provider does not have, and fail when the list cannot be read', async () => {
    const failing = (code: 'BAD_USER_INPUT' | 'TIMEOUT') =>
      sourcesAt(0, () => Promise.reject(new AppError(code))).sources.city('AQ', '7', 'Haifa');
    expect(await failing('BAD_USER_INPUT')).toBeNull();
    await expect(failing('TIMEOUT')).rejects.toMatchObject({ code: 'TIMEOUT' });
  });
});
