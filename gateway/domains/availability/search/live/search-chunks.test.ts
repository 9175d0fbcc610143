import { expect, it } from 'vitest';
import { plannedFromListing } from '../planned-hotel.ts';
import { validCriteria } from '../../stay-input.ts';
import { searchFixture, criteria, listing } from '../../testing/kit.ts';
import { createChunkRunner } from './chunk-runner.ts';
import { createSearchChunks } from './search-chunks.ts';

it('a chunk that another instance finishes while its state is first read costs no further call', async () => {
  const { deps } = searchFixture();
  const { stay } = validCriteria(criteria, new Date());
  const [own, other] = [createChunkRunner(deps, stay), createChunkRunner(deps, stay)];
  const hotels = [0, 1, 2].map((at) => plannedFromListing(listing(at)));
  let looks = 0;
  const followed = createSearchChunks({
    ...own,
    peek: async (chunks) => {
      looks += 1;
      const states = await own.peek(chunks);
      if (looks === 1) await Promise.all(chunks.map((chunk) => other.run(chunk, 'normal')));
      return states;
    },
  });
  await followed.add({ hotels, isWhole: true });
  await expect.poll(() => followed.stateAt(0)?.kind).toBe('done');
  followed.close();
});
