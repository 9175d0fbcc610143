import { bookingRules } from './booking-rules.ts';
import { condition, type GoalRule } from './facts.ts';
import { compareRules } from './hotel/compare-rules.ts';
import { hotelRules } from './hotel/hotel-rules.ts';
import { searchRules } from './search-rules.ts';
import { talkRules } from './talk-rules.ts';
import type { Goal } from '../reading.ts';
import type { Signals } from '../signals.ts';

/**
 * Of all rules whose condition holds, the one with the highest weight gives the goal; of equal weights, the one that
 * comes first here. Quoted messages in comments are examples of the rule or fact below them.
 * Only the order of the weights matters. They run from 0 (the fallback “unknown”) to 100 (start over). Mainly:
 * - 98 and above: requests that outweigh all else: start over, a person to talk to, data of others, texts to write.
 * - 90 to 95: requests that are declined, general rules of cancelling, own bookings, courtesy that mentions a day.
 * - 80 to 89: follow-ups about bookings and lists, orders of a taxi, comparisons, requests to book or pay, extras.
 * - 70 to 79: help pages, questions about one hotel, and follow-ups to them.
 * - 56 to 68: a hotel by its name, the weather and other small talk, then searches (60).
 * - below 56: guesses from a few words, and small talk that other words outweigh.
 */
const rules: readonly GoalRule[] = [
  ...talkRules,
  ...bookingRules,
  ...compareRules,
  ...hotelRules,
  ...searchRules,
];

const byWeight = [...rules]
  .sort(([one], [other]) => other - one)
  .map(([, when, goal]) => ({ holds: condition(when), goal }));

/** The goal of the matching rule with the highest weight. */
export function goalOf(c: Signals): Goal {
  const goal = byWeight.find(({ holds }) => holds(c))?.goal ?? { kind: 'unknown' };
  return typeof goal === 'function' ? goal(c) : goal;
}
