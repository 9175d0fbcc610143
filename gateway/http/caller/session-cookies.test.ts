import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { hasSessionCookie } from './session-cookies.ts';

const withCookies = (cookie: string) => {
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = cookie;
  return request;
};

it.each([
  ['lang=he; __Host-session=a', true, true],
  ['session=a', false, true],
  ['session=a', true, false],
  ['__Host-session=a', false, false],
  ['session=', false, false],
  ['lang=he', false, false],
])('the cookies “%s” (with TLS: %s) contain a session cookie: %s', (cookies, isSecure, isOne) => {
  expect(hasSessionCookie(withCookies(cookies), isSecure)).toBe(isOne);
});
