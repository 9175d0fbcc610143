/** Rule for “not this Friday, the one after”: the same weekday a week later. */
import { addDays } from '#shared/stay/nights.ts';
import { dayOfPhrase } from '../../dates/calendar.ts';
import { either, filler, mark, maybe, near, rule, tag, tagOf, word } from '../../grammar.ts';
import type { Rule, RuleAction } from '../../grammar.ts';
import { addDay, lead, of } from './dates.ts';
import { WEEK } from './periods.ts';

/**
 * The action: adds the day a week after the weekday that is not meant. The same weekday named before is used up,
 * because it is the one that is corrected.
 */
const afterThatDay: RuleAction = (match, state, at) => {
  const { today } = state.context;
  const names = match.flatMap((term) => tagOf(term, 'weekday') || []);
  const before = state.terms.slice(0, at).findLastIndex(({ tags }) => tags.has('weekday'));
  const name = names[0] ?? tagOf(state.terms[before], 'weekday');
  const day = name === '' ? null : dayOfPhrase(name, today);
  // “not tomorrow, the day after”
  if (day === null || match.some((term) => term?.tags.has('day-after'))) return false;
  if (before >= 0 && tagOf(state.terms[before], 'weekday') === name) state.consume(before, before + 1);
  return addDay(state, addDays(day, WEEK), at);
};

/** A weekday after the coming one. Applied before the days that replace another. */
export const weekAfterRules: readonly Rule[] = [
  // “not this Friday, the one after”, “on Sunday, not today, the Sunday after”
  rule(
    [
      lead,
      tag('not'),
      of,
      near,
      either(tag('weekday', 'day-word'), word(/^(?:this one|the coming one|הקרוב|הקרובה|הזה)$/u)),
      near,
      mark(',.'),
      filler,
      filler,
      maybe(either(tag('weekday'), word(/^(?:one|that|ההוא|זה|אלא)$/u))),
      either(tag('after', 'after-next', 'next'), { fits: ({ tags }) => tags.get('neighbor') === 1 }),
      maybe(tag('that', 'it')),
    ],
    afterThatDay,
  ),
];
