/**
 * Rules for a bare new number: “make that 650” changes the detail of the search that was changed last, or the
 * budget.
 */
import { hasTag } from '../grammar.ts';
import type { Rule } from '../grammar.ts';
import type { ParseState } from '../parse-state.ts';
import { MAX_SUM, MIN_BARE_SUM } from './money.ts';
import { addAges } from './people/ages.ts';
import { age, when, type Action } from './people/vocabulary.ts';

const MISTAKE =
  /^(?:no|not|sorry|i mean|(?:no )?i meant|wait|no wait|wait no|actually|rather|nah|לא|סליחה|התכוונתי|רגע|כלומר)$/u;

/** The action for “make that 650”, תגדילי ל־900 (raise it to 900). */
const makeThat: Action = ({ lead, sum }, state, at, to) => {
  const { edited } = state.context;
  const next = state.peek(to);
  if (!sum || !lead) return false;
  // “I am alone, not two”
  if (/^(?:not|לא)$/u.test(lead.text) && state.people.adults !== null) return true;
  // “no sorry sixteen”, of a child whose age was given
  if (edited?.part === 'ages' && MISTAKE.test(lead.text))
    return age.fits(sum) && addAges(state, [sum.number ?? 0]);
  const isWhole = next?.kind !== 'word' || hasTag(next, 'filler');
  // “no 2” may be the second of the list.
  const isNumbered = sum.isOrdinal || (/^(?:no|לא)$/u.test(lead.text) && !edited);
  return isWhole && !isNumbered && setNumber(state, sum.number ?? 0, at);
};

/** True when the message says only this, and a budget is known. */
const isOnlyBudget = ({ terms, context }: ParseState): boolean =>
  Boolean(context.budgetPer) &&
  terms.every(
    (term) => term.kind !== 'word' || hasTag(term, 'filler', 'yes', 'what-about', 'number', 'no-limit'),
  );

export const changedNumberRules: readonly Rule[] = [
  when(`lead:#correction|#set-to|back|down [#it] [","] ~ [#until] sum:1-${MAX_SUM}`, makeThat),
  // “ok, maybe 850”: a new limit
  when(
    `sum:${MIN_BARE_SUM}-${MAX_SUM}`,
    ({ sum }, state, at) => isOnlyBudget(state) && setNumber(state, sum?.number ?? 0, at),
  ),
  // “no limit” of a budget
  when('#no-limit', (_found, state) => isOnlyBudget(state) && state.drop('budget')),
].flat();

/**
 * Sets the number as the detail that was changed last; a larger number as the budget. False when it can be
 * neither.
 */
function setNumber(state: ParseState, number: number, at: number): boolean {
  const { edited = null, budgetPer = null, hasSearch } = state.context;
  if (number >= MIN_BARE_SUM) {
    if (edited?.part !== 'budget' && budgetPer === null) return false;
    const isPerPerson = edited?.isPerPerson && { isPerPerson: true };
    const currency = edited?.currency ?? null;
    state.budget = { min: null, max: number, currency, per: budgetPer ?? 'night', ...isPerPerson };
    return true;
  }
  if (number > 30 || !hasSearch) return false;
  // Where no number was changed yet, it is people most often.
  const part = edited?.part ?? 'adults';
  if (part === 'stars') return number <= 5 && state.stars.add(number).size > 0;
  if (part === 'nights') return state.addDates({ kind: 'nights', nights: number, at });
  return part !== 'budget' && state.setPeople({ [part === 'rooms' ? 'rooms' : 'total']: number });
}
