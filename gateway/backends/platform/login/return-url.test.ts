import { describe, expect, it } from 'vitest';
import { ownOrigins, returnUrl, withToken } from './return-url.ts';

const base = 'http://localhost:4000';
const own = ownOrigins(base, ['http://127.0.0.1:4000']);

describe('the URL to return to after signing in', () => {
  it.each([
    ['/Checkout?bookingId=1#pay', 'http://localhost:4000/Checkout?bookingId=1#pay'],
    ['Checkout?bookingId=1', 'http://localhost:4000/Checkout?bookingId=1'],
    ['http://localhost:4000/Bookings', 'http://localhost:4000/Bookings'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000/'],
    ['/a?next=https://evil.example/', 'http://localhost:4000/a?next=https://evil.example/'],
  ])('is accepted when it is %s', (given, expected) => {
    expect(returnUrl(given, base, own)?.href).toBe(expected);
  });

  it.each([
    undefined,
    '',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/..//evil.example',
    'http://localhost:4000//evil.example',
    '/\t/evil.example/',
    ' //evil.example/',
    'https://evil.example/',
    'http:evil.example',
    'http:/evil.example',
    'https:/\\evil.example',
    'http://localhost:4001/',
    'https://localhost:4000/',
    'http://localhost:4000@evil.example/',
    'http://user:pass@localhost:4000/',
    'http://localhost:4000.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    `/${'a'.repeat(5_000)}`,
  ])('is refused when it is %s', (given) => {
    expect(returnUrl(given, base, own)).toBeNull();
  });
});

describe('the returned token', () => {
  it('comes before the fragment, keeps the rest of the URL and replaces an older token', () => {
    const url = new URL('http://localhost:4000/Hotel?id=1&access_token=old#rooms');
    expect(withToken(url, 'new')).toBe('http://localhost:4000/Hotel?id=1&access_token=new#rooms');
  });
});
