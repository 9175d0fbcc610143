import { describe, expect, it } from 'vitest';
import { isListed, pageOfAlias, pageOfPath, placeOfPage } from './page-url.ts';

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
  ])('of the old path %s is %s', (path, page) => {
    expect(pageOfAlias(path)).toBe(page);
  });
});

describe('a searched place', () => {
  const of = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://solera.example');
    return { listed: isListed(pathname, searchParams), place: placeOfPage(pathname, searchParams) };
  };

  it.each([
    ['country=il&destination=Call+us', 'IL', null],
    ['country=IL&city=7&cityName=+Haifa+', 'IL', { code: '7', name: 'Haifa' }],
  ])('in %s may be indexed by search engines', (query, country, city) => {
    expect(of(`/discover/?${query}`)).toEqual({ listed: true, place: { country, city, isByCode: true } });
  });

  it.each([
    'destination=Call+us',
    'city=7&cityName=Call+us',
    'country=ISR&destination=Israel',
    'country=IL&city=x&cityName=Haifa',
    'country=IL&city=7',
    'country=IL&cityName=Haifa',
    `country=IL&city=7&cityName=${'x'.repeat(101)}`,
  ])('in %s cannot be listed', (query) => {
    expect(of(`/?${query}`)).toMatchObject({ listed: false, place: { isByCode: false } });
  });

  it('is null on other pages and when the destination is blank', () => {
    expect(of('/?checkin=2027-01-10&destination=+')).toEqual({ listed: true, place: null });
    expect(of('/Contact?country=IL&city=7&cityName=Haifa')).toEqual({ listed: true, place: null });
  });
});
