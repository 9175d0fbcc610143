import { describe, expect, it } from 'vitest';
import type { Stay } from '#models/stay.ts';
import { likelyCheaperStays, alternativesByDistance } from './nearby-stays.ts';

const occupancy = { adults: 2, childrenAges: [7], infants: 0, rooms: 1 };
const stayFrom = (checkIn: string, checkOut: string): Stay => ({ checkIn, checkOut, occupancy });
const starts = (stays: readonly Stay[]) => stays.map(({ checkIn }) => checkIn);

describe('alternative stays around a stay', () => {
  const stay = stayFrom('2026-12-10', '2026-12-13');

  it('are listed nearest first, the earlier before the later, with the same length and guests', () => {
    const rounds = alternativesByDistance(stay, '2026-11-01');
    expect(rounds.map(starts)).toEqual([
      ['2026-12-09', '2026-12-11'],
      ['2026-12-08', '2026-12-12'],
      ['2026-12-07', '2026-12-13'],
      ['2026-12-06', '2026-12-14'],
      ['2026-12-05', '2026-12-15'],
    ]);
    expect(rounds[0]?.[0]).toEqual(stayFrom('2026-12-09', '2026-12-12'));
  });

  it.each([
    ['today itself', '2026-12-10', 7],
    ['the day before', '2026-12-09', 8],
    ['three days before', '2026-12-07', 10],
    ['tomorrow, where the traveller’s day is ahead', '2026-12-11', 7],
  ])('are never in the past: seen from %s', (_, today, count) => {
    const all = starts(alternativesByDistance(stay, today).flat());
    expect(all).toHaveLength(count);
    expect(all.every((day) => day >= today)).toBe(true);
  });

  it('end with the last day that can be booked', () => {
    expect(starts(alternativesByDistance(stay, '2025-07-28').flat())).toEqual([
      '2026-12-09',
      '2026-12-08',
      '2026-12-07',
      '2026-12-06',
      '2026-12-05',
      '2026-12-04',
      '2026-12-03',
    ]);
  });
});

it.each([
  // 10 December 2026 is a Thursday.
  [
    'a weekend stay gets working days',
    stayFrom('2026-12-10', '2026-12-12'),
    '2026-11-01',
    ['12-08', '12-13'],
  ],
  [
    'a stay on working days gets the nearest days',
    stayFrom('2026-12-07', '2026-12-09'),
    '2026-11-01',
    ['12-08', '12-06'],
  ],
  [
    'a stay from today on gets no past days',
    stayFrom('2026-12-10', '2026-12-12'),
    '2026-12-10',
    ['12-13', '12-12'],
  ],
  [
    'a stay of a week always contains a weekend',
    stayFrom('2026-12-10', '2026-12-17'),
    '2026-11-01',
    ['12-11', '12-09'],
  ],
])('the most promising neighbours of a stay: %s', (_, stay, today, expected) => {
  expect(starts(likelyCheaperStays(stay, today))).toEqual(expected.map((day) => `2026-${day}`));
});
