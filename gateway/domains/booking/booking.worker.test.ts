import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBookingWorker } from './booking.worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const rounds: string[] = [];
  const logged: string[] = [];
  const script = { reconcileDue: () => Promise.resolve(0) };
  const watch = startBookingWorker({
    booking: {
      reconcileDue: () => {
        rounds.push('reconcileDue');
        return script.reconcileDue();
      },
      auditReservations: () => {
        rounds.push('audit');
        return Promise.resolve({ listed: 0, finds: { cancelled: 0, reported: 0 } });
      },
    },
    reconcileMs: 1_000,
    auditMs: 10_000,
    logger: {
      info: (_facts, message) => void logged.push(message),
      warn: (_facts, message) => void logged.push(message),
    },
  });
  const count = (round: string) => rounds.filter((name) => name === round).length;
  return { watch, script, logged, count };
}

describe('the booking worker', () => {
  it('reconciles bookings and audits reservations at separate intervals, with some jitter', async () => {
    const { watch, count } = setUp();
    await vi.advanceTimersByTimeAsync(799);
    expect(count('reconcileDue')).toBe(0);
    await vi.advanceTimersByTimeAsync(59_201);
    expect(count('reconcileDue')).toBeGreaterThanOrEqual(50);
    expect(count('reconcileDue')).toBeLessThanOrEqual(75);
    expect(count('audit')).toBeGreaterThanOrEqual(5);
    expect(count('audit')).toBeLessThanOrEqual(7);
    await watch.stop();
  });

  it('logs a failure once when it starts and once when it ends, and continues', async () => {
    const { watch, script, logged, count } = setUp();
    script.reconcileDue = () => Promise.reject(new Error('the platform is down'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(count('reconcileDue')).toBeGreaterThan(5);
    expect(logged).toEqual(['the booking worker failed']);
    script.reconcileDue = () => Promise.resolve(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(logged).toEqual(['the booking worker failed', 'the booking worker works again']);
    await watch.stop();
  });

  it('starts no round after it was stopped or while one is running, and waits for the running one', async () => {
    const { watch, script, count } = setUp();
    let end: (due: number) => void = () => undefined;
    script.reconcileDue = () => new Promise((resolve) => (end = resolve));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(count('reconcileDue')).toBe(1);
    let isStopped = false;
    const stopping = watch.stop().then(() => (isStopped = true));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isStopped).toBe(false);
    end(0);
    await stopping;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([count('reconcileDue'), count('audit')]).toEqual([1, 0]);
  });
});
