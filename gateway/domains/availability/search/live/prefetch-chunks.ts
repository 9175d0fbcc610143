import { chunked } from '#gateway/kit/loader-kit.ts';
import type { PlannedHotel } from '../planned-hotel.ts';
import type { ChunkRunner } from './chunk-runner.ts';
import { CHUNK_SIZE } from './search-chunks.ts';

/**
 * A runner that starts to read the chunks of these hotels from the cache at once, before it is known whether they are
 * the hotels of the search. If they are not, the result is not used.
 */
export function prefetchChunks(runner: ChunkRunner, hotels: readonly PlannedHotel[]): ChunkRunner {
  let begun: ReturnType<ChunkRunner['peek']> | null = runner.peek(chunked(hotels, CHUNK_SIZE));
  // Prevents an unhandled rejection. Callers that await the promise receive its failure.
  begun.catch(() => undefined);
  return {
    ...runner,
    peek: (chunks) => {
      const first = begun;
      begun = null;
      const requested = chunks.flat();
      const isSame =
        requested.length === hotels.length && requested.every((hotel, at) => hotel === hotels[at]);
      return first && isSame ? first : runner.peek(chunks);
    },
  };
}
