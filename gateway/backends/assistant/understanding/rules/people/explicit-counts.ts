/**
 * Rules for explicit numbers of people, like those of a form (“adults: 3”), and for ages after a number of
 * children.
 */
import type { ParseState } from '../../parse-state.ts';
import { either, filler, isCounted, mark, maybe, num, rule, tag, word } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import { MAX_PEOPLE, addAges, age, aged, ages, agesIn, moreAges } from './ages.ts';
import { absentRules } from './absent.ts';

const colon: Part = { fits: ({ text }) => text === ':' || text === '=' };
/** Adds children with their ages; false when there are more or fewer ages than children. */
function withTheirAges(ages: readonly number[], state: ParseState, count: number): boolean {
  if (ages.length > 0 && ages.length !== count) return false;
  addAges(state, ages);
  return state.setPeople({ children: (state.people.children ?? 0) + count });
}

const PLURAL = /(?:s|children|people|ים|ות)$/u;
/** True after an unused number, which counts the noun, so that the numbers after it are ages: “2 kids: 5, 10”. */
const isAfterNumber = (state: ParseState, at: number): boolean =>
  (state.peek(at - 1)?.number ?? null) !== null;

/** A rule for a label with a number: “adults: 3”. */
function labelled(name: string, part: 'infants' | 'adults' | 'rooms' | 'total'): Rule {
  return rule(
    [tag(name), colon, num(part === 'infants' ? 0 : 1, MAX_PEOPLE)],
    ([, , count], state, at, to) => {
      // “guests: 2 adults, 2 children”, but not “guests: 2 rooms: 1”
      const after = state.peek(to + 1);
      const isOfNext = isCounted(state.peek(to)) && after?.number == null && !(after && colon.fits(after));
      return !isOfNext && !isAfterNumber(state, at) && state.setPeople({ [part]: count?.number ?? 0 });
    },
  );
}

/** Labels and ages like those of a form: “adults: 3”, “children: 2, ages 4 and 6”. */
const labels: readonly Rule[] = [
  // “adults 2 children 2”, not “3 rooms for 2 adults 4 nights”
  rule(
    [tag('adult'), num(1, 30), { ...mark(',;'), optional: true }, tag('child')],
    ([, count], state, at, to) => {
      if (isAfterNumber(state, at)) return false;
      state.people.adults = count?.number ?? null;
      return to - 1;
    },
  ),
  labelled('infant', 'infants'),
  labelled('adult', 'adults'),
  labelled('room', 'rooms'),
  labelled('person', 'total'),
  // אדם 1 (1 person)
  rule([word(/^(?:אדם|איש|נפש|אורח|נוסע)$/u), num(1, 1)], (_match, state, at) =>
    isAfterNumber(state, at) ? false : state.setPeople({ total: 1 }),
  ),
  rule(
    [
      tag('child'),
      maybe(colon),
      num(1, MAX_PEOPLE),
      mark(',;('),
      either(tag('aged'), age),
      maybe(colon),
      maybe(age),
      ...moreAges,
    ],
    ([child, colon, count, ...ages], state, at) => {
      // “3 children 2, 6 and 9”: the first number is an age.
      const isExplicit = ages.some((term) => term?.tags.has('aged') || term?.text === '(');
      const isLabel = colon !== undefined || (isExplicit && PLURAL.test(child?.text ?? ''));
      if (!isLabel || isAfterNumber(state, at)) return false;
      if (withTheirAges(agesIn(ages), state, count?.number ?? 0)) return true;
      // “children: 12, 9, 5”
      const areAll = colon !== undefined && count !== undefined && age.fits(count);
      return areAll && addAges(state, agesIn([count, ...ages]));
    },
  ),
  // “the kids are 5 and 8”, “our two kids, they are five and eight”, “the kids are coming, 5 and 8”
  rule(
    [
      maybe(num(1, 9)),
      tag('child', 'small-child'),
      mark(',.'),
      maybe(word(/^(?:they|these|are)$/u)),
      maybe(word(/^with$/u)),
      either(
        word(/^(?:are|is|they are|theyre|us|me|with (?:us|me)|along|too|הם|הן|איתנו|איתי|אתנו|עמנו)$/u),
        tag('comes-too'),
      ),
      maybe(word(/^(?:actually|really|now|already|in fact|both|בעצם|כבר|עכשיו)$/u)),
      mark(',:('),
      ...ages,
    ],
    ([count, , , , , , , , ...ages], state, _at, to) => {
      // “the kids are 5 and 7, one room”: the last number belongs to the room.
      const isOver = state.terms[to - 1]?.number !== null && isCounted(state.peek(to));
      const told = agesIn(ages).slice(0, isOver ? -1 : undefined);
      if (told.length === 0 || !withTheirAges(told, state, count?.number ?? told.length)) return false;
      return isOver ? to - 1 : true;
    },
  ),
  // “my kids: 6 and 9”, “her boys, seven and nine”
  rule(
    [tag('child'), either(colon, word(/^,$/u)), age, maybe(word(/^(?:and|&)$/u)), age, ...moreAges],
    (match, state, at, to) => {
      const [, , , and, second] = match;
      const isJoined =
        (and !== undefined || second?.prefix.includes('ו') === true) &&
        (match[1]?.text !== ',' || PLURAL.test(match[0]?.text ?? ''));
      return isJoined && !isCounted(state.peek(to)) && addAges(state, agesIn(match));
    },
  ),
  rule([tag('child'), colon, num(0, MAX_PEOPLE)], ([, , count], state, at) =>
    isAfterNumber(state, at) ? false : withTheirAges([], state, count?.number ?? 0),
  ),
];

/** “my little sister, she's 10”, “our daughter, she is 12”, “our eldest comes too, she is 13”. */
const youngRelative: Rule = rule(
  [
    tag('kin', 'child', 'grown-child', 'small-child'),
    maybe(tag('comes-too')),
    mark(',('),
    filler,
    filler,
    aged,
    age,
    aged,
  ],
  (match, state, _at, to) => {
    const [one, joins, comma, pronoun, , aged, years, old] = match;
    // “my uncle uses one” gives no age.
    if (/^(?:one|אח[דת])$/u.test(years?.text ?? '') && !aged && !old) return false;
    const isChild =
      (comma ?? joins) !== undefined && (pronoun ?? aged) !== undefined && !PLURAL.test(one?.text ?? '');
    const isTold = (comma ?? pronoun ?? aged) !== undefined;
    // “my mother is coming, then 3”
    const isOne = one?.tags.has('kin') ? isTold && !joins && one.tags.get('kin') === 1 : isChild;
    if (!isOne || isCounted(state.peek(to))) return false;
    return withTheirAges(agesIn(match.slice(1)), state, 1);
  },
);

/** “Budapest, baby!!” mentions no infant. */
const exclamation: Rule = rule([tag('infant'), word(/^!$/u)], (_match, state, at) => {
  const before: Term | undefined = state.terms[at - 1];
  const isTold =
    before !== undefined &&
    (before.number !== null ||
      before.tags.has('filler') ||
      before.tags.has('one-more') ||
      before.tags.has('besides'));
  return (
    !isTold && state.terms.some(({ tags }) => ['person', 'adult', 'party'].some((name) => tags.has(name)))
  );
});

/** “3 kids two six and nine”: as many ages as children, in words. */
const agesInWords: Rule = rule(
  [num(2, 9), filler, tag('child'), filler, mark('(:,-'), ...ages],
  ([count, , , ...ages], state) =>
    agesIn(ages).length === count?.number ? withTheirAges(agesIn(ages), state, count.number) : false,
);

/** “אני ושתי הבנות שלי, 7 ו-10”: with its article בת means a daughter, not an age. */
const daughters: Rule = rule(
  [
    maybe(num(2, 9)),
    { fits: ({ prefix, text }) => prefix.endsWith('ה') && /^ו?ה(?:בת|בנות)$/u.test(text) },
    filler,
    mark('(:,-?'),
    ...ages,
  ],
  ([count, , , , ...told], state, _at, to) =>
    !isCounted(state.peek(to)) && withTheirAges(agesIn(told), state, count?.number ?? agesIn(told).length),
);

const counted = maybe(tag('adult', 'person', 'room'));

/** A new number instead of another: “3 rather than 2 adults”, “three people, not two”. */
const ratherThan: Rule = rule(
  [
    counted,
    num(1, 30),
    counted,
    mark(','),
    either(tag('not'), word(/^(?:instead of|במקום)$/u)),
    num(1, 30),
    counted,
  ],
  ([hebrew, count, before, , , other, after], state, _at, to) => {
    const noun = hebrew ?? before ?? after;
    if (!noun && (other?.number !== state.context.partySize || isCounted(state.peek(to)))) return false;
    const part = noun?.tags.has('room') ? 'rooms' : noun?.tags.has('adult') ? 'adults' : 'total';
    return state.setPeople({ [part]: count?.number ?? null });
  },
);

const ONLY = /^(?:just|only|רק)$/u;

const OF_US = /^(?:of us|מאיתנו|מאתנו)$/u;
/** “one of us cannot climb stairs”, לאחת החברות קשה (one of the friends has difficulties) count no one. */
const oneOfThem: Rule = rule(
  [num(1, 1), maybe(word(/^of$/u)), filler, filler, tag('child', 'party', 'person', 'kin', 'infant')],
  ([one, of, verb, , who], state, at, to) => {
    const isOneOf =
      of !== undefined ||
      verb?.text === 'is' ||
      OF_US.test(who?.text ?? '') ||
      (state.isHebrew && who?.prefix === 'ה');
    if (state.terms.slice(to, to + 3).some(({ tags }) => tags.has('drops-out'))) return false;
    return isOneOf && one?.kind === 'word' && !ONLY.test(state.terms[at - 1]?.text ?? '');
  },
);

/** The total: “me and the girls, 4 in total”. */
const inAll: Rule = rule(
  [num(1, 30), word(/^(?:in total|in all|altogether|all told|total|סך הכל|סך הכול|בסך הכל|סהכ)$/u)],
  ([size], state, at, to) => {
    // “how much is the cheapest one in total”
    if (size?.text === 'one') return false;
    const isApart = state.terms[to]?.kind !== 'word' && state.terms[at - 1]?.kind !== 'sign';
    return isApart && state.budget === null && state.setPeople({ total: size?.number ?? null });
  },
);

/** “we’re all 18”, כולנו בני 20 (all of us are 20): the age of adults, not their number. */
const allAged: Rule = rule(
  [
    maybe(word(/^(?:we|were|we are|theyre|they are|they)$/u)),
    filler,
    word(/^(?:all|both|all of us|we all|everyone|everybody|כולנו|כולן|כולם)$/u),
    filler,
    maybe(word(/^(?:over|above|past|at-least|מעל)$/u)),
    aged,
    num(18, 99),
    aged,
  ],
  (_match, state, _at, to) => !isCounted(state.peek(to)) && !OF_US.test(state.terms[to]?.text ?? ''),
);

/** Explicit numbers of people. Applied before the rules that count nouns. */
export const explicitCountRules: readonly Rule[] = [
  oneOfThem,
  allAged,
  inAll,
  ...absentRules,
  ratherThan,
  ...labels,
  exclamation,
  youngRelative,
  agesInWords,
  daughters,
];
