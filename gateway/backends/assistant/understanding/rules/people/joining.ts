/**
 * Rules for people who join the party or leave it: “my sister is coming too”, “one person less”. They make the
 * counts of the message a change of the party (`people.isChange`).
 */
import {
  either,
  filler,
  hasOnlyFillers,
  isPolite,
  isCounted,
  mark,
  maybe,
  num,
  rule,
  sign,
  tag,
  word,
} from '../../grammar.ts';
import type { Part, Rule, RuleAction } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import { COUPLE, FRIEND, I, ME, PARENTS, WITH } from './relatives.ts';

const THEM = /^(?:them|her|him|too|as well|אליהם|אליהן|אליו|אליה|איתם|איתן|גם)$/u;
/** Words that make the people the whole party, not an addition: “only one kid is coming”. */
const ONLY = /^(?:only|just|רק)$/u;
/** Verbs before which “just” means “recently”: “my sister has just told me”. */
const SAYS = /^(?:told|said|called|rang|decided|texted|announced|heard|asked|remembered)(?: |$)/u;
/** Maximum number of terms between “just” and those who come: “just the nine year old who is coming”. */
const NEAR = 4;
const person = either(
  tag(...'child grown-child small-child with-children twins infant adult person kin aged room'.split(' ')),
  word(PARENTS),
  word(COUPLE),
);

/**
 * The action that makes the people of the message an addition to the party. It uses no term (returns `at`), so
 * that the rules for counts still see the people. False without a search, after a question for ages or guests, and
 * when the message gives a new total.
 */
export const addPeople: RuleAction = (match, state, at, to) => {
  const { hasSearch, lastQuestion } = state.context;
  // “plus one, so make it 2 adults and a child”: the new number replaces the old one.
  const isNewTotal =
    // “three adults, my dad is coming”
    (match[0]?.tags.has('adult') === true &&
      state.terms[at - 1]?.number != null &&
      match.slice(1).some((term) => term?.tags.has('kin'))) ||
    state.terms.slice(0, at).some(({ tags }) => tags.has('adult')) ||
    state.terms.slice(at).some((term) => isTotal(term) && !match.includes(term)) ||
    isCountedAfter(state.terms, to);
  // “me and two friends” are three people.
  const isWithMe = ME.test(state.terms[at - 1]?.text ?? '');
  // “can friends come to visit me”
  const isVisit = /^(?:visit|לבקר)/u.test(state.terms.slice(to, to + 2).at(-1)?.text ?? '');
  const isOnly = state.terms
    .slice(Math.max(0, at - NEAR), to)
    .some(({ text }, here, all) => ONLY.test(text) && !SAYS.test(all[here + 1]?.text ?? ''));
  if (
    !hasSearch ||
    isNewTotal ||
    isWithMe ||
    isOnly ||
    isVisit ||
    lastQuestion === 'ages' ||
    lastQuestion === 'guests'
  )
    return false;
  state.people.isChange = true;
  return at;
};

/** True for a total that includes those just added: “so a couple”, “so 4 of us”. */
const isTotal = ({ text, tags }: Term): boolean =>
  /^(?:zug|couple|זוג|of us)$/u.test(text) && !tags.has('kin');

/** True when a number of adults follows, which is the total: “two colleagues join, three adults”. */
const isCountedAfter = (terms: readonly Term[], to: number): boolean =>
  terms.slice(to).some(({ tags }, at, after) => tags.has('adult') && after[at - 1]?.number != null);

/** The action for “another adult”, “one more room”. */
const oneMore: RuleAction = (match, state, at, to) => {
  const someone = match[2];
  if (!someone || state.context.kind === 'hotel') return false;
  const isRoom = someone.tags.has('room');
  if (addPeople(match, state, at, to) === false) {
    // “so three adults, and another room”
    const { rooms } = state.context;
    return isRoom && rooms !== undefined && state.setPeople({ rooms: rooms + 1 });
  }
  return state.setPeople(isRoom ? { rooms: 1 } : { adults: (state.people.adults ?? 0) + 1 });
};

/**
 * The action for “I am joining them”, גם אני מצטרף (I am joining too): the others were counted without the writer.
 */
const writerJoins: RuleAction = (match, state, at, to) => {
  const [also, , , joins, them] = match;
  const isToo =
    (also ?? them) !== undefined || /(?:too|as well|along)$|(?:^| )גם(?: |$)/u.test(joins?.text ?? '');
  return (
    isToo &&
    // “I am coming along with my sister”: both are counted as a list.
    !WITH.test(state.terms[to]?.text ?? '') &&
    addPeople(match, state, at, to) !== false &&
    state.setPeople({ adults: (state.people.adults ?? 0) + 1 })
  );
};

/** The action for “minus one person”, תורידי מבוגר אחד (remove one adult). */
const oneLess: RuleAction = (match, state) => {
  const { people, context } = state;
  if (!context.hasSearch || people.adults !== null || people.total !== null) return false;
  const count = match.find((term) => term?.number)?.number ?? 1;
  const isRoom = match.some((term) => term?.tags.has('room'));
  return state.setPeople({ ...(isRoom ? { rooms: -count } : { adults: -count }), isChange: true });
};

/** The action for “two more people”, “three extra adults”. */
const someMore: RuleAction = (match, state, at, to) =>
  addPeople(match, state, at, to) !== false &&
  state.setPeople({ adults: (state.people.adults ?? 0) + (match[0]?.number ?? 1) });

/** The action for “a third colleague”, ילד שלישי (a third child): one more. */
const nthPerson: RuleAction = (match, state, at, to) => {
  const nth = match.findIndex((term) => term?.tags.has('ordinal'));
  const isBefore = nth === 0 && match[nth]?.number === null;
  const isAfter = nth > 0 && state.isHebrew && !isCounted(state.peek(to));
  const isMore = Number(match[nth]?.tags.get('ordinal')) > 1 && (isBefore || isAfter);
  // “our second child is 5” is one of those known.
  const isKnown = KNOWN.test(state.terms[at - 1]?.text ?? '') || match[0]?.prefix.endsWith('ה') === true;
  // “a second guest’s name”
  const isName = match.some((term) => /['’]s$/u.test(term?.raw ?? '')) || state.terms[at - 1]?.text === 'של';
  if (!isMore || isKnown || isName || match.some((term) => term?.tags.has('room'))) return false;
  if (addPeople(match, state, at, to) === false) return false;
  const someone = match[1 - nth];
  // “a third person”, but a third friend or sister has a rule of their own.
  if (someone && counted.fits(someone) && !FRIEND.test(someone.text))
    state.setPeople({ adults: (state.people.adults ?? 0) + 1 });
  state.consume(at + nth, at + nth + 1);
  return at;
};

const KNOWN = /^(?:the|our|my|his|her)$/u;

const onePerson: Part = word(/^(?:a person|one person|one traveller|אדם אחד|איש אחד)$/u);
const counted = either(tag('adult', 'person', 'room'), onePerson);
/** “one person less”; the rule below excludes “for 2 people fewer stairs”. */
const fewer = word(/^(?:less|fewer|פחות)$/u);

const more = maybe(word(/^(?:more|extra|additional|another)$/u));

const MAX_GAP = 6;
/** Another subject, who is then the one that joins. */
const SUBJECT = /^(?:i|we|you|they|who|whoever|if|whether|אני|אנחנו|הם|מי|אם)$/u;

const NEGATES = /^(?:not|never|(?:does|do|did|is|wo|ca|could|would)nt|cannot|לא)(?: |$)/u;

/** The action for a verb of joining whose subject is named some words before, in the same clause. */
const laterJoins: RuleAction = (_match, state, at, to) => {
  const before = state.terms.slice(Math.max(0, at - MAX_GAP), at);
  const from = at - before.length;
  const who = before.findLastIndex((term, here) => person.fits(term) && state.peek(from + here) === term);
  const between = before.slice(who + 1);
  const isApart = ({ kind, tags, number, text }: Term): boolean =>
    kind !== 'word' ||
    number !== null ||
    // “my sister asks if we can join a tour”
    SUBJECT.test(text) ||
    (tags.has('place-mark') && text !== 'to') ||
    NEGATES.test(text) ||
    tags.has('not') ||
    WITH.test(text);
  if (who < 0 || between.some(isApart) || before[who]?.tags.has('party')) return false;
  return addPeople([before[who]], state, from + who, to) !== false && from + who;
};

/** People who join the party. Before all counts, which would use their numbers. */
export const addedPeopleRules: readonly Rule[] = [
  // “the two of us plus my mother”
  rule([tag('party'), mark(','), tag('besides', 'one-more'), filler, filler, tag('kin')], ([us], state) =>
    state.setPeople({ adults: Number(us?.tags.get('party') ?? 1) + 1 }),
  ),
  rule([tag('one-less'), filler, maybe(num(1, 9)), counted, maybe(num(1, 1))], oneLess),
  rule([filler, filler, onePerson, filler, tag('comes-too')], oneMore),
  rule([tag('one-more'), filler, counted], oneMore),
  rule([num(1, 20), { ...more, optional: false }, tag('adult', 'person')], someMore),
  rule([num(2, 20), tag('adult', 'person'), word(/^נוספ(?:ים|ות)$/u)], someMore),
  // “one person less”
  rule([maybe(num(1, 9)), counted, maybe(num(1, 1)), fewer], (match, state, at, to) => {
    const next = state.terms[to];
    return next?.kind === 'word' && !isPolite(next) ? false : oneLess(match, state, at, to);
  }),
  rule([maybe(num(1, 9)), fewer, counted], oneLess),
  rule([tag('besides', 'one-more'), mark(':'), filler, filler, maybe(num(0, 17)), person], addPeople),
  // נצטרך חדר נוסף (we will need another room), מבוגר נוסף (another adult)
  rule([counted, maybe(num(1, 1)), word(/^(?:נוסף|נוספת)$/u)], ([one], state, at, to) =>
    oneMore([undefined, undefined, one], state, at, to),
  ),
  rule([person, filler, filler, filler, filler, tag('comes-too')], addPeople),
  // “חמותי החליטה לבוא איתנו, תוסיפי אותה”, “grandma has now decided to tag along”
  rule([tag('comes-too')], laterJoins),
  rule([tag('ordinal'), person], nthPerson),
  rule([person, tag('ordinal')], nthPerson),
  // “I am joining them”
  rule([maybe(word(THEM)), word(I), filler, tag('comes-too'), maybe(word(THEM))], writerJoins),
  // “one more, 5 years old”
  rule([tag('besides', 'one-more'), filler, mark(','), filler, filler, num(0, 17), tag('aged')], addPeople),
  // “our son (4) is coming too”, “the elder daughter of 13 joins”
  rule(
    [
      person,
      mark('(,'),
      maybe(tag('of', 'aged')),
      num(0, 17),
      maybe(tag('aged')),
      mark('),'),
      filler,
      tag('comes-too'),
    ],
    addPeople,
  ),
  // “+ my sister”, “and grandma”
  rule(
    [
      either(sign('+'), word(/^and$/u)),
      filler,
      filler,
      maybe(num(0, 17)),
      more,
      tag('child', 'infant', 'kin'),
    ],
    (match, state, at, to) => {
      const isSign = match[0]?.kind === 'sign' || match.at(-1)?.tags.has('kin') === true;
      const isFirst = state.terms
        .slice(0, at)
        .every((term) => term.kind === 'break' || hasOnlyFillers(term, 'no', 'yes'));
      return isFirst && isSign ? addPeople(match, state, at, to) : false;
    },
  ),
  // “1 more child, 11 years”
  rule([num(1, 9), { ...more, optional: false }, tag('child', 'infant')], (match, state, at, to) =>
    addPeople(match, state, at, to) === false ? false : to - 1,
  ),
];
