/** Rules for bare numbers that answer the question in the last reply: ages, or a number of guests. */
import { isCounted, type Rule } from '../grammar.ts';
import { rules } from './pattern.ts';
import { addAges } from './people/ages.ts';

const GROWN_UP = 18;

/** Applied last, because a bare number may mean anything else first. */
export const bareAnswerRules: readonly Rule[] = rules(
  `
  [#until|~|"-&+"] age:0-99 [","] -> isAge unless other notAges
  // “she is an adult”
  #adult -> isGrown unless notAges
  count:1-30 -> isTotal
`,
  {
    actions: {
      isAge: ({ age }, state) => addAges(state, [age?.number ?? 0]),
      isGrown: (_named, state) => state.people.adults === null && addAges(state, [GROWN_UP]),
      isTotal: ({ count }, { context, people }) => {
        if (context.lastQuestion !== 'guests' || people.total !== null) return false;
        people.total = count?.number ?? null;
        return true;
      },
    },
    guards: {
      notAges: (_named, { context }) => context.lastQuestion !== 'ages',
      // “5 years” is an age, “20 nights” and “6 euro” are not.
      other: ({ age }, state, _at, to) => {
        const next = state.peek(to);
        return (age?.number ?? 0) < GROWN_UP ? next?.tags.has('currency') === true : isCounted(next);
      },
    },
  },
);
