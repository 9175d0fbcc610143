import { describe, expect, it } from 'vitest';
import type { Viewer } from '#models/viewer.ts';
import { administratorCheck, type AdminCaller } from './administrator.ts';

const person = (role: Viewer['role']): Viewer => ({
  id: 'u1',
  email: 'boss@example.com',
  fullName: 'Boss',
  phone: '',
  role,
  preferences: { newsletter: false, notifications: false, language: null, currency: null },
  createdAt: '2026-01-01T00:00:00.000Z',
});

function bench() {
  const world = { role: 'admin' as Viewer['role'] | null, requested: 0 };
  const check = administratorCheck(async () => {
    world.requested += 1;
    return world.role === null ? null : person(world.role);
  });
  const caller = (token: string | null = 'token'): AdminCaller => ({
    viewer: person('admin'),
    sessionToken: token,
  });
  return { world, check, caller };
}

describe('the check for administrators', () => {
  it('reads the role once for all reads of a request, and again for the next request', async () => {
    const { world, check, caller } = bench();
    const one = caller();
    const both = await Promise.all([check.forRead(one), check.forRead(one)]);
    expect(both[0]).toEqual({ id: 'u1', email: 'boss@example.com', token: 'token' });
    expect(world.requested).toBe(1);
    world.role = 'user';
    await expect(check.forRead(caller())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('reads the role for every write, also within one request', async () => {
    const { world, check, caller } = bench();
    const one = caller();
    await check.forWrite(one);
    world.role = 'user';
    await expect(check.forWrite(one)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(one.viewer?.role).toBe('user');
  });

  it('refuses a caller who is no longer signed in', async () => {
    const { world, check, caller } = bench();
    await expect(check.forRead(caller(null))).rejects.toMatchObject({ code: 'AUTH_REQUIRED' });
    world.role = null;
    const one = caller();
    await expect(check.forRead(one)).rejects.toMatchObject({ code: 'AUTH_REQUIRED' });
    expect(one.viewer).toBeNull();
  });
});
