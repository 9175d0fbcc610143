/** Rules for people who do not come along: “my husband can't come”, “Granny will mind the kids”. */
import { hasTag, isNegated, textOf } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { isEveryday } from '../../lexicon/spellings/real-words.ts';
import { leaveAges, leaves } from './left-children.ts';
import { ONE_OF_TWO, gives, isPlural, when, type Action } from './vocabulary.ts';

/** True when the message counts the travellers, so that no one has to be subtracted. */
const hasCount = (state: ParseState): boolean =>
  state.terms.some((term, at, terms) => {
    const [before, next] = [terms[at - 1], terms[at + 1]];
    // נשארנו זוג אחד (one couple is left)
    const isGroup = hasTag(term, 'group') && (hasTag(next, 'party') || next?.number != null);
    const isCounted = before?.number != null && hasTag(term, 'adult', 'person');
    // “just us two now”
    const isUs = hasTag(term, 'party') && US.test(term.text);
    // The words for those who stay at home are used already.
    const isLeft = (isCounted || isUs) && state.peek(at) !== undefined;
    return term.tags.get('party') === 1 || isGroup || isLeft;
  });

const US = /\b(?:us|we)\b|שנינו|שתינו|אנחנו/u;

/**
 * Subtracts adults from the party: “my husband can't come”, “two friends can’t”. True even when nothing is to be
 * subtracted, so that the words are used up.
 */
const staysHome = (state: ParseState, count: number): true => {
  if (!state.context.hasSearch || hasCount(state)) return true;
  return state.setPeople({ adults: (state.people.adults ?? 0) - count, isChange: true });
};

const withoutChildren: Action = (_found, state) => state.setPeople({ children: 0, hasChildren: true });
const withoutInfants: Action = (_found, state) => state.setPeople({ infants: 0 });

/** Begins a clause about other people: “so just the two of us”. */
const NEXT_CLAUSE =
  /^(?:[-,.;!?\n]|so|then|we|i|just|only|me|while|but|ו?אז|לכן|ולכן|ואנחנו|ואני|רק|אבל|כי)$/u;

/** True for a term that shows that the children travel: a place, a trip, an age, or “come along”. */
const isTrip = (term: Term, before: Term | undefined): boolean =>
  term.number !== null ||
  hasTag(term, 'find-word', 'hotel-word', 'comes-too', 'aged', 'place-name') ||
  /^(?:with us|along|איתנו)$/u.test(term.text) ||
  (term.tags.size === 0 &&
    (hasTag(before, 'place-mark') || /^ו?[לב](?!בית)/u.test(term.text)) &&
    !isEveryday(term.text));

/**
 * True when the children stay at home, as far as the rest of the clause says: “Granny has the kids at home”, but
 * not “Granny takes the kids to Eilat”.
 */
export const staysBehind = (state: ParseState, from: number): boolean => {
  const rest = state.terms.slice(from);
  const end = rest.findIndex(({ text }) => NEXT_CLAUSE.test(text));
  return !rest.slice(0, end < 0 ? undefined : end).some((term, at) => isTrip(term, rest[at - 1]));
};

const HAS_SOME = /\bha(?:s|ve|ving) (?!(?:the|our|my|all|both) )/u;

/** The action for “Granny will mind the kids”; “my sister has children” says nothing about this trip. */
const minded: Action = ({ child, infant }, state, at, to) => {
  if (HAS_SOME.test(textOf(state.terms.slice(at, to))) || !staysBehind(state, to)) return false;
  return child
    ? withoutChildren({}, state, at, to)
    : infant !== undefined && withoutInfants({}, state, at, to);
};

const WHO = ['grown-child', 'small-child', 'child', 'infant', 'kin', 'party', 'person'];
const MAX_DISTANCE = 10;
const ALWAYS = /^(?:always|often|sometimes|usually|constantly|forever|תמיד|לפעמים|כל הזמן)$/u;
const BECAUSE = /^(?:because|since|as|cause|cuz|in case|כי|מאחר ש|למקרה ש)(?: |$)/u;
const IF =
  /\b(?:if|in case|unless|whether|suppose|supposing)\b|(?:^| )ו?ש?(?:אם|למקרה|במקרה|במידה|שמא)(?: |$)/u;

/** Uses up who it is in “if the baby is ill, can we cancel?”; false for one who really stays at home. */
function isSupposed(state: ParseState, at: number): boolean {
  const from = state.terms.findLastIndex(({ kind }, here) => here < at && kind === 'break') + 1;
  const clause = state.terms.slice(from, at);
  if (!IF.test(textOf(clause))) return false;
  for (const [here, term] of clause.entries())
    if (hasTag(term, ...WHO)) state.consume(from + here, from + here + 1);
  return true;
}

/**
 * The action for “can’t come”: finds who it is in the words before, “my wife has just told me that she can’t
 * come”.
 */
const someoneDropsOut: Action = (found, state, at, to) => {
  if (isSupposed(state, at)) return true;
  const { terms } = state;
  if (/^(?:is sick|is ill|חולה)$/u.test(found['drops-out']?.text ?? '')) {
    // “my husband is sick and can't come”: the part after “and” says that the husband stays at home.
    if (terms.slice(to, to + 3).some((term) => hasTag(term, 'drops-out'))) return at;
    // The reason for other days or a wish: “push it a week, the little one is sick”, “… as the kids are often sick”
    const isWish = state.freeCancellation || terms.some((term) => hasTag(term, 'free-cancellation'));
    const isReason = terms
      .slice(0, at)
      .some(({ text }) => ALWAYS.test(text) || (isWish && BECAUSE.test(text)));
    if (state.dates.length > 0 || isReason) {
      if (hasTag(terms[at - 1], ...WHO)) state.consume(at - 1, at);
      return true;
    }
  }
  for (let here = at - 1; here >= 0 && here > at - MAX_DISTANCE; here -= 1) {
    const term = state.peek(here);
    // “the 4 year old stays with grandma, so it's us and the 7 year old”: only the age before the verb
    if (!term && hasTag(terms[here], 'aged'))
      return leaveAges(
        state,
        state.people.ages.filter((age) => terms.slice(0, at).some(({ number }) => number === age)),
      );
    if (!term || term.text === '.') return false;
    // בן ה-6 לא בא (the six-year-old is not coming)
    if (term.number !== null && term.prefix.includes('ה')) return leaveAges(state, [term.number]);
    // “one of them cancelled”, “two have dropped out”
    if (hasTag(term, 'of-which') || (here === at - 1 && term.number !== null && !term.isOrdinal))
      return staysHome(state, term.number ?? state.peek(here - 1)?.number ?? 1);
    if (hasTag(term, ...WHO)) return whoLeaves(term, state, here, to);
  }
  return false;
};

/** Removes those of a term at `here` from the party. */
function whoLeaves(term: Term, state: ParseState, here: number, to: number): boolean {
  const isAdult = hasTag(term, 'kin', 'person');
  const count = state.peek(here - 1)?.number ?? null;
  if (isAdult) state.consume(count === null ? here : here - 1, here + 1);
  const isYoung = hasTag(term, 'child', 'infant');
  // “my wife can't come, so 3”
  if (
    !isYoung &&
    !hasTag(term, 'grown-child', 'small-child') &&
    [0, 1, 2, 3].some((next) => state.peek(to + next)?.number != null)
  )
    return false;
  state.consume(here, here + 1);
  // “my brother and I stay with Granny” counts neither of the two.
  const isWith = /(?:^| )(?:with|אצל|עם)(?: |$)/u.test(state.terms[to - 1]?.text ?? '');
  if (isWith && hasTag(state.peek(here - 1), 'me')) state.consume(here - 1, here);
  if (state.people.ages.length > 0) return true;
  if (hasTag(term, 'grown-child')) return leaves(state, 'eldest');
  if (hasTag(term, 'small-child')) return leaves(state, 'youngest');
  if (hasTag(term, 'child')) return childrenLeave(term, state, here);
  if (hasTag(term, 'infant')) return state.setPeople({ infants: 0 });
  // “two of us cannot make it”
  const isParty = /(?: us|couples?|parents|זוג|זוגות|הוריי?|ההורים(?: של\S+)?)$/u.test(term.text);
  return staysHome(state, count ?? (isParty ? Number(term.tags.get('party') ?? 1) : 1));
}

/** “my daughter is away”, “one of the kids isn't coming”: it is unknown which of the children. */
function childrenLeave(child: Term, state: ParseState, at: number): true {
  const before = state.terms.slice(Math.max(0, at - 3), at);
  const isPart = before.some(({ text }) => /^(?:of|of the|of our|מ)$/u.test(text));
  const gone = isPart ? (before.find(({ number }) => number !== null)?.number ?? null) : null;
  const left = (state.context.childrenAges?.length ?? 0) - (gone ?? 1);
  const isOne = gone !== null || (!isPlural(child) && state.peek(at - 1)?.number == null);
  return state.setPeople({ children: left > 0 && isOne ? left : 0, hasChildren: true });
}

/** People who travelled before and do not come along. */
export const absentRules: readonly Rule[] = [
  when('{minder} ~ ~ {minds} [after|care] [#of] ~ ~ [2-9] child:[#child|#with-children] [#infant]', minded),
  when('#without ~ #child|#with-children', withoutChildren),
  when(
    '#without ~ #infant',
    (found, state, at, to) =>
      // “I always forget the baby”
      !found.without?.text.startsWith('forget') && withoutInfants(found, state, at, to),
  ),
  when('#drops-out', someoneDropsOut),
  // “without my husband this time”, but not “I won’t travel without my wife”
  when('{without} ~ who:#kin|#party', ({ who }, state, at) => {
    if (isNegated(state, at) || hasTag(state.terms[at - 1], 'drops-out')) return false;
    const isOne = who?.tags.get('kin') === 1 || ONE_OF_TWO.test(who?.text ?? '');
    return isOne && staysHome(state, 1);
  }),
  // “only the younger one is coming”, of two children
  when(
    '{only} ~ child:#grown-child|#small-child ~ {comes}',
    ({ child }, state) =>
      state.context.childrenAges?.length === 2 &&
      leaves(state, hasTag(child, 'grown-child') ? 'youngest' : 'eldest'),
  ),
  // “only two are coming”
  when('{only} ~ number:1-30 ~ {comes}', gives('total')),
].flat();
