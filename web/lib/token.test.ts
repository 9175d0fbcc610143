import { beforeEach, describe, expect, it } from 'vitest';
import { takeToken } from './token.ts';

describe('takeToken', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it.each([
    [
      '/Checkout?bookingId=1&access_token=secret&step=summary',
      'secret',
      '/Checkout?bookingId=1&step=summary',
    ],
    ['/?access_token=secret#rooms', 'secret', '/#rooms'],
    ['/Hotel?id=7', null, '/Hotel?id=7'],
    ['/?access_token=', null, '/'],
  ])('%s', (address, token, rest) => {
    window.history.replaceState(null, '', address);
    expect(takeToken(window.location, window.history)).toBe(token);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(rest);
  });
});
