import { describe, expect, it } from 'vitest';
import { readMapRequest, resultsQuery } from './mapRequest.ts';

const read = (query: string) => readMapRequest(new URLSearchParams(query), '2026-05-11');

describe('the URL of the map', () => {
  it.each([
    ['one', 'ids=1001', ['1001'], 0],
    ['several with spaces, one of them twice', 'ids=1001, 1002 ,1001', ['1001', '1002'], 0],
    ['invalid ones', 'ids=1001,<b>,a b,,', ['1001'], 2],
    [
      'more than three hundred',
      `ids=${Array.from({ length: 310 }, (_, at) => at).join()}`,
      Array.from({ length: 300 }, (_, at) => String(at)),
      10,
    ],
    ['of a link that also has a search', 'ids=7&city=130443&checkin=2026-05-20', ['7'], 0],
  ])('requests hotels by id: %s', (_, query, ids, ignored) => {
    expect(read(query)).toMatchObject({ kind: 'hotels', ids, ignored });
  });

  it('has the stay of its hotels', () => {
    expect(read('ids=7&checkin=2026-05-20&checkout=2026-05-22&guests=3')).toMatchObject({
      criteria: { checkIn: '2026-05-20', checkOut: '2026-05-22', party: { adults: 3 } },
    });
  });

  it.each(['', 'ids=', 'ids=,,%3Cb%3E', 'lang=he'])('requests nothing: %s', (query) => {
    expect(read(query)).toEqual({ kind: 'nothing' });
    expect(resultsQuery(read(query))).toBe('');
  });

  it('requests a search with its filters, and leads back to its results', () => {
    const query =
      'country=IL&city=130443&cityName=Haifa&checkin=2026-05-20&checkout=2026-05-22&guests=2&stars=5';
    expect(read(query)).toMatchObject({ kind: 'search', state: { filters: { stars: [5] } } });
    expect(resultsQuery(read(query))).toBe(`?${query}`);
  });
});
