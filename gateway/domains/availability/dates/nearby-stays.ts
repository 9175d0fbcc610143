import type { PlainDate, Stay } from '#models/stay.ts';
import { addDays, dayNumber, nightsBetween } from '#shared/stay/nights.ts';
import { MAX_DAYS_AHEAD } from '#shared/stay/stay-limits.ts';

/** How far the nearest dates are looked for … */
const FARTHEST = 7;
/** … and how many stays: five days to both sides, or all seven where only one side is left. */
const MOST_STAYS = 10;
/** How far a cheaper stay may lie: farther away it is another journey. */
const NEIGHBOURS = [1, -1, 2, -2, 3, -3] as const;
/** Neighbours that are asked for their price. */
const MOST_NEIGHBOURS = 2;

const shifted = (stay: Stay, days: number): Stay => ({
  ...stay,
  checkIn: addDays(stay.checkIn, days),
  checkOut: addDays(stay.checkOut, days),
});

const canBeSold = ({ checkIn }: Stay, today: PlainDate): boolean =>
  checkIn >= today && checkIn <= addDays(today, MAX_DAYS_AHEAD);

/**
 * Stays of the same length around one, at most ten, nearest first: each round holds the earlier and the later one that
 * lie equally near.
 * @param today the server's day; nothing before it
 */
export function roundsAround(stay: Stay, today: PlainDate): readonly (readonly Stay[])[] {
  const rounds: Stay[][] = [];
  for (let distance = 1; distance <= FARTHEST && rounds.flat().length < MOST_STAYS; distance += 1) {
    const both = [shifted(stay, -distance), shifted(stay, distance)];
    rounds.push(both.filter((near) => canBeSold(near, today)));
  }
  return rounds.filter((round) => round.length > 0);
}

/**
 * The two stays within three days that promise most: those with the fewest weekend nights, then the nearest. A wrong
 * guess costs a question, never a wrong hint: only real prices are told.
 */
export const promisingNeighbours = (stay: Stay, today: PlainDate): readonly Stay[] =>
  NEIGHBOURS.map((days) => shifted(stay, days))
    .filter((near) => canBeSold(near, today))
    .toSorted((left, right) => weekendNights(left) - weekendNights(right))
    .slice(0, MOST_NEIGHBOURS);

/** Thursday to Saturday: Israel's weekend and everybody else's together. */
const isWeekendNight = (day: number): boolean => (day + 4) % 7 >= 4;

function weekendNights({ checkIn, checkOut }: Stay): number {
  const first = dayNumber(checkIn) ?? 0;
  const nights = Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, night) => first + night);
  return nights.filter(isWeekendNight).length;
}
