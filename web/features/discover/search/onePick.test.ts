import { expect, it } from 'vitest';
import { PICK_EVERY } from '#shared/hotel/pick-every.ts';
import { hotel } from '../testing/factories.ts';
import { limitPicks } from './onePick.ts';

const pick = (reason: 'RATING' | 'FEATURED') => ({ __typename: 'SherryPick' as const, reason });
const shown = (rows: readonly ReturnType<typeof hotel>[]) =>
  rows.filter(({ sherryPick }) => sherryPick !== null).map(({ id }) => id);

it('of two picks in a list only that of the newest response stays marked', () => {
  const old = hotel({ id: 'old', sherryPick: pick('RATING') });
  const fresh = hotel({ id: 'new', sherryPick: pick('RATING') });
  expect(shown(limitPicks([old, hotel({ id: 'other' }), fresh], [fresh]))).toEqual(['new']);
});

it('a list with a single pick is returned unchanged, as the same array', () => {
  const rows = [hotel({ id: 'a' }), hotel({ id: 'b', sherryPick: pick('RATING') })];
  expect(limitPicks(rows, [])).toBe(rows);
});

it('all featured hotels keep their flag', () => {
  const rows = ['a', 'b'].map((id) => hotel({ id, sherryPick: pick('FEATURED') }));
  expect(shown(limitPicks(rows, []))).toEqual(['a', 'b']);
});

it('a list keeps one pick for every group of full size', () => {
  const rows = Array.from({ length: 2 * PICK_EVERY }, (_, at) =>
    hotel({ id: `${at}`, sherryPick: at % PICK_EVERY === 0 ? pick('RATING') : null }),
  );
  expect(limitPicks(rows, rows)).toBe(rows);
  const fewer = rows.slice(0, -1);
  expect(shown(limitPicks(fewer, fewer))).toEqual(['0']);
});
