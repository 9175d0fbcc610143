import { expect, it } from 'vitest';
import { validityRecorder } from '#gateway/http/response-cache/validity-recorder.ts';
import { bench, criteria, list, stored, visitor } from '../../testing/kit.ts';
import { createSearchService } from '../search.service.ts';

/** A complete search whose stored hotels are counted each time they are read. */
async function complete() {
  const read = { times: 0 };
  const { deps } = bench({
    storedHotels: async () => {
      read.times += 1;
      return [stored];
    },
    knownImages: async (hotels) => hotels.map(() => []),
  });
  const service = createSearchService(deps);
  for await (const progress of await service.follow(criteria, visitor)) if (progress.complete) break;
  // Known without asking from now on.
  await deps.cache.generation();
  return { deps, service, read };
}

const atOnce = (value: unknown): boolean => !(value instanceof Promise);

it('a page whose hotels were read a moment ago is shown at once, in any order and with any filter, and is the same', async () => {
  const { deps, service } = await complete();
  for (const sort of ['PRICE_ASC', 'RATING', 'PRICE_DESC', 'STARS'] as const)
    for (const page of [1, 2])
      for (const filter of [{}, { priceRange: { max: 150 } }, { amenities: ['Pool'] }]) {
        const request = { ...list, sort, page, filter };
        const { held: _first, ...first } = await service.view(criteria, request, visitor);
        const again = service.view(criteria, request, visitor);
        expect(atOnce(again)).toBe(true);
        const { held: _again, ...shown } = await again;
        expect(shown).toEqual(first);
        const { held: _other, ...other } = await createSearchService(deps).view(criteria, request, visitor);
        expect(shown).toEqual(other);
      }
});

it('after a change of any cached value the parts are read again', async () => {
  const { deps, service, read } = await complete();
  await service.view(criteria, list, visitor);
  const before = read.times;
  await service.view(criteria, list, visitor);
  expect(read.times).toBe(before);
  await deps.cache.drop({ kind: 'any.1' }, ['key']);
  await deps.cache.generation();
  expect(atOnce(service.view(criteria, list, visitor))).toBe(false);
  expect(read.times).toBe(before + 1);
});

it('the age of a response counts from the reading of its parts', async () => {
  const { service } = await complete();
  const before = Date.now();
  await service.view(criteria, list, visitor);
  const validity = validityRecorder();
  await service.view(criteria, list, { ...visitor, validity });
  expect(validity.oldestPart()).toBeGreaterThanOrEqual(before);
  expect(validity.oldestPart()).toBeLessThanOrEqual(Date.now());
  expect(validity.conditions()?.map((isMet) => isMet())).toEqual([true]);
});

it('a wrong request is refused although its search is ready', async () => {
  const { service } = await complete();
  await service.view(criteria, list, visitor);
  expect(() => service.view(criteria, { ...list, page: 0 }, visitor)).toThrow('BAD_USER_INPUT');
});

it('a search whose stored hotels came too late is not kept', async () => {
  const { deps } = bench({ storedHotels: () => new Promise(() => undefined) });
  const service = createSearchService(deps);
  for await (const progress of await service.follow(criteria, visitor)) if (progress.complete) break;
  await deps.cache.generation();
  await service.view(criteria, list, visitor);
  expect(atOnce(service.view(criteria, list, visitor))).toBe(false);
});
