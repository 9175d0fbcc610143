import { describe, expect, it } from 'vitest';
import { pageOfAlias, pageOfPath } from './page-address.ts';

describe('the page of a path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/hotel', '/Hotel'],
    ['/HOTEL//', '/Hotel'],
    ['', null],
    ['//hotel', null],
    ['/hotel/x', null],
    [`${'/'.repeat(15_000)}x`, null],
  ])('%s is %s', (path, page) => {
    expect(pageOfPath(path)).toBe(page);
  });

  it.each([
    ['/my-bookings/', '/Bookings'],
    ['/HOTELS-MAP', '/HotelsMap'],
    ['/bookings', null],
    ['/__proto__', null],
  ])('%s leads to %s', (path, page) => {
    expect(pageOfAlias(path)).toBe(page);
  });
});
