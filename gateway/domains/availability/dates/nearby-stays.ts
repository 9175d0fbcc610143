import type { PlainDate, Stay } from '#models/stay.ts';
import { addDays, dayNumber, nightsBetween } from '#shared/stay/nights.ts';
import { MAX_DAYS_AHEAD } from '#shared/stay/stay-limits.ts';

/** Maximum number of days between the stay and an alternative. */
const MAX_DAYS_AWAY = 7;
/** Maximum number of alternatives: five days on both sides, or all seven where only one side is left. */
const MAX_STAYS = 10;
/** Offsets in days at which a cheaper stay is looked for: farther away it would be another trip. */
const NEIGHBOURS = [1, -1, 2, -2, 3, -3] as const;
/** Maximum number of neighbours whose price is read. */
const MAX_NEIGHBOURS = 2;

const shifted = (stay: Stay, days: number): Stay => ({
  ...stay,
  checkIn: addDays(stay.checkIn, days),
  checkOut: addDays(stay.checkOut, days),
});

const canBeSold = ({ checkIn }: Stay, today: PlainDate): boolean =>
  checkIn >= today && checkIn <= addDays(today, MAX_DAYS_AHEAD);

/**
 * Alternative stays of the same length, at most ten, nearest first. Each round contains the earlier and the later stay
 * at one distance.
 * @param today the server's day; no stay starts before it
 */
export function alternativesByDistance(stay: Stay, today: PlainDate): readonly (readonly Stay[])[] {
  const rounds: Stay[][] = [];
  for (let distance = 1; distance <= MAX_DAYS_AWAY && rounds.flat().length < MAX_STAYS; distance += 1) {
    const both = [shifted(stay, -distance), shifted(stay, distance)];
    rounds.push(both.filter((near) => canBeSold(near, today)));
  }
  return rounds.filter((round) => round.length > 0);
}

/**
 * At most two stays within three days, those that are most likely cheaper: those with the fewest weekend nights, then
 * the nearest. A wrong guess only costs a call, because only real prices are shown.
 */
export const likelyCheaperStays = (stay: Stay, today: PlainDate): readonly Stay[] =>
  NEIGHBOURS.map((days) => shifted(stay, days))
    .filter((near) => canBeSold(near, today))
    .toSorted((left, right) => weekendNights(left) - weekendNights(right))
    .slice(0, MAX_NEIGHBOURS);

/** Thursday to Saturday: the weekend of Israel and that of other countries together. */
const isWeekendNight = (day: number): boolean => (day + 4) % 7 >= 4;

function weekendNights({ checkIn, checkOut }: Stay): number {
  const first = dayNumber(checkIn) ?? 0;
  const nights = Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, night) => first + night);
  return nights.filter(isWeekendNight).length;
}
