/** Rules for a party that is named again: “so just us grown-ups”, “six again”. */
import { either, filler, hasOnlyFillers, isCounted, maybe, rule, tag, word } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { I } from './relatives.ts';

const ONLY = /^(?:just|only|רק)(?: |$)/u;
const HE_AND_I = /\b(?:he|she|him|her)\b|^(?:הוא|היא) |(?:הוא|היא)$/u;
const US = /\bus\b|שנינו|שתינו/u;
const TAKES = /^(?:take|taking|bring|bringing|לקחת|לוקחת?)$/u;
const JOINT = /^(?:and|n|&|\+|plus|with|גם|עם|ועוד)$/u;

/**
 * Sets the party of the writer and the only child that is named, also in the message before: “my grandson, who is six.
 * Just he and I”.
 * @returns false for another pair, such as “the two of us and our son”; then nothing is set
 */
export function pairsWithChild(state: ParseState, pair: Term): boolean {
  const { people, terms, context } = state;
  const { ages, children, infants, adults } = people;
  if (ages.length > 1 || (children ?? 1) !== 1 || infants !== null || adults !== null) return false;
  const at = terms.indexOf(pair);
  const [before, after] = [terms[at - 1], terms[at + 1]];
  const isOnly = ONLY.test(pair.text) || ONLY.test(before?.text ?? '');
  const isJoined = [before, after].some((term) => JOINT.test(term?.text ?? '')) || after?.prefix === 'ו';
  const named = terms.filter(({ tags }) => tags.has('child'));
  // “its me and him, he is 13”, in reply to the question for the age
  const isKnown = named.length === 0 && context.lastQuestion === 'ages';
  // “I’d like to take my grandson to Rome, just the two of us”
  const isTaken =
    named.length === 1 &&
    (ages.length === 1 || terms.some((term, here) => term === named[0] && state.peek(here))) &&
    terms.some(({ text }) => (isOnly ? I : TAKES).test(text)) &&
    !terms.some(({ tags }) => tags.has('drops-out'));
  const isNamed =
    ages.length === 1
      ? named.length > 0 || isKnown
      : isTaken || (HE_AND_I.test(pair.text) && (isKnown || named.length === 1));
  const others = terms.filter(
    (term) => term !== pair && ['kin', 'person', 'adult', 'party'].some((name) => term.tags.has(name)),
  );
  // סבתא ונכדה בת 8, רק שתינו (a grandmother and her granddaughter of 8, just the two of us)
  const isWriter = others.length === 1 && others[0]?.tags.get('kin') === 1 && isOnly;
  // “just us two, our son is six” are three.
  const isAfter = named.every((term) => terms.indexOf(term) < at);
  const isPair = HE_AND_I.test(pair.text) || (US.test(pair.text) && (isOnly || isTaken) && isAfter);
  return (
    isNamed &&
    isPair &&
    !isJoined &&
    (others.length === 0 || isWriter) &&
    state.setPeople(isKnown ? { adults: 1 } : { total: 2 })
  );
}

/** “so just us grown-ups”: the children that are known do not come. */
export const onlyAdults: Rule = rule(
  [
    word(/^(?:just|only|רק)$/u),
    filler,
    word(/^(?:us|ourselves|the two of us|אנחנו|שנינו)$/u),
    maybe(tag('adult')),
  ],
  (_match, state, at) => {
    const { childrenAges: known = [], hasSearch } = state.context;
    const isCounted =
      state.people.hasChildren || state.terms.some(({ tags }) => tags.has('child') || tags.has('infant'));
    if (!hasSearch || known.length === 0 || isCounted) return false;
    state.setPeople({ children: 0, hasChildren: true, infants: 0 });
    return at + 1;
  },
);

/** More travellers are rather a sum: “and for 90?” */
const MAX_PARTY = 30;
/** More travellers than this are rather a sum after a budget: “and for 20?” */
const MAX_AFTER_BUDGET = 9;
/** True for a number of travellers, not of nights or stars that were told before, and not for “and for the 2nd?” */
function mayBeParty(size: Term | undefined, { context: { edited } }: ParseState): boolean {
  if (!size || size.isOrdinal || edited?.part === 'nights' || edited?.part === 'stars') return false;
  return (size.number ?? 0) <= (edited?.part === 'budget' ? MAX_AFTER_BUDGET : MAX_PARTY);
}

/** “ok, and for 3?” */
const isLead = (term: Term): boolean => hasOnlyFillers(term, 'yes', 'no', 'besides');

/** The number of travellers again: “back to six”, שוב שישה (six again). */
export const restatedPartyRules = (count: Part): readonly Rule[] => [
  rule(
    [maybe(word(/^(?:again|שוב|back to)$/u)), count, maybe(word(/^(?:again|שוב)$/u))],
    ([before, size, after], state, _at, to) => {
      const isEnd =
        (before ?? after) !== undefined &&
        (before ? !isCounted(state.peek(to)) : state.terms[to]?.kind !== 'word');
      if (!isEnd || !state.context.hasSearch) return false;
      // “two again”, of the rooms
      const number = size?.number ?? null;
      return state.setPeople(state.context.edited?.part === 'rooms' ? { rooms: number } : { total: number });
    },
  ),
  // “and for 3?”, ואם 4? (and if 4?)
  rule(
    [word(/^(?:and|what about|how about|ok|so)? ?for$|^(?:and|what) if$|^ו?אם$/u), count],
    ([, size], state, at, to) => {
      const isWhole =
        state.terms[to]?.kind !== 'word' &&
        state.terms.slice(0, at).every((term) => term.kind !== 'word' || isLead(term));
      const total = size?.number ?? null;
      return isWhole && state.context.hasSearch && mayBeParty(size, state) && state.setPeople({ total });
    },
  ),
  // “we are actually four”
  rule(
    [tag('group'), maybe(either(tag('correction'), word(/^(?:now|all|בסוף|עכשיו|כולנו)$/u))), filler, count],
    ([, , , size], state, _at, to) =>
      !isCounted(state.peek(to)) && state.setPeople({ total: size?.number ?? null }),
  ),
];
