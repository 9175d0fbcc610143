/** Rules for people who do not come along: “my husband can't come”, “Granny will mind the kids”. */
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { isEveryday } from '../../lexicon/spellings/real-words.ts';
import {
  either,
  filler,
  isNegated,
  maybe,
  num,
  rule,
  tag,
  word,
  type RuleAction,
  type Rule,
  textOf,
} from '../../grammar.ts';
import { keepAges, leaveAge } from './left-children.ts';
import { ONE_OF_TWO } from './relatives.ts';

/** True when the message counts the travellers, so that no one has to be subtracted. */
const hasCount = (state: ParseState, who: Term): boolean =>
  state.terms.some(
    ({ tags, text }, at, terms) =>
      tags.get('party') === 1 ||
      // נשארנו זוג אחד (one couple is left)
      (tags.has('group') && (terms[at + 1]?.tags.has('party') || terms[at + 1]?.number != null)) ||
      (tags.has('party') && text !== who.text && /\b(?:us|we)\b|שנינו|שתינו|אנחנו/u.test(text)) ||
      // The words for those who stay at home are used already.
      (state.peek(at) !== undefined &&
        terms[at - 1]?.number != null &&
        (tags.has('adult') || tags.has('person'))),
  );

/**
 * Subtracts adults from the party: “my husband can't come”, “two friends can’t”. True even when nothing is to be
 * subtracted, so that the words are used up.
 */
const staysHome = (state: ParseState, count: number, who: Term): boolean => {
  const { people, context } = state;
  if (!context.hasSearch || hasCount(state, who)) return true;
  return state.setPeople({ adults: (people.adults ?? 0) - count, isChange: true });
};

/** The action for children who do not come along. */
const withoutChildren: RuleAction = (_match, state) => state.setPeople({ children: 0, hasChildren: true });

const withoutInfants: RuleAction = (_match, state) => state.setPeople({ infants: 0 });

/** Begins a clause about other people: “so just the two of us”. */
const NEXT_CLAUSE =
  /^(?:[-,.;!?\n]|so|then|we|i|just|only|me|while|but|ו?אז|לכן|ולכן|ואנחנו|ואני|רק|אבל|כי)$/u;
const TRIP_TAGS = ['find-word', 'hotel-word', 'comes-too', 'aged', 'place-name'];
/** True for a term that shows that the children travel: a place, a trip, an age, or “come along”. */
const isTrip = ({ tags, text, number }: Term, before: Term | undefined): boolean =>
  number !== null ||
  TRIP_TAGS.some((name) => tags.has(name)) ||
  (tags.size === 0 &&
    (before?.tags.has('place-mark') === true || /^ו?[לב](?!בית)/u.test(text)) &&
    !isEveryday(text)) ||
  /^(?:with us|along|איתנו)$/u.test(text);

const HAS_SOME = /\bha(?:s|ve|ving) (?!(?:the|our|my|all|both) )/u;

/**
 * True when the children stay at home, as far as the rest of the clause says: “Granny has the kids at home”, but
 * not “Granny takes the kids to Eilat”.
 */
export const staysBehind = (state: ParseState, from: number): boolean => {
  const rest = state.terms.slice(from);
  const end = rest.findIndex(({ text }) => NEXT_CLAUSE.test(text));
  return !rest.slice(0, end < 0 ? undefined : end).some((term, at) => isTrip(term, rest[at - 1]));
};

export const minds = word(
  /^(?:minds?|minding|watch|watches|watching|babysits?|babysitting|takes?|taking|keeps?|keeping|has|have|having|looks?|looking|looks? after|looking after|תשמור|ישמור|ישמרו|שומרת|שומר|שומרים|לוקחת|לוקח|לוקחים|תיקח|ייקח|ייקחו|יקחו)$/u,
);
export const minder = either(tag('kin', 'person'), word(/parents|הורי/u));

const ONLY = word(/^(?:only|just|רק)$/u);
const comes = either(
  tag('comes-too'),
  tag('arriving'),
  word(/^(?:(?:באה?|בא(?:ים|ות)) )?(?:with us|along|איתנו|איתי)$/u),
);
const WITHOUT = /^(?:without|[וש]?בלי|[וש]?ללא)$/u;
const MAX_DISTANCE = 10;
const PLURAL = /(?:s|ren|ים|ות)$/u;

const isAdult = ({ tags }: Term): boolean => tags.has('person') || tags.has('kin');

const WHO = ['grown-child', 'small-child', 'child', 'infant', 'kin', 'party', 'person'];

/**
 * Removes the children of the ages that were just read: “the 8 year old stays with grandma”. False when the ages
 * are not all known.
 */
function ofAgeLeave(state: ParseState, at: number): boolean {
  // “the 4 year old stays with grandma, so it's us and the 7 year old”: only the age before the verb
  const ages = state.people.ages.filter((age) =>
    state.terms.slice(0, at).some(({ number }) => number === age),
  );
  const known = state.context.childrenAges ?? [];
  if (ages.length === 0 || !ages.every((age) => known.includes(age))) return false;
  return keepAges(
    state,
    known.filter((age) => !ages.includes(age)),
  );
}

/** True for the reason of a wish: “with free cancellation because the kids are always sick”. */
const isReason = ({ terms, freeCancellation }: ParseState, at: number): boolean => {
  const before = terms.slice(0, at);
  const isWish = freeCancellation || before.some(({ tags }) => tags.has('free-cancellation'));
  return (
    before.some(({ text }) => ALWAYS.test(text)) || (isWish && before.some(({ text }) => BECAUSE.test(text)))
  );
};
const ALWAYS = /^(?:always|often|sometimes|usually|constantly|forever|תמיד|לפעמים|כל הזמן)$/u;
const BECAUSE = /^(?:because|since|as|cause|cuz|in case|כי|מאחר ש|למקרה ש)(?: |$)/u;
const IF =
  /\b(?:if|in case|unless|whether|suppose|supposing)\b|(?:^| )ו?ש?(?:אם|למקרה|במקרה|במידה|שמא)(?: |$)/u;
/** Uses up who it is in “if the baby is ill, can we cancel?”; false for one who really stays at home. */
function isSupposed(state: ParseState, at: number): boolean {
  const from = state.terms.findLastIndex(({ kind }, here) => here < at && kind === 'break') + 1;
  if (!IF.test(textOf(state.terms.slice(from, at)))) return false;
  for (const [here, { tags }] of state.terms.entries())
    if (here >= from && here < at && WHO.some((name) => tags.has(name))) state.consume(here, here + 1);
  return true;
}
const ILL = /^(?:is sick|is ill|חולה)$/u;
/**
 * The action for “can’t come”: finds who it is in the words before, “my wife has just told me that she can’t
 * come”.
 */
const someoneDropsOut: RuleAction = (match, state, at, to) => {
  if (isSupposed(state, at)) return true;
  const isIll = ILL.test(match[0]?.text ?? '');
  // “my husband is sick and can't come”: the part after “and” says that the husband stays at home.
  const isTold = state.terms.slice(to, to + 3).some(({ tags }) => tags.has('drops-out'));
  if (isIll && isTold) return at;
  // “push it a week, the little one is sick”: the reason for other days; “because the little one is often sick”
  if (isIll && (state.dates.length > 0 || isReason(state, at))) {
    if (WHO.some((name) => state.terms[at - 1]?.tags.has(name))) state.consume(at - 1, at);
    return true;
  }
  for (let here = at - 1; here >= 0 && here > at - MAX_DISTANCE; here -= 1) {
    const term = state.peek(here);
    if (!term && state.terms[here]?.tags.has('aged')) return ofAgeLeave(state, here);
    if (!term || (term.kind === 'break' && term.text === '.')) return false;
    // בן ה-6 לא בא (the six-year-old is not coming)
    if (term.number !== null && /ה/u.test(term.prefix) && state.terms[here - 1]?.tags.has('aged'))
      return leaveAge(state, term.number);
    // “one of them cancelled”, “two have dropped out”
    const isCount = term.tags.has('of-which') || (here === at - 1 && term.number !== null && !term.isOrdinal);
    if (isCount) return staysHome(state, term.number ?? state.peek(here - 1)?.number ?? 1, term);
    const who = WHO.find((name) => term.tags.has(name));
    if (who === undefined) continue;
    const isCountedAfter = [0, 1, 2, 3].some((next) => state.peek(to + next)?.number != null);
    const count = state.peek(here - 1)?.number ?? null;
    if (isAdult(term)) state.consume(count === null ? here : here - 1, here + 1);
    if (isCountedAfter && !['child', 'infant'].includes(who)) return false;
    state.consume(here, here + 1);
    // “my brother and I stay with Granny” counts none of the three.
    if (/(?:^| )(?:with|אצל|עם)(?: |$)/u.test(match[0]?.text ?? '')) {
      if (state.peek(here - 1)?.tags.has('me')) state.consume(here - 1, here);
      if (state.peek(to)?.tags.has('kin')) state.consume(to, to + 1);
    }
    if (state.people.ages.length > 0) return true;
    if (who === 'grown-child' || who === 'small-child') {
      return state.setPeople({
        leaves: who === 'grown-child' ? 'eldest' : 'youngest',
        isChange: true,
        hasChildren: true,
      });
    }
    if (who === 'child') {
      const isOf = state.terms
        .slice(here - 2, here)
        .findLast(({ text }) => /^(?:of|of the|of our|מ)$/u.test(text));
      const part = isOf ? (state.terms[state.terms.indexOf(isOf) - 1]?.number ?? null) : null;
      const left = (state.context.childrenAges?.length ?? 0) - (part ?? 1);
      // “my daughter is away”, “one of the kids isn't coming”: it is unknown which of the children.
      if (left > 0 && (part !== null || (!PLURAL.test(term.text) && count === null)))
        return state.setPeople({ children: left, hasChildren: true });
      return withoutChildren(match, state, at, to);
    }
    if (who === 'infant') return withoutInfants(match, state, at, to);
    // “two of us cannot make it”
    const several = /(?: us|couples?|parents|זוג|זוגות|הוריי?|ההורים(?: של\S+)?)$/u.test(term.text)
      ? Number(term.tags.get('party') ?? 1)
      : 1;
    return staysHome(state, count ?? several, term);
  }
  return false;
};

/** People who travelled before and do not come along. */
export const absentRules: readonly Rule[] = [
  // “Granny will mind the kids”, סבתא תשמור על הילדים (the same)
  rule(
    [
      minder,
      filler,
      filler,
      minds,
      maybe(word(/^(?:after|care)$/u)),
      maybe(tag('of')),
      filler,
      filler,
      maybe(num(2, 9)),
      maybe(tag('child', 'with-children')),
      maybe(tag('infant')),
    ],
    (match, state, at, to) => {
      const [child, infant] = match.slice(-2);
      // “my sister has children” says nothing about this trip.
      const isOwn = HAS_SOME.test(textOf(state.terms.slice(at, to)));
      if (isOwn || !staysBehind(state, to)) return false;
      return (
        (child !== undefined && withoutChildren(match, state, at, to)) ||
        (infant !== undefined && withoutInfants(match, state, at, to))
      );
    },
  ),
  rule([tag('without'), filler, tag('child', 'with-children')], withoutChildren),
  rule([tag('without'), filler, tag('infant')], (match, state, at, to) =>
    // “I always forget the baby”
    match[0]?.text.startsWith('forget') ? false : withoutInfants(match, state, at, to),
  ),
  rule([tag('drops-out')], someoneDropsOut),
  // “without my husband this time”
  rule([tag('without'), filler, either(tag('kin'), tag('party'))], ([without, , who], state, at) => {
    // “I won’t travel without my wife”
    if (isNegated(state, at) || state.terms[at - 1]?.tags.has('drops-out')) return false;
    const isOne = who !== undefined && (Number(who.tags.get('kin')) === 1 || ONE_OF_TWO.test(who.text));
    return isOne && WITHOUT.test(without?.text ?? '') && staysHome(state, 1, who);
  }),
  // “only the younger one is coming”, of two children
  rule([ONLY, filler, tag('grown-child', 'small-child'), filler, comes], ([, , child], state) => {
    if (state.context.childrenAges?.length !== 2) return false;
    const leaves = child?.tags.has('grown-child') ? 'youngest' : 'eldest';
    return state.setPeople({ leaves, isChange: true, hasChildren: true });
  }),
  // “only two are coming”
  rule([ONLY, filler, num(1, 30), filler, comes], ([, , count], state) =>
    state.setPeople({ total: count?.number ?? null }),
  ),
];
