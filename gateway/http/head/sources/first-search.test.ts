import { describe, expect, it } from 'vitest';
import { firstSearchSlots as slots } from '#shared/routes/first-search.ts';
import { createSearchWords, requestedDaysOf, firstFrameCityOf, withSearch } from './first-search.ts';

const guests =
  '{guests, plural, one {# guest} other {# guests}}, {rooms, plural, one {# room} other {# rooms}}{infants, plural, =0 {} other {, +# infants}}';
const now = Date.parse('2026-05-10T11:00:00Z');
const words = (query: string, dateLocale = 'en-GB') =>
  createSearchWords({ locale: 'en-US', dateLocale, guests })(new URLSearchParams(query), null, now);

describe('the search in a URL', () => {
  it.each([
    ['checkin=2026-05-12&checkout=2026-05-18', 'en-GB', '12 – 18 May 2026'],
    ['checkin=2026-05-30&checkout=2026-06-02', 'en-GB', '30 May – 2 Jun 2026'],
    ['checkin=2026-05-12&checkout=2026-05-18', 'he-IL', '12 – 18 במאי 2026'],
    ['checkin=2026-05-12&checkout=2026-05-18', 'zh-CN', '2026/5/12 – 2026/5/18'],
  ])('has the dates %s, in %s formatted as %s', (query, locale, text) => {
    expect(words(query, locale).dates).toBe(text);
  });

  it.each([
    ['a day that has already passed in the easternmost time zone', 'checkin=2026-05-10&checkout=2026-05-12'],
    ['no check-out day', 'checkin=2026-05-12'],
    ['a day that does not exist', 'checkin=2026-02-30&checkout=2026-05-12'],
    ['words', 'checkin=%3Cb%3E&checkout=2026-05-12'],
    ['check-out before check-in', 'checkin=2026-05-12&checkout=2026-05-11'],
    ['more nights than can be booked', 'checkin=2026-05-12&checkout=2026-06-12'],
    ['a day too far away', 'checkin=2027-09-23&checkout=2027-09-24'],
  ])('has no dates for %s, because the page may show others', (_case, query) => {
    expect(words(query)).not.toHaveProperty('dates');
  });

  it.each([
    ['', '2 guests, 1 room'],
    ['guests=1', '1 guest, 1 room'],
    ['guests=4&adults=2&children=2&ages=3,9&rooms=2&infants=2', '4 guests, 2 rooms, +2 infants'],
    ['guests=3&children=1', '3 guests, 1 room'],
    ['guests=%3Cscript%3E', '2 guests, 1 room'],
  ])('has the guests %s as: %s', (query, text) => {
    expect(words(query).guests).toBe(text);
  });
});

describe('the week around the searched day', () => {
  const week = (query: string) => {
    const { day0, day3, day6, isMiddleShown } = words(query);
    return [day0, day3, day6, isMiddleShown];
  };

  it('contains the days of the URL, with the searched one in the middle', () => {
    const [first, middle, last, isShown] = week('checkin=2026-05-18&checkout=2026-05-20');
    expect([first, middle, last, isShown]).toEqual(['Fri 15 May', 'Mon 18 May', 'Thu 21 May', 'true']);
  });

  it.each([
    ['starts with a day that has already passed somewhere', 'checkin=2026-05-13&checkout=2026-05-15'],
    ['ends after the last day that can be searched', 'checkin=2027-09-21&checkout=2027-09-22'],
    ['has no dates in the URL', ''],
  ])('is left to the browser’s clock when it %s', (_case, query) => {
    expect(week(query)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('the dates in a URL', () => {
  it.each([
    ['', null],
    ['checkin=2026-05-09&checkout=2026-05-12', [Date.UTC(2026, 4, 9), Date.UTC(2026, 4, 12)]],
    ['checkin=2026-05-09', undefined],
    ['checkout=2026-05-09', undefined],
    ['checkin=soon&checkout=2026-05-09', undefined],
  ])('are read without a clock (%s)', (query, requested) => {
    expect(requestedDaysOf(new URLSearchParams(query))).toEqual(requested);
  });
});

describe('the prerendered page of a search', () => {
  const frame = `<input value="${slots.country}"><p><!--moment-->in <b>${slots.city}</b>, ${slots.dates}<!--/moment--></p><i><!--moment-->${slots.guests}<!--/moment--></i>`;

  it('contains what is known of the search, with tags and quotes escaped', () => {
    const values = { country: '"><x', city: 'A & B $&', dates: '1 – 2', guests: '-->2' };
    expect(withSearch(frame, values)).toBe(
      '<input value="&quot;&gt;&lt;x"><p>in <b>A &amp; B $&amp;</b>, 1 – 2</p><i>--&gt;2</i>',
    );
  });

  it('leaves out texts with an unknown part, and reserves their space', () => {
    expect(withSearch(frame, { city: 'Haifa', guests: '2 guests' })).toBe(
      '<input value=""><p>&nbsp;</p><i>2 guests</i>',
    );
  });

  it('has elements for the dates, which a script of the page fills in', () => {
    expect(withSearch(`<b>${slots.dates}</b><i>${slots.day3}</i>`, {}, true)).toBe(
      '<b><span data-late="dates">&nbsp;</span></b><i><span data-late="day3">&nbsp;</span></i>',
    );
    expect(withSearch(frame, { city: 'Haifa', dates: '1 – 2', guests: '2' }, true)).not.toContain(
      'data-late',
    );
  });

  it('passes the name of a city to the client only when the URL has another name', () => {
    const place = { country: 'ישראל', city: { code: '7', name: 'חיפה' } };
    expect(firstFrameCityOf(new URLSearchParams('cityName=Haifa'), place)).toEqual(place.city);
    expect(firstFrameCityOf(new URLSearchParams({ cityName: 'חיפה' }), place)).toBeNull();
    expect(firstFrameCityOf(new URLSearchParams(), null)).toBeNull();
  });
});
