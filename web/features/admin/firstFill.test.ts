import { beforeEach, expect, it, vi } from 'vitest';
import { firstReadsName } from '#shared/routes/first-reads.ts';

/** The text of the first frame after the response about the viewer. */
async function frameFor(me: unknown): Promise<string> {
  document.body.innerHTML = '<div id="root" inert><div data-first-welcome="Welcome, __NAME__!">…</div></div>';
  const response = Promise.resolve({ data: { me } });
  Reflect.set(window, firstReadsName, { Viewer: { variables: {}, sentAt: 0, sessionEnd: '', response } });
  await import('./firstFill.ts');
  await new Promise((go) => setTimeout(go));
  return document.body.textContent;
}

beforeEach(() => vi.resetModules());

it('the first frame of the admin panel welcomes an administrator by name', async () => {
  const me = { role: 'admin', fullName: '<b>Noa</b>', email: 'noa@example.com' };
  expect(await frameFor(me)).toBe('Welcome, <b>Noa</b>!');
  vi.resetModules();
  expect(await frameFor({ ...me, fullName: '' })).toBe('Welcome, noa@example.com!');
});

it.each([
  ['a member', { role: 'user', fullName: 'Dana', email: 'dana@example.com' }],
  ['a visitor', null],
])('the first frame of the admin panel does not welcome %s', async (_who, me) => {
  expect(await frameFor(me)).toBe('…');
});
