import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logger.ts';

/** Even when the time is over, each part gets this long, in milliseconds: a database that is cut off may lose its last write. */
const LEAST_MS = 1_000;

/**
 * What a process has built so far. A part can only be built from parts that are there already, so closing in the reverse
 * order always ends a part before anything that it uses, wherever a line is moved to.
 */
export interface OpenParts {
  /** Notes how a part that has just been built is closed. @returns the part */
  add<Part>(name: string, part: Part, close: (part: Part) => unknown): Part;
  /**
   * Closes everything, the last part first, each after the one before it. A part that fails or takes too long is logged,
   * and the others are closed all the same. Further calls wait for the first one.
   */
  close(): Promise<void>;
}

interface Options {
  readonly logger: Pick<Logger, 'error'>;
  /** Time for all parts together, in milliseconds. */
  readonly withinMs: number;
}

/** Starts an empty list of parts. */
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
      await closeOne(last, Math.max(LEAST_MS, endsAt - performance.now()));
  };

  return {
    add(name, part, close) {
      closers.push({ name, close: () => close(part) });
      return part;
    },
    close: () => (closing ??= closeAll()),
  };
}
