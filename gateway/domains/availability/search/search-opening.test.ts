import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { addDays } from '#shared/stay/nights.ts';
import type { SearchCaller } from './search-opening.ts';
import { createSearchService } from './search.service.ts';
import { searchFixture, criteria, list, stay, today, visitor } from '../testing/kit.ts';

/** The same city, some days later: another search. */
const later = (days: number) => ({
  ...criteria,
  stay: { ...stay, checkIn: addDays(today, 20 + days), checkOut: addDays(today, 22 + days) },
});
const neighbour: SearchCaller = { viewer: null, callerAddress: '192.0.2.2' };

/** A rate limit per IP address. */
function rateLimit(points: number) {
  const spent = new Map<string, number>();
  return {
    spent,
    chargeSearch: async ({ callerAddress }: SearchCaller, price: number) => {
      const now = (spent.get(callerAddress) ?? 0) + price;
      spent.set(callerAddress, now);
      if (now > points) throw new AppError('RATE_LIMITED', { retryAfter: 60 });
    },
  };
}

type Service = ReturnType<typeof createSearchService>;
/** Number of checked hotels once the search is complete. */
async function whole({ follow }: Service, wanted: typeof criteria, caller: SearchCaller): Promise<number> {
  for await (const { complete, checked } of await follow(wanted, caller)) if (complete) return checked;
  throw new Error('ended before it was complete');
}

const limited = { code: 'RATE_LIMITED' };

describe('opening searches', () => {
  it('is limited per caller: the provider is not called, other callers are served, and known searches stay open', async () => {
    const { chargeSearch } = rateLimit(20);
    const { calls, deps } = searchFixture({ chargeSearch });
    const service = createSearchService(deps);
    const { view, follow } = service;
    await whole(service, later(1), visitor);
    await whole(service, later(2), visitor);
    const requested = calls.searches.length;
    await expect(view(later(3), list, visitor)).rejects.toMatchObject(limited);
    await expect(follow(later(3), visitor)).rejects.toMatchObject(limited);
    expect(calls.searches).toHaveLength(requested);
    for (let again = 0; again < 20; again += 1) {
      expect((await view(later(1), { ...list, page: 1 + (again % 3) }, visitor)).totalItems).toBe(240);
    }
    expect(await whole(service, later(3), neighbour)).toBe(240);
    // Once another caller has started it, it is open to everyone.
    expect(await whole(service, later(3), visitor)).toBe(240);
  });

  it('costs once for any number of simultaneous requests, and nothing in an instance that learns of it later', async () => {
    const { spent, chargeSearch } = rateLimit(1_000);
    const { deps } = searchFixture({ chargeSearch });
    const [one, other] = [createSearchService(deps), createSearchService(deps)];
    await Promise.all(Array.from({ length: 50 }, async () => one.view(criteria, list, visitor)));
    expect(spent.get(visitor.callerAddress)).toBe(10);
    await other.view(criteria, list, visitor);
    expect(spent.get(visitor.callerAddress)).toBe(10);
  });

  it('is refused for the caller without budget, but not for others who request the same at that time', async () => {
    const { chargeSearch } = rateLimit(0);
    const { deps } = searchFixture({
      chargeSearch: (who, price) => (who === visitor ? chargeSearch(who, price) : Promise.resolve()),
    });
    const service = createSearchService(deps);
    const [refused, others] = await Promise.allSettled([
      whole(service, criteria, visitor),
      whole(service, criteria, neighbour),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: limited });
    expect(others).toMatchObject({ status: 'fulfilled', value: 240 });
  });

  it('costs points by the size of a large city, and for failed parts that are repeated', async () => {
    const { spent, chargeSearch } = rateLimit(1_000);
    const { deps, failing } = searchFixture({ chargeSearch }, 0, 2_340);
    failing.add('2000150').add('2000250');
    const { view, follow, retry } = createSearchService(deps);
    await view(criteria, list, visitor);
    expect(spent.get(visitor.callerAddress)).toBe(24);
    for await (const progress of await follow(criteria, visitor)) if (progress.complete) break;
    await retry(criteria, visitor);
    expect(spent.get(visitor.callerAddress)).toBe(26);
  });
});
