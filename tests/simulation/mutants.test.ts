import { describe, expect, it } from 'vitest';
import { mutants } from './mutants.ts';
import { runWorld } from './world.ts';

/** How many worlds a mutant may live through before it must have been noticed. */
const WORLDS = 12;

/** The simulation can fail: a saga made worse is noticed, and by the rule that stands for it. */
describe('a worse saga is noticed', () => {
  it.each(mutants.map((mutant) => [mutant.name, mutant] as const))('%s', async (_name, mutant) => {
    const noticed = new Set<string>();
    for (let nth = 0; nth < WORLDS && noticed.size === 0; nth += 1) {
      const { witness } = await runWorld({ seed: 5, nth, bookings: 120, ...mutant.options });
      for (const { rule } of witness.violations()) if (mutant.noticedBy.includes(rule)) noticed.add(rule);
    }
    expect([...noticed]).not.toEqual([]);
  });
});
