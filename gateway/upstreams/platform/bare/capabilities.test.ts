import pino from 'pino';
import { describe, expect, it } from 'vitest';
import type { SendToPlatform } from '../send.ts';
import { createCapabilities } from './capabilities.ts';

const serviceToken = 'service-secret';
const me = { email: 'Gateway@example.com' };

/** A platform that lacks everything, and once answers a path with another status. */
function onceAt(path: string, status: number) {
  let isOver = false;
  let time = 0;
  const send: SendToPlatform = (call) => {
    const isNow = !isOver && call.path === path;
    if (isNow) isOver = true;
    const usual = call.path === '/entities/User/me' ? 200 : 404;
    return Promise.resolve({
      status: isNow ? status : usual,
      body: isNow ? null : me,
      code: '',
      headers: new Headers(),
      attempts: 1,
    });
  };
  const logger = pino({ level: 'silent' });
  const capabilities = createCapabilities({ send, serviceToken, logger, now: () => time });
  return { capabilities, wait: (ms: number) => void (time += ms) };
}

describe('what a platform lacks', () => {
  it.each([
    ['/auth/exchange', 408],
    ['/auth/exchange', 429],
    ['/auth/exchange', 503],
    ['/entities/Booking/count', 429],
  ])('is asked again after %s was answered with %i', async (path, status) => {
    const { capabilities, wait } = onceAt(path, status);
    expect([...(await capabilities.missing())]).toEqual([]);
    wait(1_000);
    expect([...(await capabilities.missing())]).toEqual(expect.arrayContaining(['exchange', 'count']));
  });

  it.each([429, 503])('is asked again where our own address there was answered with %i', async (status) => {
    const { capabilities, wait } = onceAt('/entities/User/me', status);
    await capabilities.missing();
    wait(1_000);
    expect((await capabilities.missing()).has('ownership')).toBe(true);
    expect(capabilities.serviceEmail()).toBe('gateway@example.com');
  });
});
