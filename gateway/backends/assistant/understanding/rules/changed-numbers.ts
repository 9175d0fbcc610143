/**
 * Rules for a bare new number: “make that 650” changes the detail of the search that was changed last, or the
 * budget.
 */
import type { ParseState } from '../parse-state.ts';
import { either, filler, isCounted, mark, maybe, num, rule, tag, word } from '../grammar.ts';
import type { Rule } from '../grammar.ts';
import type { Term } from '../words/terms.ts';
import { MAX_SUM, MIN_BARE_SUM } from './money.ts';
import { addAges, age } from './people/ages.ts';

/** “make that 650”, תגדילי ל־900 (raise it to 900). */
export const changedNumberRules: readonly Rule[] = [
  rule(
    [
      either(tag('correction', 'set-to'), word(/^(?:back|down)$/u)),
      maybe(tag('it')),
      mark(','),
      filler,
      maybe(tag('until')),
      num(1, MAX_SUM),
    ],
    (match, state, at, to) => {
      const term = match.at(-1);
      if (!term) return false;
      const next = state.peek(to);
      // “I am alone, not two”
      if (/^(?:not|לא)$/u.test(match[0]?.text ?? '') && state.people.adults !== null) return true;
      // “no sorry sixteen”, of a child whose age was given
      if (state.context.edited?.part === 'ages' && MISTAKE.test(match[0]?.text ?? '') && !isCounted(next))
        return age.fits(term) && addAges(state, [term.number ?? 0]);
      const isWhole = next === undefined || next.kind !== 'word' || next.tags.has('filler');
      // “no 2” may be the second of the list.
      const isNumbered = /^(?:no|לא)$/u.test(match[0]?.text ?? '') && !state.context.edited;
      return isWhole && !isNumbered && !term.isOrdinal && setNumber(state, term.number ?? 0, at);
    },
  ),
  // “ok, maybe 850”: a new limit
  rule([num(MIN_BARE_SUM, MAX_SUM)], ([number], state, at) => {
    const isWhole = state.terms.every((term) => term === number || isBeside(term));
    return isWhole && Boolean(state.context.budgetPer) && setNumber(state, number?.number ?? 0, at);
  }),
  // “no limit” of a budget
  rule([tag('no-limit')], (_match, state) => {
    const isWhole = state.terms.every((term) => term.tags.has('no-limit') || isBeside(term));
    return isWhole && Boolean(state.context.budgetPer) && state.drop('budget');
  }),
];

/** Words beside a new number that is the whole message. */
const isBeside = ({ kind, tags }: Term): boolean =>
  kind !== 'word' || ['filler', 'yes', 'what-about', 'number'].some((name) => tags.has(name));

const MISTAKE =
  /^(?:no|not|sorry|i mean|(?:no )?i meant|wait|no wait|wait no|actually|rather|nah|לא|סליחה|התכוונתי|רגע|כלומר)$/u;

/**
 * Sets the number as the detail that was changed last; a larger number as the budget. False when it can be
 * neither.
 */
function setNumber(state: ParseState, number: number, at: number): boolean {
  const { edited = null, budgetPer = null } = state.context;
  if (number >= MIN_BARE_SUM) {
    if (edited?.part !== 'budget' && budgetPer === null) return false;
    state.budget = {
      min: null,
      max: number,
      currency: edited?.currency ?? null,
      per: budgetPer ?? 'night',
      ...(edited?.isPerPerson && { isPerPerson: true }),
    };
    return true;
  }
  if (number > 30 || !state.context.hasSearch) return false;
  // Where no number was changed yet, it is people most often.
  const part = edited?.part ?? 'adults';
  if (part === 'stars') return number <= 5 && state.stars.add(number).size > 0;
  if (part === 'nights') return state.addDates({ kind: 'nights', nights: number, at });
  return part !== 'budget' && state.setPeople(part === 'rooms' ? { rooms: number } : { total: number });
}
