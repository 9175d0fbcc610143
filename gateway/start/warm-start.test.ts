import { afterEach, describe, expect, it } from 'vitest';
import { warmStart, type WarmStart } from './warm-start.ts';

const never = new Promise<void>(() => undefined);
let start: WarmStart | undefined;
afterEach(() => start?.stop());

describe('the warm start of an instance', () => {
  it('is over when the platform has responded once and places are read', async () => {
    let isUp = false;
    start = warmStart({ isPlatformUp: async () => isUp, places: Promise.resolve() });
    await new Promise((resolve) => void setImmediate(resolve));
    expect(start.isOver()).toBe(false);
    isUp = true;
    await expect.poll(() => start?.isOver()).toBe(true);
  });

  it('is not over while places are being read', async () => {
    let requested = 0;
    const isPlatformUp = async () => {
      requested += 1;
      return true;
    };
    start = warmStart({ isPlatformUp, places: never });
    await expect.poll(() => requested).toBe(1);
    expect(start.isOver()).toBe(false);
  });

  it('ends after its longest time, so that an outage does not keep a new instance from serving', async () => {
    start = warmStart({ isPlatformUp: async () => false, places: never, longestMs: 20 });
    await expect.poll(() => start?.isOver()).toBe(true);
  });
});
