import { describe, expect, it } from 'vitest';
import { applyRules, filler, tagOf } from './grammar.ts';
import { ParseState } from './parse-state.ts';
import { patterns } from './pattern.ts';
import { newContext } from './testing/summary.ts';
import { termsOf } from './words/terms.ts';

const when = patterns({ fill: filler });

/** The texts of the first terms that the pattern finds in a message, by their names; empty when it finds none. */
function found(pattern: string, message: string) {
  const matches: Record<string, string>[] = [];
  const rules = when([pattern], (terms) => {
    const named = Object.entries(terms).flatMap(([name, term]) => (term ? [[name, term.text]] : []));
    return matches.push(Object.fromEntries(named)) > 0;
  });
  applyRules(rules, new ParseState(termsOf(message), newContext, false));
  return matches[0] ?? {};
}

describe('a pattern', () => {
  it.each([
    ['number=1-60? unit', 'for 3 nights', { number: '3', unit: 'nights' }],
    ['number=1-60? unit', 'the week', { unit: 'week' }],
    ['number=1-2 unit', '3 nights', {}],
    ['unit:week', '3 nights, the week', { 'unit:week': 'week' }],
    ['length=unit|nights shift', 'two days later', { length: 'days', shift: 'later' }],
    ["way='back|forward' fill? unit", 'put it forward a day', { way: 'forward', fill: 'a', unit: 'day' }],
    ['unit mark=:,? count=1-30', 'nights: 3', { unit: 'nights', mark: ':', count: '3' }],
    ['lead=until|- weekday', '- friday', { lead: '-', weekday: 'friday' }],
  ])('%s finds its terms in “%s”', (pattern, message, texts) => {
    expect(found(pattern, message)).toEqual(texts);
  });

  it('uses up the terms that its action accepts', () => {
    const state = new ParseState(termsOf('3 nights or 2 weeks'), newContext, false);
    applyRules(
      when(['1-60 unit'], ({ unit }) => tagOf(unit, 'unit') === 'night'),
      state,
    );
    expect(state.remaining().map(({ text }) => text)).toEqual(['or', '2', 'weeks']);
  });

  it('with a space inside quotes is refused', () => {
    expect(() => when(["'as well'"], () => true)).toThrow('space');
  });
});
