import { expect, test } from 'vitest';
import { applyRules, tag, tagOf } from '../grammar.ts';
import { ParseState } from '../parse-state.ts';
import { newContext } from '../testing/summary.ts';
import { termsOf } from '../words/terms.ts';
import { rules, whenOf, type Action, type Guard } from './pattern.ts';

/** The texts of the named terms at each match of a table with the action `notes`. */
function foundIn(message: string, table: string, guards: Record<string, Guard> = {}): object[] {
  const found: object[] = [];
  const notes: Action = (named) => {
    found.push(Object.fromEntries(Object.entries(named).map(([name, term]) => [name, term?.text])));
    return true;
  };
  const state = new ParseState(termsOf(message), newContext, false);
  applyRules(rules(table, { actions: { notes }, guards }), state);
  return found;
}

test.each([
  [
    'a tag or a text, with a filler between',
    'swap the gym',
    'change|#swap ~ wish:#amenity -> notes',
    [{ wish: 'gym' }],
  ],
  ['a tag with a value', 'a pool, a gym', 'wish:#amenity=Gym -> notes', [{ wish: 'gym' }]],
  ['a number in limits', '3 stars and 9 stars', 'n:1-5 #star -> notes', [{ n: '3' }]],
  ['a sign', 'gym + pool', '#amenity "+" wish:#amenity -> notes', [{ wish: 'pool' }]],
  ['an optional item that is missing', 'gym', 'more:[too] wish:#amenity -> notes', [{ wish: 'gym' }]],
  [
    'a phrase as a regular expression',
    'swimming pool',
    'it:swim\\S+_pools? -> notes',
    [{ it: 'swimming pool' }],
  ],
  ['a refused term before', 'less fancy', '!less wish:fancy -> notes', []],
  ['a refused term after', 'a car seat', 'car !seat -> notes', []],
  ['a definition', 'gym', 'wish = #amenity|#meal\n it:{wish} -> notes', [{ it: 'gym' }]],
])('a pattern finds %s', (_what, message, table, expected) => {
  expect(foundIn(message, table)).toEqual(expected);
});

test('a guard keeps a rule from applying', () => {
  const question: Guard = (_named, { terms }) => terms.at(-1)?.text === '?';
  const table = 'wish:#amenity -> notes unless question';
  expect(foundIn('a gym', table, { question })).toEqual([{ wish: 'gym' }]);
  expect(foundIn('a gym?', table, { question })).toEqual([]);
});

test.each([
  ['an action', '#amenity -> unknown'],
  ['a guard', '#amenity -> notes unless unknown'],
  ['a part', '{unknown} -> notes'],
  ['no action', '#amenity'],
])('a table that names something unknown is refused: %s', (_what, table) => {
  expect(() => foundIn('gym', table)).toThrow(/unknown|No rule/u);
});

test('patterns that share an action use up the terms that it accepts', () => {
  const when = whenOf({ time: tag('unit', 'nights') });
  const state = new ParseState(termsOf('3 nights, two weeks later, 2 weeks'), newContext, false);
  applyRules(
    when(['count:1-60 unit:{time} way:#shift', 'count:1-60 unit:{time}'], ({ count, unit, way }) =>
      Boolean(count && (way ?? tagOf(unit, 'unit') === 'night')),
    ),
    state,
  );
  expect(state.remaining().map(({ text }) => text)).toEqual([',', ',', '2', 'weeks']);
});

test('a pattern tells a number as the value of a tag', () => {
  expect(foundIn('the last night', 'edge:#edge=-1 unit:#unit -> notes')).toEqual([]);
  expect(foundIn('last week', 'edge:#edge=-1 unit:#unit -> notes')).toEqual([{ edge: 'last', unit: 'week' }]);
});
