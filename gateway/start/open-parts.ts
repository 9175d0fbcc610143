import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logger.ts';

/**
 * Minimum time for each part, in milliseconds, even when the total time is over: a database that is cut off may lose
 * its last write.
 */
const MIN_MS = 1_000;

/**
 * The parts that a process has built so far. A part can only use parts that were built before it, so closing in the
 * reverse order always ends a part before the ones it uses, whatever the order in the source.
 */
export interface OpenParts {
  /** Registers how a part that was just built is closed. @returns the part */
  add<Part>(name: string, part: Part, close: (part: Part) => unknown): Part;
  /**
   * Closes all parts, the last one first, one after the other. A part that fails or takes too long is logged, and the
   * others are still closed. Further calls wait for the first one.
   */
  close(): Promise<void>;
}

interface Options {
  readonly logger: Pick<Logger, 'error'>;
  /** Total time for all parts, in milliseconds. */
  readonly withinMs: number;
}

/** Creates an empty list of parts. */
export function openParts({ logger, withinMs }: Options): OpenParts {
  const closers: { readonly name: string; close(): unknown }[] = [];
  let closing: Promise<void> | null = null;

  const closeOne = async ({ name, close }: (typeof closers)[number], leftMs: number): Promise<void> => {
    const enough = new AbortController();
    try {
      const isLate = await Promise.race([
        Promise.resolve(close()).then(() => false),
        pause(leftMs, true, { signal: enough.signal, ref: false }),
      ]);
      if (isLate) logger.error({ part: name }, 'a part did not close in time');
    } catch (err) {
      logger.error({ err, part: name }, 'a part could not be closed');
    } finally {
      enough.abort();
    }
  };

  const closeAll = async (): Promise<void> => {
    const endsAt = performance.now() + withinMs;
    for (let last = closers.pop(); last; last = closers.pop())
      await closeOne(last, Math.max(MIN_MS, endsAt - performance.now()));
  };

  return {
    add(name, part, close) {
      closers.push({ name, close: () => close(part) });
      return part;
    },
    close: () => (closing ??= closeAll()),
  };
}
