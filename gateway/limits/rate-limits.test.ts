import { describe, expect, it } from 'vitest';
import { callerOf, createRateLimits, fieldBudgets, rateLimitKeys, spendOf } from './rate-limits.ts';

const viewer = {
  id: '7',
  email: 'a@b.example',
  fullName: '',
  phone: '',
  role: 'user' as const,
  preferences: { newsletter: false, notifications: false, language: null, currency: null },
  createdAt: '2026-01-01T00:00:00.000Z',
};

describe('rate limits', () => {
  it('refuse a request above the budget, and say when to retry', async () => {
    const limits = createRateLimits(null);
    for (let attempt = 0; attempt < 5; attempt += 1) await limits.spend('confirm', 'm:1');
    await expect(limits.spend('confirm', 'm:1')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      facts: { retryAfter: expect.any(Number) },
    });
  });

  it('count each caller and each budget separately', async () => {
    const limits = createRateLimits(null);
    for (let attempt = 0; attempt < 5; attempt += 1) await limits.spend('confirm', 'm:1');
    await expect(limits.spend('confirm', 'm:2')).resolves.toBeUndefined();
    await expect(limits.spend('create', 'm:1')).resolves.toBeUndefined();
  });

  it('count synchronously, with the same counters, when the process runs alone', async () => {
    const limits = createRateLimits(null);
    limits.spendAtOnce?.('confirm', 'm:1', 4);
    await limits.spend('confirm', 'm:1');
    expect(() => limits.spendAtOnce?.('confirm', 'm:1')).toThrow('RATE_LIMITED');
  });

  it('allow one caller to look for other dates sixty times a minute', async () => {
    expect([fieldBudgets['nearestDates'], fieldBudgets['cheaperDates']]).toEqual(['nearby', 'nearby']);
    const limits = createRateLimits(null);
    await limits.spend('nearby', 'v:1', 60);
    await expect(limits.spend('nearby', 'v:1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('allow one member to export their data five times a minute', async () => {
    expect(fieldBudgets['myDataExport']).toBe('dataExport');
    const limits = createRateLimits(null);
    await limits.spend('dataExport', 'm:1', 5);
    await expect(limits.spend('dataExport', 'm:1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('have no budget for passwords, which the platform limits by failures and devices', () => {
    const withPassword = ['signIn', 'register', 'adoptSession', 'changePassword', 'deleteMyAccount'];
    expect(withPassword.filter((field) => field in fieldBudgets)).toEqual([]);
  });

  it('allow one caller to open searches for three hundred provider calls a minute', async () => {
    const limits = createRateLimits(null);
    await limits.spend('search', 'v:1', 300);
    await expect(limits.spend('search', 'v:1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(limits.spend('search', 'v:2', 10)).resolves.toBeUndefined();
  });

  it('count a member by id and a visitor by IP address', () => {
    expect(callerOf({ viewer, callerAddress: '127.0.0.1' }, 'visitor')).toBe('m:7');
    expect(callerOf({ viewer: null, callerAddress: '127.0.0.1' }, 'visitor')).toBe('v:127.0.0.1');
  });

  it('count a member of less than a week by the network too, for provider calls', async () => {
    const since = (createdAt: string) => ({ viewer: { ...viewer, createdAt }, callerAddress: '192.0.2.1' });
    const now = Date.parse('2026-01-08T00:00:00.000Z');
    expect(rateLimitKeys(since('2026-01-02T00:00:00.000Z'), 'search', now)).toEqual(['v:192.0.2.1', 'm:7']);
    expect(rateLimitKeys(since('2026-01-01T00:00:00.000Z'), 'search', now)).toEqual(['m:7']);
    expect(rateLimitKeys(since('2026-01-02T00:00:00.000Z'), 'confirm', now)).toEqual(['m:7']);

    const limits = createRateLimits(null);
    const today = new Date().toISOString();
    await spendOf(limits, { viewer: null, callerAddress: '192.0.2.1' }, 'search', 300);
    await expect(spendOf(limits, since(today), 'search')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(spendOf(limits, since('2026-01-01T00:00:00.000Z'), 'search')).resolves.toBeUndefined();
  });

  it('count an IPv6 network as one visitor: a /64 (network link) for short times, a /56 (household) for long ones', () => {
    const from = (callerAddress: string, budget: 'create' | 'hold') =>
      callerOf({ viewer: null, callerAddress }, budget);
    expect(from('2001:db8:0:1::3c', 'create')).toBe(from('2001:db8:0:1::1', 'create'));
    expect(from('2001:db8:0:2::1', 'create')).not.toBe(from('2001:db8:0:1::1', 'create'));
    expect(from('2001:db8:0:2::1', 'hold')).toBe(from('2001:db8:0:1::1', 'hold'));
    expect(from('::ffff:192.0.2.1', 'create')).toBe(from('192.0.2.1', 'create'));
  });
});
