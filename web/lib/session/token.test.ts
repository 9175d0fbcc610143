import { beforeEach, describe, expect, it } from 'vitest';
import { takeStoredToken, takeTokenFromUrl } from './token.ts';

describe('the token in the URL', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it.each([
    [
      '/Checkout?bookingId=1&access_token=secret&step=summary',
      { token: 'secret', state: '' },
      '/Checkout?bookingId=1&step=summary',
    ],
    ['/?access_token=secret#rooms', { token: 'secret', state: '' }, '/#rooms'],
    ['/Hotel?id=7&sign_in=mark&access_token=secret', { token: 'secret', state: 'mark' }, '/Hotel?id=7'],
    ['/Hotel?id=7&sign_in=mark', null, '/Hotel?id=7'],
    ['/Hotel?id=7', null, '/Hotel?id=7'],
    ['/?access_token=', null, '/'],
  ])('is taken from %s', (address, token, rest) => {
    window.history.replaceState(null, '', address);
    expect(takeTokenFromUrl(window.location, window.history)).toEqual(token);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(rest);
  });
});

describe('the token in local storage', () => {
  const take = () => takeStoredToken(() => window.localStorage);
  beforeEach(() => window.localStorage.clear());

  it('is taken once, under both names', () => {
    window.localStorage.setItem('base44_access_token', 'secret');
    window.localStorage.setItem('token', 'secret');
    expect(take()).toBe('secret');
    expect(window.localStorage).toHaveLength(0);
    expect(take()).toBeNull();
  });

  it('is not taken when another program stored something under the common name', () => {
    window.localStorage.setItem('token', 'of another program');
    expect(take()).toBeNull();
    window.localStorage.setItem('base44_access_token', '');
    expect(take()).toBeNull();
    expect(window.localStorage.getItem('token')).toBe('of another program');
  });

  it('is missing where storage is switched off', () =>
    expect(
      takeStoredToken(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    ).toBeNull());
});
