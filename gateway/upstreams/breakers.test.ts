import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBreaker, type Breaker, type BreakerRecovery } from './breakers.ts';
import { Fault } from './fault.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const fail = (): Promise<never> => Promise.reject(new Fault('connection', { elapsedMs: 1 }));
const succeed = (): Promise<string> => Promise.resolve('well');

let closing: AbortController;
let changes: boolean[];
let log: string[];
const breakerOf = (rest: Omit<BreakerRecovery, 'closing'>): Breaker =>
  createBreaker({
    name: 'test',
    logger: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
    onChange: (isOpen) => changes.push(isOpen),
    rest: { ...rest, closing: closing.signal },
  });
const isSent = async (breaker: Breaker): Promise<boolean> => {
  const run = vi.fn<() => Promise<never>>(fail);
  await breaker.execute(run).catch(() => undefined);
  return run.mock.calls.length > 0;
};
const open = async (breaker: Breaker): Promise<void> => {
  for (let index = 0; index < 5; index += 1) await breaker.execute(fail).catch(() => undefined);
};

beforeEach(() => {
  vi.useFakeTimers();
  closing = new AbortController();
  changes = [];
  log = [];
});
afterEach(() => {
  closing.abort();
  vi.useRealTimers();
});

describe('a breaker without a probe', () => {
  it('stays open for 5 s, and doubles this after each call that finds the upstream still failing', async () => {
    const breaker = breakerOf({ longestMs: MINUTE });
    await open(breaker);
    for (const restMs of [5, 10, 20, 40, 60, 60].map((seconds) => seconds * SECOND)) {
      await vi.advanceTimersByTimeAsync(restMs - 1);
      expect(breaker.takesCalls()).toBe(false);
      expect(await isSent(breaker)).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(breaker.takesCalls()).toBe(true);
      expect(await isSent(breaker)).toBe(true);
    }
  });
});

describe('a breaker with a probe', () => {
  it('is closed by its probe, without any other call, within its longest open time', async () => {
    let isWell = false;
    const probe = vi.fn<() => Promise<string>>(() => (isWell ? succeed() : fail()));
    const breaker = breakerOf({ longestMs: 5 * SECOND, probe });
    await open(breaker);
    await vi.advanceTimersByTimeAsync(42 * SECOND);
    expect(probe).toHaveBeenCalledTimes(8);
    isWell = true;
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect(probe).toHaveBeenCalledTimes(9);
    expect(await breaker.execute(succeed)).toBe('well');
    expect(changes).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(probe).toHaveBeenCalledTimes(9);
  });

  it('is probed although its timer fires slightly before the open time is over by the clock', async () => {
    const probe = vi.fn<() => Promise<string>>(succeed);
    await open(breakerOf({ longestMs: 5 * SECOND, probe }));
    vi.setSystemTime(Date.now() - 1);
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect(probe).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(probe).toHaveBeenCalledTimes(1);
    expect(changes).toEqual([true, false]);
  });

  it('is not probed while another call already tests the upstream', async () => {
    const probe = vi.fn<() => Promise<never>>(fail);
    const breaker = breakerOf({ longestMs: 5 * SECOND, probe });
    await open(breaker);
    vi.setSystemTime(Date.now() + 5 * SECOND);
    let answer: (text: string) => void = () => undefined;
    const call = breaker.execute(() => new Promise<string>((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect(probe).not.toHaveBeenCalled();
    answer('well');
    expect(await call).toBe('well');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(probe).not.toHaveBeenCalled();
  });

  it('is no longer probed once the process closes', async () => {
    const probe = vi.fn<() => Promise<never>>(fail);
    await open(breakerOf({ longestMs: 5 * SECOND, probe }));
    closing.abort();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(probe).not.toHaveBeenCalled();
  });

  it('logs one line when it opens and one when it closes, however often it is probed in between', async () => {
    let isWell = false;
    await open(breakerOf({ longestMs: 5 * SECOND, probe: () => (isWell ? succeed() : fail()) }));
    await vi.advanceTimersByTimeAsync(MINUTE);
    isWell = true;
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    const lines = log.map((line): unknown => JSON.parse(line));
    expect(lines).toMatchObject([
      { breaker: 'test', isOpen: true },
      { breaker: 'test', isOpen: false },
    ]);
  });
});
