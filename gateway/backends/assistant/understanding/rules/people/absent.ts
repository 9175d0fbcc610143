/** Rules for people who do not come along: “my husband can't come”, “Granny will mind the kids”. */
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { isEveryday } from '../../lexicon/spellings/real-words.ts';
import {
  anyWord,
  either,
  filler,
  maybe,
  num,
  rule,
  tag,
  word,
  type Part,
  type RuleAction,
  type Rule,
} from '../../grammar.ts';
import { keepAges, leaveAge } from './left-children.ts';

/** True when the message counts the travellers, so that no one has to be subtracted. */
const hasCount = (state: ParseState, who: Term): boolean =>
  state.terms.some(
    ({ tags, text }, at, terms) =>
      tags.get('party') === 1 ||
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
const staysBehind = (state: ParseState, from: number): boolean => {
  const rest = state.terms.slice(from);
  const end = rest.findIndex(({ text }) => NEXT_CLAUSE.test(text));
  return !rest.slice(0, end < 0 ? undefined : end).some((term, at) => isTrip(term, rest[at - 1]));
};

const minds = word(
  /^(?:minds?|minding|watch|watches|watching|babysits?|babysitting|takes?|taking|keeps?|keeping|has|have|having|looks?|looking|looks? after|looking after|תשמור|ישמור|ישמרו|שומרת|שומר|שומרים|לוקחת|לוקח|לוקחים|תיקח|ייקח|ייקחו|יקחו)$/u,
);
const minder = either(tag('kin', 'person'), word(/parents|הורי/u));

const ONLY = word(/^(?:only|just|רק)$/u);
const comes = either(
  tag('comes-too'),
  tag('arriving'),
  word(/^(?:(?:באה?|בא(?:ים|ות)) )?(?:with us|along|איתנו|איתי)$/u),
);
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

const ILL = /^(?:is sick|is ill|חולה)$/u;
/**
 * The action for “can’t come”: finds who it is in the words before, “my wife has just told me that she can’t
 * come”.
 */
const someoneDropsOut: RuleAction = (match, state, at, to) => {
  // “push it a week, the little one is sick”: the reason for other days
  if (ILL.test(match[0]?.text ?? '') && state.dates.length > 0) {
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
    const isCountedAfter = state.terms.slice(to, to + 4).some(({ number }) => number !== null);
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
      const left = (state.context.childrenAges?.length ?? 0) - 1;
      // “my daughter is away”: it is unknown which of the children.
      if (left > 0 && !PLURAL.test(term.text) && count === null)
        return state.setPeople({ children: left, hasChildren: true });
      return withoutChildren(match, state, at, to);
    }
    if (who === 'infant') return withoutInfants(match, state, at, to);
    // “two of us cannot make it”
    const several = term.text.endsWith(' us') ? Number(term.tags.get('party') ?? 1) : 1;
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
      const isOwn = HAS_SOME.test(
        state.terms
          .slice(at, to)
          .map(({ text }) => text)
          .join(' '),
      );
      if (isOwn || !staysBehind(state, to)) return false;
      return (
        (child !== undefined && withoutChildren(match, state, at, to)) ||
        (infant !== undefined && withoutInfants(match, state, at, to))
      );
    },
  ),
  // “without a partner, just me”
  rule(
    [tag('without'), filler, maybe(tag('child')), tag('party')],
    (match, { terms }, at) =>
      match[3]?.tags.get('party') === 2 &&
      // “never without my wife”, “without the other couple”
      !terms
        .slice(Math.max(0, at - 3), at)
        .some(({ text }) => /^(?:not|dont|wont|never|cant|לא)(?: |$)/u.test(text)),
  ),
  rule([tag('without'), filler, tag('child', 'with-children')], withoutChildren),
  rule([tag('without'), filler, tag('infant')], (match, state, at, to) =>
    // “I always forget the baby”
    match[0]?.text.startsWith('forget') ? false : withoutInfants(match, state, at, to),
  ),
  rule([tag('drops-out')], someoneDropsOut),
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

/** Verbs of a story about a child. Without “needs”, “eats” and “loves”, which may be about a traveller. */
const TELLS =
  /^(?:got|gets|was|were|had|called|rang|phoned|texted|wrote|showed|shows|taught|gave|bought|set|is getting|getting|went|thought|made|kept|התקשרה?|כתבה?|הראתה?|לימדה?|אמרה?|עשתה?|היה|היתה|הייתה|היו|חלה|חלתה|התחתנה?|מתחתנת?|מתחתנים|נתנה?|קנתה?|שלחה?)(?: |$)/u;
/** Reactions of children, “the kids hate it”. Before the first search they show that the children travel. */
const REACTS =
  /^(?:hates?|go|goes|think|thinks|keeps?|ירצו|יבכו|יהרגו|יטרפו|משגעי?ם?|ישתגעו|חושבי?ם?)(?: |$)/u;
/** Before the subject of a clause. */
const OPENS = /^(?:because|cause|bc|cos|since|that|if|when|so|but|or|כי|אם|כש|אבל|ש|בגלל|או)$/u;

/** True for a child in a story: “because my kid got sick”. The child is the subject of the clause, without an age. */
function isOfStory({ terms, context }: ParseState, at: number): boolean {
  const before = terms.slice(0, at).findLast(({ text }) => !/^(?:my|our|his|her|the|their|a)$/u.test(text));
  const isFirst = before === undefined || before.kind === 'break' || OPENS.test(before.text);
  const after = terms.slice(at + 1, at + 4);
  // מתחתנת ב-8 (gets married on the 8th) is no age.
  const isAged = after.some(
    ({ tags, number, prefix }) => tags.has('aged') || (number !== null && prefix === ''),
  );
  const verb = after.find(({ text }) => !/^(?:של.*|just|has|have|only|already|כבר|רק)$/u.test(text));
  const text = verb?.text ?? '';
  // “my daughter just reminded me”: an unknown verb, when the travellers are known
  const isOther = context.hasSearch && verb?.kind === 'word' && verb.tags.size === 0;
  const tells = TELLS.test(text) || isOther || (context.hasSearch && REACTS.test(text));
  return isFirst && !isAged && terms[at]?.prefix !== 'ו' && tells;
}

/** “my kid got sick”, “הנכדה מתחתנת”: the child of a story does not travel. */
const childOfStory: Rule = rule([tag('child', 'small-child')], (_match, state, at) => isOfStory(state, at));

const WANTS = /^(?:want|prefer|insist|like|love|hate|ask|רוצה|מעדיפ|אוהב|מתעקש|ביקש)/u;
const says: Part = word(
  /^(?:wants?|prefers?|insists?|likes?|loves?|hates?|asks?|asked|רוצה|מעדיפה?|אוהבת?|מתעקשת?|ביקשה?|says?|said|told|tells|thinks?|recommends?|recommended|lives?|studies|study|works?|אמרה?|אומרת?|המליצה?|ממליצה?|גרה?|גרים|גרות|לומדת?)$/u,
);
const visiting: Part = word(
  /^(?:near|close to|visit|visiting|ליד|קרוב ל|see|seeing|meet|meeting|לבקר|מבקרת?|מבקרים|לראות|לפגוש|אצל)$/u,
);
/** Verbs of talking and showing, whose object does not travel. */
const tells: Part = word(
  /^(?:spoke|spoken|speak|speaking|talk|talked|talking|promised|checked|consulted|discussed|asked|told|show|tell|מדברת?|מדברים|הבטחתי|הבטחנו|דיברתי|דיברנו|התייעצתי|התייעצנו|שאלתי|שאלנו|בדקתי|להראות|לספר)$/u,
);
/** Verbs of talking now: “I talk to my wife by video every evening”. */
const talks: Part = word(/^(?:talk|speak|talking|speaking|מדברת?|מדברים)$/u);
const anyone = tag('child', 'party', 'person', 'kin', 'infant');
/** The action for people who are only mentioned: uses up the last term and leaves the others. */
export const mentionedOnly: RuleAction = (_match, state, _at, to) => {
  state.consume(to - 1, to);
  return false;
};

/** People who are only mentioned. Applied before the rules that count people. */
export const mentionedRules: readonly Rule[] = [
  // “My daughter says …”, “my son lives there” and “visiting my grandchildren” mention people who do not travel; “my
  // wife wants a week in Rome” does, unless the travellers are known.
  rule(
    [tag('child', 'party', 'person', 'kin'), filler, says],
    ([, , said], { context }) => context.hasSearch || !WANTS.test(said?.text ?? ''),
  ),
  childOfStory,
  rule([visiting, filler, anyone], mentionedOnly),
  // “I have spoken with our daughter”, “to show it to my son”
  rule(
    [tells, anyWord, anyWord, maybe(word(/^(?:with|to|עם|את)$/u)), filler, tag('child', 'kin')],
    mentionedOnly,
  ),
  rule([talks, maybe(word(/^(?:with|to|עם)$/u)), filler, tag('party')], mentionedOnly),
  // “I am not a child any more”
  rule(
    [word(/^(?:not|no longer|לא)$/u), filler, tag('child')],
    (match) => !PLURAL.test(match[2]?.text ?? ''),
  ),
];
