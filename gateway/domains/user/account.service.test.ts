import { expect, it } from 'vitest';
import type { Viewer } from '#models/viewer.ts';
import type { AccountDeps } from './account-ports.ts';
import { createAccountService } from './account.service.ts';

const dana: Viewer = {
  id: 'u1',
  email: 'dana@example.com',
  fullName: 'Dana',
  phone: '',
  role: 'user',
  preferences: { newsletter: true, notifications: true, language: 'he', currency: 'EUR' },
  createdAt: '2026-01-01T00:00:00.000Z',
};

it('saving one preference keeps the others, also on a platform that replaces a field as a whole', async () => {
  let stored = dana;
  const deps = {
    sessions: { viewer: () => Promise.resolve(stored) },
    people: {
      changeSelf: (_token: string, change: Partial<Viewer>) => {
        stored = { ...stored, ...change };
        return Promise.resolve(stored);
      },
    },
  } as unknown as AccountDeps;
  const caller = {
    // The viewer as read at the start of the request; another window has chosen Hebrew since then.
    viewer: { ...dana, preferences: { ...dana.preferences, language: null } },
    sessionToken: 'mine',
    callerAddress: '10.0.0.9',
    deviceProofs: null,
    signal: new AbortController().signal,
    cookies: { setSession: () => undefined, clearSession: () => undefined },
    forgetViewer: () => undefined,
  };
  const { update } = createAccountService(deps);
  await update(caller, { preferences: { newsletter: false } });
  expect(stored.preferences).toEqual({ ...dana.preferences, newsletter: false });
  await update(caller, { phone: '050-123-4567' });
  expect(stored).toEqual({
    ...dana,
    phone: '+972501234567',
    preferences: { ...dana.preferences, newsletter: false },
  });
});
