/** The facts and values of which the conditions of goal rules speak. */
import { conditionsOf } from '../conditions.ts';
import { bookingFacts } from './facts/bookings.ts';
import { generalFacts } from './facts/general.ts';
import { hotelFacts } from './facts/hotels.ts';
import { listFacts } from './facts/lists.ts';
import { searchFacts } from './facts/searches.ts';
import { talkFacts } from './facts/talk.ts';
import type { Goal, ProductPageKey } from '../reading.ts';
import type { Signals } from '../signals.ts';

/** Values besides the tags. */
const VALUES: Readonly<Record<string, (c: Signals) => string | number | null>> = {
  words: (c) => c.words.length,
  kind: (c) => c.context.kind,
  lastQuestion: (c) => c.context.lastQuestion,
  sort: (c) => c.details.sort,
  compared: (c) => c.details.compared,
};

/** Questions in words that the lexicon does not have. */
const IMPLIED_ASKS = {
  location: 'asksFar',
  cancellation: 'ifCannotGo',
  share: 'focus !budget asksPeriod',
  rating: 'focus !stars asksStars',
};

/** All values of a tag in the terms that no rule has used, in order. */
export const tagValues = (c: Signals, tag: string): readonly string[] => [
  ...c.rest.flatMap(({ tags }) => (tags.has(tag) ? [String(tags.get(tag))] : [])),
  ...(tag === 'ask' ? Object.entries(IMPLIED_ASKS).flatMap(([ask, when]) => (is(c, when) ? [ask] : [])) : []),
];

function valuesOf(c: Signals, name: string): readonly string[] {
  if (name.startsWith('#')) return tagValues(c, name.slice(1));
  if (name.startsWith('~')) return [...c.declined].filter((one) => one === name.slice(1));
  const value = VALUES[name]?.(c) ?? null;
  return value === null ? [] : [String(value)];
}

export const condition = conditionsOf<Signals>({
  facts: { ...generalFacts, ...hotelFacts, ...listFacts, ...bookingFacts, ...searchFacts, ...talkFacts },
  textOf: (c) => c.text,
  valuesOf,
});

/** True when the condition holds for the message. */
export const is = (c: Signals, when: string): boolean => condition(when)(c);

/** The result of the first row whose condition holds; a function may still find none. Null without one. */
export function firstOf<R extends string>(
  c: Signals,
  table: readonly (readonly [when: string, result: R | ((c: Signals) => R | null)])[],
): R | null {
  for (const [when, result] of table) {
    const found = is(c, when) ? (typeof result === 'function' ? result(c) : result) : null;
    if (found !== null) return found;
  }
  return null;
}

export const page = (page: ProductPageKey): Goal => ({ kind: 'page', page });

/** A goal that a message may have, with its weight and the condition; see `goals.ts`. */
export type GoalRule = readonly [weight: number, when: string, goal: Goal | ((c: Signals) => Goal)];
