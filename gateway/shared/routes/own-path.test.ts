import { expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

it.each([
  ['/Hotel?id=7', true],
  ['/', true],
  ['/Discover?destination=%D7%A8%D7%95%D7%9E%D7%90&city=1', true],
  ['', false],
  ['Hotel?id=7', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['/\n/evil.example', false],
  ['/\u0000/evil.example', false],
  ['https://example.com', false],
  ['javascript:alert(1)', false],
])('%j is a path on our own site: %s', (path, isOwn) => {
  expect(isOwnPath(path)).toBe(isOwn);
});
