/**
 * Rules for people who join the party or leave it: “my sister is coming too”, “one person less”. They make the
 * counts of the message a change of the party (`people.isChange`).
 */
import { hasTag, hasOnlyFillers, isCounted } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { FRIEND, ME, ONLY, WITH, member, person, when, type Action } from './vocabulary.ts';

/** Verbs before which “just” means “recently”: “my sister has just told me”. */
const SAYS = /^(?:told|said|called|rang|decided|texted|announced|heard|asked|remembered)(?: |$)/u;
/** Maximum number of terms between “just” and those who come: “just the nine year old who is coming”. */
const NEAR = 4;

/**
 * The action that makes the people of the message an addition to the party. It uses no term (returns `at`), so
 * that the rules for counts still see the people. False without a search, after a question for ages or guests, and
 * when the message gives a new total.
 */
export const addPeople: Action = (_found, state, at, to) => {
  const { terms, context, people } = state;
  const isAsked = context.lastQuestion === 'ages' || context.lastQuestion === 'guests';
  const isOnly = terms
    .slice(Math.max(0, at - NEAR), to)
    .some(({ text }, here, all) => ONLY.test(text) && !SAYS.test(all[here + 1]?.text ?? ''));
  // “can friends come to visit me”
  const isVisit = /^(?:visit|לבקר)/u.test(terms.slice(to, to + 2).at(-1)?.text ?? '');
  // “me and two friends” are three people.
  const isWithMe = ME.test(terms[at - 1]?.text ?? '');
  if (!context.hasSearch || isAsked || isOnly || isVisit || isWithMe || hasNewTotal(terms, at, to))
    return false;
  people.isChange = true;
  return at;
};

/** True for a new number of all: “so make it 2 adults”, “my dad is coming, three adults”, “so a couple”. */
const hasNewTotal = (terms: readonly Term[], at: number, to: number): boolean =>
  terms.some((term, here) => {
    const isCount = hasTag(term, 'adult') && terms[here - 1]?.number != null;
    if (here < at) return hasTag(term, 'adult');
    if (here >= to) return isCount || (/^(?:zug|couple|זוג|of us)$/u.test(term.text) && !hasTag(term, 'kin'));
    return here === at && isCount && terms.slice(at, to).some((other) => hasTag(other, 'kin'));
  });

const joins = (...[found, state, at, to]: Parameters<Action>): boolean =>
  addPeople(found, state, at, to) !== false;
const addAdults = (state: ParseState, more: number): true =>
  state.setPeople({ adults: (state.people.adults ?? 0) + more });

/** The action for “another adult”, “one more room”. */
const oneMore: Action = (found, state, at, to) => {
  const isRoom = hasTag(found.member, 'room');
  if (state.context.kind === 'hotel') return false;
  if (joins(found, state, at, to)) return isRoom ? state.setPeople({ rooms: 1 }) : addAdults(state, 1);
  // “so three adults, and another room”
  const { rooms } = state.context;
  return isRoom && rooms !== undefined && state.setPeople({ rooms: rooms + 1 });
};

/** The action for “two more people”, “three extra adults”. */
const someMore: Action = (found, state, at, to) =>
  joins(found, state, at, to) && addAdults(state, found.number?.number ?? 1);

/** The action for “minus one person”, תורידי מבוגר אחד (remove one adult). */
const oneLess: Action = ({ number, member }, state) => {
  const { people, context } = state;
  if (!context.hasSearch || people.adults !== null || people.total !== null) return false;
  return state.setPeople({
    [hasTag(member, 'room') ? 'rooms' : 'adults']: -(number?.number ?? 1),
    isChange: true,
  });
};

/**
 * The action for “I am joining them”, גם אני מצטרף (I am joining too): the others were counted without the writer.
 */
const writerJoins: Action = (found, state, at, to) => {
  const isToo = found.also ?? /(?:too|as well|along)$|(?:^| )גם(?: |$)/u.test(found['comes-too']?.text ?? '');
  // “I am coming along with my sister”: both are counted as a list.
  const isList = WITH.test(state.terms[to]?.text ?? '');
  return Boolean(isToo) && !isList && joins(found, state, at, to) && addAdults(state, 1);
};

/** The action for “a third colleague”, ילד שלישי (a third child): one more. */
const nthPerson: Action = (found, state, at, to) => {
  const { ordinal, who } = found;
  const isBefore = state.terms[at] === ordinal;
  const isNth = isBefore ? ordinal?.number === null : state.isHebrew && !isCounted(state.peek(to));
  // “our second child is 5” is one of those known; “a second guest’s name”
  const isKnown =
    /^(?:the|our|my|his|her|של)$/u.test(state.terms[at - 1]?.text ?? '') ||
    state.terms[at]?.prefix.endsWith('ה');
  if (!isNth || Number(ordinal?.tags.get('ordinal')) < 2 || isKnown) return false;
  if (hasTag(who, 'room') || /['’]s$/u.test(who?.raw ?? '') || !joins(found, state, at, to)) return false;
  // “a third person”, but a third friend or sister has a rule of their own.
  if (who && member.fits(who) && !FRIEND.test(who.text)) addAdults(state, 1);
  const nth = isBefore ? at : to - 1;
  state.consume(nth, nth + 1);
  return at;
};

const MAX_GAP = 6;
/** Another subject, who is then the one that joins, or a negation. */
const APART =
  /^(?:i|we|you|they|who|whoever|if|whether|אני|אנחנו|הם|מי|אם)$|^(?:not|never|(?:does|do|did|is|wo|ca|could|would)nt|cannot|לא)(?: |$)/u;

/** The action for a verb of joining whose subject is named some words before, in the same clause. */
const laterJoins: Action = (found, state, at, to) => {
  const from = Math.max(0, at - MAX_GAP);
  const before = state.terms.slice(from, at);
  const who = before.findLastIndex((term, here) => person.fits(term) && state.peek(from + here) === term);
  const isApart = (term: Term): boolean =>
    term.kind !== 'word' ||
    term.number !== null ||
    APART.test(term.text) ||
    WITH.test(term.text) ||
    hasTag(term, 'not') ||
    (hasTag(term, 'place-mark') && term.text !== 'to');
  if (who < 0 || before.slice(who + 1).some(isApart) || hasTag(before[who], 'party')) return false;
  return joins(found, state, from + who, to) && from + who;
};

/** The action for “+ my sister”, “and grandma” at the beginning of a message. */
const addedFirst: Action = (found, state, at, to) => {
  const isFirst = state.terms
    .slice(0, at)
    .every((term) => term.kind === 'break' || hasOnlyFillers(term, 'no', 'yes'));
  return (
    isFirst &&
    (state.terms[at]?.text === '+' || hasTag(state.terms[to - 1], 'kin')) &&
    addPeople(found, state, at, to)
  );
};

/** People who join the party. Before all counts, which would use their numbers. */
export const addedPeopleRules: readonly Rule[] = [
  // “the two of us plus my mother”
  when('#party [","] #besides|#one-more ~ ~ #kin', ({ party }, state) =>
    state.setPeople({ adults: Number(party?.tags.get('party') ?? 1) + 1 }),
  ),
  when('#one-less ~ number:[1-9] {member} number:[1-1]', oneLess),
  when(['~ ~ member:{single} ~ #comes-too', '#one-more ~ {member}'], oneMore),
  when(['number:1-20 {more} #adult|#person', 'number:2-20 #adult|#person נוספים|נוספות'], someMore),
  when(
    [
      'number:[1-9] {member} number:[1-1] less|fewer|פחות !!{other-word}',
      'number:[1-9] less|fewer|פחות {member}',
    ],
    oneLess,
  ),
  when('#besides|#one-more [":"] ~ ~ [0-17] {person}', addPeople),
  // נצטרך חדר נוסף (we will need another room), מבוגר נוסף (another adult)
  when('{member} [1-1] נוסף|נוספת', oneMore),
  when('{person} ~ ~ ~ ~ #comes-too', addPeople),
  // “חמותי החליטה לבוא איתנו, תוסיפי אותה”, “grandma has now decided to tag along”
  when('#comes-too', laterJoins),
  when(['#ordinal who:{person}', 'who:{person} #ordinal'], nthPerson),
  when('also:[{them}] {i} ~ #comes-too also:[{them}]', writerJoins),
  // “one more, 5 years old”; “our son (4) is coming too”, “the elder daughter of 13 joins”
  when(
    [
      '#besides|#one-more ~ [","] ~ ~ 0-17 #aged',
      '{person} ["(,"] [#of|#aged] 0-17 [#aged] ["),"] ~ #comes-too',
    ],
    addPeople,
  ),
  when('"+"|and ~ ~ [0-17] [{more}] #child|#infant|#kin', addedFirst),
  // “1 more child, 11 years”
  when('1-9 {more} #child|#infant', (found, state, at, to) => joins(found, state, at, to) && to - 1),
].flat();
