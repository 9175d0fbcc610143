import { describe, expect, it } from 'vitest';
import { readStay, writeStay } from './stayQuery.ts';

const today = '2026-05-11';
const read = (query: string) => {
  const { stay, isReplaced } = readStay(new URLSearchParams(query), today);
  return [stay.checkIn, stay.checkOut, isReplaced];
};

describe('the stay in the URL of a hotel page', () => {
  it.each([
    ['', '2026-05-11', '2026-05-12', false],
    ['checkin=2026-05-20&checkout=2026-05-22', '2026-05-20', '2026-05-22', false],
    ['checkin=2026-05-20', '2026-05-20', '2026-05-21', false],
    ['checkout=2026-05-14', '2026-05-11', '2026-05-14', false],
    ['checkin=2026-05-10&checkout=2026-05-14', '2026-05-11', '2026-05-12', true],
    ['checkin=2026-02-30&checkout=2026-05-14', '2026-05-11', '2026-05-12', true],
    ['checkin=2026-05-20&checkout=2026-05-20', '2026-05-20', '2026-05-21', true],
    ['checkin=2026-05-20&checkout=2026-06-20', '2026-05-20', '2026-05-21', true],
    ['checkin=2028-05-20&checkout=2028-05-22', '2026-05-11', '2026-05-12', true],
    ['checkin=soon', '2026-05-11', '2026-05-12', true],
  ])('?%s is %s to %s, replaced: %s', (query, checkIn, checkOut, isReplaced) =>
    expect(read(query)).toEqual([checkIn, checkOut, isReplaced]),
  );

  it('has two adults by default', () =>
    expect(readStay(new URLSearchParams(), today).stay.party).toMatchObject({ adults: 2, rooms: 1 }));
});

it('a changed stay is written into the URL, which keeps the id of the hotel', () => {
  const { stay } = readStay(new URLSearchParams('id=77&guests=3'), today);
  const written = writeStay(new URLSearchParams('id=77&guests=3'), stay);
  expect(written.toString()).toBe('id=77&guests=3&checkin=2026-05-11&checkout=2026-05-12');
});
