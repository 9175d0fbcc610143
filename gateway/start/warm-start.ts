import { setTimeout as pause } from 'node:timers/promises';

/** An upstream that is down for longer must not keep a new instance from serving what it can. */
const LONGEST_MS = 20_000;
const ASK_AGAIN_MS = 250;

interface Deps {
  /** Never rejects. */
  readonly isPlatformUp: () => Promise<boolean>;
  /** What is read before anybody asks; never rejects. */
  readonly places: Promise<void>;
  /** Longest wait in milliseconds. */
  readonly longestMs?: number;
}

/**
 * The first seconds of an instance, in which its first travellers would wait for lists that other instances have read.
 */
export interface WarmStart {
  /** True once the platform has answered and places are read, or when waiting for them has been long enough. */
  isOver(): boolean;
  stop(): void;
}

/** Begins to wait. */
export function warmStart({ isPlatformUp, places, longestMs = LONGEST_MS }: Deps): WarmStart {
  const end = new AbortController();
  let isOver = false;
  const platform = async (): Promise<void> => {
    while (!end.signal.aborted && !(await isPlatformUp()))
      await pause(ASK_AGAIN_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
  };
  const longest = pause(longestMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
  const wait = async (): Promise<void> => {
    await Promise.race([Promise.all([platform(), places]), longest]);
    isOver = true;
    end.abort();
  };
  void wait();
  return { isOver: () => isOver, stop: () => end.abort() };
}
