import { expect, it } from 'vitest';
import { addDays } from '#shared/stay/nights.ts';
import { searchFixture, criteria, list, stay, visitor } from '../testing/kit.ts';
import { createSearchService } from './search.service.ts';

it('the first hotel of a city is cached when its search is complete, only for its stay, and no search is started for it', async () => {
  const { calls, deps } = searchFixture();
  const service = createSearchService(deps);
  expect(await service.firstCached(criteria)).toBeNull();
  expect(calls).toEqual({ lists: 0, searches: [] });
  for await (const { complete } of await service.follow(criteria, visitor)) if (complete) break;
  const requested = calls.searches.length;
  const { hotels } = await service.view(criteria, { ...list, sort: 'RECOMMENDED' }, visitor);
  expect(hotels[0]?.id).toBeTypeOf('string');
  expect(await service.firstCached(criteria)).toBe(hotels[0]?.id);
  const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
  expect(await service.firstCached({ ...criteria, stay: longer })).toBeNull();
  expect(calls.searches).toHaveLength(requested);
  const backwards = { ...stay, checkOut: stay.checkIn };
  await expect(service.firstCached({ ...criteria, stay: backwards })).rejects.toThrow('BAD_USER_INPUT');
});
