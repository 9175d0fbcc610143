import type { ParseState } from '../parse-state.ts';
import { either, filler, isCounted, mark, maybe, num, rule, tag, word } from '../grammar.ts';
import type { Part, Rule } from '../grammar.ts';
import type { Term } from '../words/terms.ts';
import { LARGEST_SUM, SMALLEST_BARE_SUM } from './money.ts';
import { addAges, age, pet } from './people/ages.ts';
import { dropWish, wish } from './wishes.ts';

const colon: Part = word(/^:$/u);
const none = either(tag('none', 'any', 'without', 'no'), word(/^אין$/u));
const leaveBehind: Part = word(/^(?:leave|leaving|left|משאירים|נשאיר|משאירה|משאיר|השארנו)$/u);
const at: Part = word(/^(?:at|in)$/u);
const host = either(tag('kin'), word(/parents|friend|הורי|חבר/u));
/** Where a pet stays that is left behind. */
const elsewhere: Part = word(
  /^(?:with|home|behind|kennels?|grandmas|sitters?|ב?בית|אצל|עם|בפנסיון|מאחור)(?: |$)/u,
);
const night: Part = { fits: ({ tags }) => tags.get('unit') === 'night' };

/** Messages written like a form: “nights: 5”, “breakfast: no”, “order by: guest rating”. Applied before the rules without labels. */
export const labelRules: readonly Rule[] = [
  // “the dog stays at home”
  rule([pet, filler, filler, filler, tag('drops-out')], ([term], state) => dropWish(state, term)),
  // “we leave the dog with a friend”
  rule(
    [leaveBehind, filler, filler, pet, maybe(at), filler, either(elsewhere, host), filler, maybe(host)],
    (match, state) => dropWish(state, match[3]),
  ),
  // “may we leave the dog alone in the room”
  rule(
    [leaveBehind, filler, filler, pet, word(/^(?:alone|by (?:it|him|her)self|לבדו?)$/u)],
    (_match, state) => state.amenities.add('Pet Friendly').size > 0,
  ),
  rule([wish, colon, filler, filler, none, filler], ([term], state) => dropWish(state, term)),
  // “free cancellation is no longer needed”
  rule([wish, filler, filler, tag('none')], ([term], state) => dropWish(state, term)),
  rule([tag('none'), filler, filler, wish], ([, , , term], state) => dropWish(state, term)),
  rule([night, colon, num(1, 30)], ([, , count], state, at) =>
    state.addDates({ kind: 'nights', nights: count?.number ?? 1, at }),
  ),
];

/** “make that 650”, “תגדילי ל־900”: the part of the search that was changed last, or the current budget. */
export const changedNumberRules: readonly Rule[] = [
  rule(
    [
      either(tag('correction', 'set-to'), word(/^(?:back|down)$/u)),
      maybe(tag('it')),
      mark(','),
      filler,
      maybe(tag('until')),
      num(1, LARGEST_SUM),
    ],
    (match, state, at, to) => {
      const term = match.at(-1);
      if (!term) return false;
      const next = state.peek(to);
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
  rule([num(SMALLEST_BARE_SUM, LARGEST_SUM)], ([number], state, at) => {
    const isWhole = state.terms.every((term) => term === number || isBeside(term));
    return isWhole && Boolean(state.context.budgetPer) && setNumber(state, number?.number ?? 0, at);
  }),
  // “no limit” of a budget
  rule([word(/^(?:no limit|unlimited|ללא הגבלה|בלי הגבלה)$/u)], (_match, state) => {
    const isWhole = state.terms.every((term) => term.tags.has('none') || isBeside(term));
    return isWhole && Boolean(state.context.budgetPer) && state.drop('budget');
  }),
];

/** Words beside a new number that is the whole message. */
const isBeside = ({ kind, tags }: Term): boolean =>
  kind !== 'word' || ['filler', 'yes', 'what-about', 'number'].some((name) => tags.has(name));

const MISTAKE =
  /^(?:no|not|sorry|i mean|(?:no )?i meant|wait|no wait|wait no|actually|rather|nah|לא|סליחה|התכוונתי|רגע|כלומר)$/u;

function setNumber(state: ParseState, number: number, at: number): boolean {
  const { edited = null, budgetPer = null } = state.context;
  if (number >= SMALLEST_BARE_SUM) {
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
