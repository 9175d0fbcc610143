import { expect, it } from 'vitest';
import { addDays } from '../../pricing/nights.ts';
import { createSearchService } from './search.service.ts';
import { bench, criteria, stay, visitor } from './test-kit.ts';

it('a city is known with its lowest night when it is complete, for just its stay, and nothing is begun to know it', async () => {
  const { calls, deps } = bench();
  const service = createSearchService(deps);
  const code = criteria.cityCode;
  expect(service.lowestKnown([code], stay)).toEqual([null]);
  expect(calls).toEqual({ lists: 0, searches: [] });
  for await (const { complete } of await service.follow(criteria, visitor)) if (complete) break;
  const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
  expect(service.lowestKnown([code, '1'], stay)).toEqual([100, null]);
  expect(service.lowestKnown([code], longer)).toEqual([null]);
  expect(() => service.lowestKnown([code], { ...stay, checkOut: stay.checkIn })).toThrow('BAD_USER_INPUT');
});
