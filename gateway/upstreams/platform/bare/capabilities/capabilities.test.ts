import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { SendToPlatform } from '../../send.ts';
import { createCapabilities } from './capabilities.ts';
import { answering } from '../testing/kit.ts';

const serviceToken = 'service-secret';
const me = { email: 'Gateway@example.com' };

/**
 * A platform that lacks everything, and once returns another status for a path, or no response (status 0).
 */
function onceAt(path: string, status: number) {
  const requested: string[] = [];
  let isOver = false;
  let time = 0;
  let always: number | null = null;
  const send: SendToPlatform = (call) => {
    requested.push(call.path);
    const isNow = !isOver && call.path === path;
    if (isNow) isOver = true;
    if (isNow && status === 0) return Promise.reject(new AppError('TIMEOUT'));
    const usual = always ?? (call.path === '/entities/User/me' ? 200 : 404);
    return Promise.resolve({
      status: isNow ? status : usual,
      body: isNow ? null : me,
      code: '',
      headers: new Headers(),
      attempts: 1,
    });
  };
  const lines: Record<string, unknown>[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const capabilities = createCapabilities({ send, serviceToken, logger, now: () => time });
  return {
    capabilities,
    requested,
    lines,
    wait: (ms: number) => void (time += ms),
    /** Returns this status for every request from now on. */
    answerWith: (one: number) => void (always = one),
  };
}

describe('the list of features that a platform lacks', () => {
  it.each([
    ['/auth/exchange', 408],
    ['/auth/exchange', 429],
    ['/auth/exchange', 503],
    ['/auth/exchange', 0],
  ])('is checked again after %s returned %i', async (path, status) => {
    const { capabilities, wait, lines } = onceAt(path, status);
    expect([...(await capabilities.missing())]).toEqual([]);
    expect(lines).toMatchObject([{ event: 'platform.not-told', calls: ['POST /auth/exchange'] }]);
    wait(1_000);
    expect([...(await capabilities.missing())]).toEqual(expect.arrayContaining(['exchange', 'count']));
  });

  it.each([429, 503, 0])(
    'includes a call that returned %i until the call shows that it exists',
    async (status) => {
      const { capabilities, requested, lines, wait } = onceAt('/entities/Booking/count', status);
      expect([...(await capabilities.missing())]).toEqual(expect.arrayContaining(['updateMany', 'count']));
      const unknown = lines.filter(({ event }) => event === 'platform.not-told');
      expect(unknown).toMatchObject([
        { level: 40, calls: expect.arrayContaining(['GET /entities/{Entity}/count']) },
      ]);
      expect(lines.some(({ event }) => event === 'platform.lacks.count')).toBe(false);
      expect(lines.some(({ event }) => event === 'platform.lacks.update-many')).toBe(true);

      requested.length = 0;
      wait(1_000);
      capabilities.answered();
      await vi.waitFor(() => expect(lines.some(({ event }) => event === 'platform.lacks.count')).toBe(true));
      // A known feature is not checked again.
      expect(requested).toContain('/entities/Booking/count');
      expect(requested).not.toContain('/entities/Booking/update-many');
      expect((await capabilities.missing()).has('count')).toBe(true);
    },
  );

  it('is not derived from a proxy that returns 404 for everything', async () => {
    const { capabilities, wait, answerWith } = onceAt('', 200);
    answerWith(404);
    expect([...(await capabilities.missing())]).toEqual([]);
    expect([...capabilities.known()]).toEqual([]);
    answerWith(200);
    wait(1_000);
    expect([...(await capabilities.missing())]).toEqual([]);
  });

  it('stays unchanged while the platform is unavailable', async () => {
    const { capabilities, requested, wait, answerWith } = onceAt('', 200);
    const before = await capabilities.missing();
    capabilities.wasAway();
    answerWith(503);
    wait(1_000);
    capabilities.answered();
    await vi.waitFor(() => expect(requested.filter((path) => path === '/entities/Favorite')).toHaveLength(2));
    expect([...(await capabilities.missing())].toSorted()).toEqual([...before].toSorted());
    expect(capabilities.serviceEmail()).toBe('gateway@example.com');
  });

  it('stays unchanged, also in the log, while a proxy that has lost its routes responds instead', async () => {
    const { capabilities, requested, lines, wait, answerWith } = onceAt('', 200);
    const before = await capabilities.missing();
    lines.length = 0;
    capabilities.wasAway();
    answerWith(404);
    wait(1_000);
    requested.length = 0;
    capabilities.answered();
    await vi.waitFor(() => expect(requested).toContain('/entities/User/me'));
    // Starts a second check; the first one has finished and was logged.
    wait(1_000);
    requested.length = 0;
    await vi.waitFor(() => {
      capabilities.answered();
      expect(requested).toContain('/entities/User/me');
    });
    expect([...capabilities.known()]).toEqual([...before]);
    expect(lines).toEqual([]);
  });

  it.each([429, 503])('is checked again when the call for our own identity returned %i', async (status) => {
    const { capabilities, wait } = onceAt('/entities/User/me', status);
    expect((await capabilities.missing()).has('ownership')).toBe(true);
    expect(capabilities.serviceEmail()).toBeNull();
    wait(1_000);
    capabilities.answered();
    await vi.waitFor(() => expect(capabilities.serviceEmail()).toBe('gateway@example.com'));
  });
});

describe('a refusal of the call that identifies our own platform', () => {
  const gate = { status: 401, body: { detail: 'Unauthorized' } };
  const authCalls = ['exchange', 'logout', 'login', 'register', 'change-password'];
  const gated = Object.fromEntries(authCalls.map((name) => [`POST /auth/${name}`, gate]));
  const own = {
    message: 'Unauthorized',
    error_type: 'HTTPException',
    code: 'auth_required',
    request_id: 'r1',
  };
  const user = { 'GET /entities/User/me': { status: 200, body: me } };
  const rooms = 'GET /entities/RoomInventory';

  const asking = (answers: Parameters<typeof answering>[0]) => {
    const { send, sent } = answering(answers);
    let time = 0;
    const lines: Record<string, unknown>[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const capabilities = createCapabilities({ send, serviceToken, logger, now: () => time });
    return { capabilities, sent, lines, wait: (ms: number) => void (time += ms) };
  };

  it.each([401, 403])('identifies our own platform when it has its error shape: %i', async (status) => {
    const { capabilities, sent, lines } = asking({ 'POST /auth/exchange': { status, body: own } });
    expect([...(await capabilities.missing())]).toEqual([]);
    expect([sent.length, lines]).toEqual([1, []]);
  });

  it('of another shape comes from an authentication gate: then a platform without room inventories counts as another one', async () => {
    const { capabilities, sent, lines } = asking({ ...gated, ...user });
    const missing = await capabilities.missing();
    expect([...missing]).toEqual(expect.arrayContaining(['exchange', 'count', 'login', 'logout']));
    const unknown = lines.filter(({ event }) => event === 'platform.not-told');
    expect(unknown).toMatchObject([{ calls: expect.arrayContaining(['POST /auth/login']) }]);
    expect(lines.some(({ event }) => event === 'platform.lacks.auth-login')).toBe(false);
    // A successful exchange would end our own token.
    const exchanges = sent.filter(({ path }) => path === '/auth/exchange');
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]).not.toHaveProperty('token');
  });

  it('does not count as another platform when our own platform is behind such a gate', async () => {
    const { capabilities, lines } = asking({ ...gated, [rooms]: { status: 200, body: [] } });
    expect([...(await capabilities.missing())]).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('is logged as one warning when the platform cannot be identified, and checked again a minute later', async () => {
    const { capabilities, sent, lines, wait } = asking({ ...gated, [rooms]: gate });
    expect([...(await capabilities.missing())]).toEqual([]);
    expect(lines).toMatchObject([{ level: 40, event: 'platform.not-told', calls: ['POST /auth/exchange'] }]);
    const requested = sent.length;
    wait(59_000);
    await capabilities.missing();
    expect(sent).toHaveLength(requested);
    wait(1_000);
    await capabilities.missing();
    expect(sent.length).toBeGreaterThan(requested);
    expect(lines).toHaveLength(1);
  });
});
