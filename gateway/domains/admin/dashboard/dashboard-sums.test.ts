import { describe, expect, it } from 'vitest';
import { monthsUntil, occupiedRoomsByNight } from './dashboard-sums.ts';

describe('the occupancy of the next nights', () => {
  const on = (checkIn: string, checkOut: string, rooms = 1) => ({ checkIn, checkOut, rooms });
  it.each([
    ['within the period', [on('2026-03-02', '2026-03-04', 2)], [0, 2, 2, 0]],
    ['starting before the period', [on('2026-02-20', '2026-03-02')], [1, 0, 0, 0]],
    ['ending after the period', [on('2026-03-04', '2026-04-01')], [0, 0, 0, 1]],
    ['covering the whole period', [on('2026-01-01', '2026-12-31')], [1, 1, 1, 1]],
    ['ending on the first morning', [on('2026-02-20', '2026-03-01')], [0, 0, 0, 0]],
    ['arriving after the last night', [on('2026-03-05', '2026-03-06')], [0, 0, 0, 0]],
    ['on the same night', [on('2026-03-01', '2026-03-03'), on('2026-03-02', '2026-03-03', 3)], [1, 4, 0, 0]],
  ])('counts the rooms of stays %s', (_case, stays, rooms) => {
    const nights = occupiedRoomsByNight(stays, '2026-03-01', 4);
    expect(nights.map((night) => night.rooms)).toEqual(rooms);
    expect(nights.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']);
  });
});

describe('the list of months', () => {
  it('ends with the current month and has no gap', () => {
    const months = monthsUntil(new Date('2026-02-28T21:59:00Z'), 6);
    expect(months.map(({ name }) => name)).toEqual([
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    expect(months.slice(1).map(({ from }) => from)).toEqual(months.slice(0, -1).map(({ before }) => before));
    expect(new Date(months.at(-1)?.before ?? '')).toEqual(new Date('2026-02-28T22:00:00Z'));
  });
});
