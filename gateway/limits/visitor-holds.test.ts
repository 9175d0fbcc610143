import { describe, expect, it } from 'vitest';
import { createRateLimits } from './rate-limits.ts';
import { visitorHolds } from './visitor-holds.ts';

describe('room holds of visitors', () => {
  it('are limited to twelve per IP address in half an hour, without affecting others', async () => {
    const limits = createRateLimits(null);
    const mayHold = visitorHolds(limits);
    for (let hold = 0; hold < 12; hold += 1) expect(await mayHold('192.0.2.1')).toBe(true);
    expect(await mayHold('192.0.2.1')).toBe(false);
    expect(await mayHold('192.0.2.2')).toBe(true);
    await limits.close();
  });

  it('fail when the limits fail, instead of being refused', async () => {
    const mayHold = visitorHolds({ spend: () => Promise.reject(new Error('broken')) });
    await expect(mayHold('192.0.2.1')).rejects.toThrow('broken');
  });
});
