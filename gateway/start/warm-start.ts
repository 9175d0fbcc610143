import { setTimeout as pause } from 'node:timers/promises';

/** Longest warm-up: an upstream that is down for longer must not keep a new instance from serving what it can. */
const MAX_MS = 20_000;
const ASK_AGAIN_MS = 250;

interface Deps {
  /** Never rejects. */
  readonly isPlatformUp: () => Promise<boolean>;
  /** Reading of places in advance; never rejects. */
  readonly places: Promise<void>;
  /** Longest wait in milliseconds. */
  readonly longestMs?: number;
}

/** The first seconds of an instance, in which users would have to wait for lists to be read. */
export interface WarmStart {
  /** True once the platform has responded and places are read, or the longest wait has passed. */
  isOver(): boolean;
  stop(): void;
}

/** Waits for the platform and the places. */
export function warmStart({ isPlatformUp, places, longestMs: maxMs = MAX_MS }: Deps): WarmStart {
  const end = new AbortController();
  let isOver = false;
  const platform = async (): Promise<void> => {
    while (!end.signal.aborted && !(await isPlatformUp()))
      await pause(ASK_AGAIN_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
  };
  const longest = pause(maxMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
  const wait = async (): Promise<void> => {
    await Promise.race([Promise.all([platform(), places]), longest]);
    isOver = true;
    end.abort();
  };
  void wait();
  return { isOver: () => isOver, stop: () => end.abort() };
}
