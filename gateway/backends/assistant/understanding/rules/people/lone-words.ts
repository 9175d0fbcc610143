/** Rules for people that are only understood from what other rules found: ages in brackets, “each”, “plus one”. */
import type { ParseState } from '../../parse-state.ts';
import { either, filler, isCounted, mark, maybe, num, rule, sign, tag, textOf, word } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import type { Part, Rule } from '../../grammar.ts';
import { addAges, age, aged, ages, agesIn } from './ages.ts';
import { isSummedUp } from './relatives.ts';

/** “zug + 2 (4, 7)”: ages in brackets after the count. */
const agesInBrackets: Rule = rule([word(/^\($/u), ...ages, mark(')')], (match, state) => {
  const given = agesIn(match);
  if (state.people.ages.length > 0 || state.people.children !== given.length) return false;
  return addAges(state, given);
});

/** “2 rooms, each with 2 adults”: the adults are multiplied by the rooms. */
const inEach: Rule = rule([tag('in-each', 'per-person')], ([each], state, at) => {
  const { people, terms } = state;
  const before = terms[at - 1]?.tags;
  // “2 rooms, 2 adults each”
  const isOfRooms = each?.tags.has('in-each') || before?.has('adult') || before?.has('person');
  if (!isOfRooms || people.rooms === null || people.rooms < 2 || people.adults === null || people.isChange)
    return false;
  people.adults *= people.rooms;
  return true;
});

const EACH = /^(?:each|each with|in each|every one|ב?כל אח[דת](?: מהן)?)$/u;

const FAMILIES: Part = word(/^(?:families|משפחות)$/u);
/** The number of “two families”, which counts no people. */
export const familiesCount: Rule = rule([num(2, 6), FAMILIES], (_match, _state, _at, to) => to - 1);
/** “two families, each 2 adults and a child”: everyone is multiplied. */
const families: Rule = rule([FAMILIES], (_match, state, at) => {
  const { people, terms } = state;
  const count = terms[at - 1]?.number ?? 0;
  const rest = terms.slice(at + 1, at + 5);
  const isEach = rest.some(
    ({ text }, here) => EACH.test(`${text} ${rest[here + 1]?.text ?? ''}`) || EACH.test(text),
  );
  if (count < 2 || count > 6) return false;
  const isOpen = people.adults === null && people.total === null && !people.isChange;
  const size = terms[at + 1]?.text === 'of' ? terms[at + 2]?.number : null;
  if (isOpen && size != null && size > 2) {
    state.setPeople({ adults: count * 2, children: count * (size - 2), hasChildren: true });
    return at + 3;
  }
  // “Florence for two families”: two parents each, and children whose ages are then asked for
  if (isOpen)
    return state.setPeople({
      adults: count * 2,
      ...(isEach && people.children !== null && { children: people.children * count }),
      hasChildren: true,
    });
  if (!isEach || people.adults === null) return false;
  const times = <T>(all: readonly T[]): T[] => Array.from({ length: count }, () => all).flat();
  return state.setPeople({
    adults: people.adults * count,
    ages: times(people.ages),
    children: people.children === null ? null : people.children * count,
    infants: people.infants === null ? null : people.infants * count,
  });
});

/** “2 adults + 1”: a child. */
const plusChildren: Rule = rule([sign('+'), num(1, 9)], ([, count], state, _at, to) => {
  const next = state.peek(to);
  if (state.people.adults === null || state.people.hasChildren || isCounted(next)) return false;
  return state.setPeople({ children: count?.number ?? 0, hasChildren: true });
});

/** “plus one”: one adult more than before. */
const plusOne: Rule = rule(
  [either(tag('besides', 'or-more'), sign('+')), num(1, 9)],
  ([, count], state, at, to) => {
    const { people, context } = state;
    const isLast = state.peek(to)?.kind !== 'word' || state.peek(to) === undefined;
    if (!context.hasSearch || people.adults !== null || people.total !== null || !isLast) return false;
    if (
      // ועוד אחת בת 9 (and another one aged 9) is a child.
      state.terms[to]?.tags.has('aged') ||
      state.terms[at - 1]?.tags.has('without') ||
      context.lastQuestion === 'ages' ||
      context.lastQuestion === 'guests'
    )
      return false;
    return state.setPeople({ adults: count?.number ?? 1, isChange: true });
  },
);

/** True when a child follows “with” or “me and”: אני נוסעת עם הנכדה (I travel with my granddaughter). */
const isWithChild = ({ terms }: ParseState): boolean =>
  terms.some(
    ({ text, tags: own }, at) =>
      (own.has('with-children') && /^(?:and|ו)/u.test(text)) ||
      // “with my daughter”, עם הנכדה (with the granddaughter)
      (/^(?:with my|ו?עם)$/u.test(`${text}${text === 'with' ? ` ${terms[at + 1]?.text}` : ''}`) &&
        terms.slice(at + 1, at + 3).some(({ tags }) => tags.has('child') || tags.has('infant'))),
  );

/** True for “for me and …” with the children next: עבורי ועבור שני נכדיי (for me and for my two grandsons). */
const isForMeAnd = ({ terms }: ParseState): boolean =>
  terms.some(
    ({ tags }, at) =>
      tags.has('for-me') &&
      /^(?:ו|ול|ועם)$/u.test(terms[at + 1]?.prefix || (terms[at + 1]?.text.slice(0, 1) ?? '')),
  );

/** True for “me and my 15 year old”, “my two kids and I”, but not for “with two kids I am not opening my purse”. */
export const isBesideMe = ({ terms }: ParseState): boolean =>
  terms.some(
    ({ tags }, at) =>
      tags.has('me') &&
      (JOINS.test(terms[at + 1]?.text ?? '') ||
        terms[at + 1]?.prefix.startsWith('ו') === true ||
        // “I am sorry, I have muddled it” joins no one.
        (terms[at - 1]?.text !== ',' && JOINS.test(terms[at - 1]?.text ?? '')) ||
        terms[at]?.prefix.startsWith('ו') === true),
  );
const JOINS = /^(?:and|n|with|plus|\+|&|,|ועם|עם)$/u;

/** “a grandmother and her two grandsons”, “me and my 15 year old”: the adults with the children. */
const adultsWithChildren: Rule = rule([tag('kin', 'me', 'for-me')], (_match, state) => {
  const { people } = state;
  const isOpen = people.adults === null && people.total === null && !people.isChange;
  if (!isOpen || !people.hasChildren || (people.ages.length === 0 && !people.children)) return false;
  const rest = state.remaining();
  const kin = rest.reduce(
    (sum, { tags }) => sum + (typeof tags.get('kin') === 'number' ? Number(tags.get('kin')) : 0),
    0,
  );
  // “I am a grandmother”, and “with my mother”.
  const isMine =
    rest.some(({ text }) => /^(?:with my|my|our|שלי|שלנו)$|^א(?:חותי|חי|מי|בי)$/u.test(text)) &&
    rest.some(({ text }) => /^(?:with|עם)$/u.test(text));
  const isMe = isBesideMe(state);
  // “the six year old stays with his aunt”
  const isOfLeft = people.allChildren !== null || rest.some(({ tags }) => tags.has('drops-out'));
  if (isOfLeft && !isMe) return false;
  if (kin > 0) people.adults = kin + (isMine ? 1 : 0);
  else if (isForMeAnd(state)) people.adults = 1;
  else if (
    isMe ||
    (isWithChild(state) && !state.context.hasSearch && rest.some(({ tags }) => tags.has('me')))
  )
    people.adults = 1;
  return people.adults !== null;
});

/** “I shall be travelling with my sister”: two adults. */
const withRelative: Rule = rule(
  [word(/^(?:with|w|with my|together with|taking|take|bringing|ו?עם|לוקח(?:ת)? את)$/u), filler, tag('kin')],
  ([, , kin], state) => {
    const { people, terms } = state;
    const count = kin?.tags.get('kin');
    const isAlone =
      terms.some(({ tags, text }) => tags.has('me') || /^(?:im|my|שלי)$|שלי$/u.test(text)) &&
      !terms.some(({ text }) => WE.test(text));
    if (
      !isAlone ||
      typeof count !== 'number' ||
      people.adults !== null ||
      people.total !== null ||
      people.isChange
    )
      return false;
    return state.setPeople({ adults: 1 + count });
  },
);
const turns = ({ text }: Term): boolean =>
  /^(?:[.!;\n]|oh|ah|wait|actually|plus|also|too|גם|וגם|אה|אוי|רגע|אופס|בעצם|שכחתי)$/u.test(text);
/** “if my mother comes too”, “my sister might come too” */
const MAY_BE =
  /(?:^| )(?:if|in case|might|may|could|maybe|perhaps|unless|whether|not|isnt|doesnt|wont|ו?אם|אולי|לא)(?: |$)/u;
/** “my wife and I. My mother is coming too”: one more, also in the first message */
const joinsNow: Rule = rule(
  [tag('kin'), filler, filler, filler, either(tag('comes-too'), word(/^בא(?:ה|ים|ות)?$/u))],
  ([kin, , , , joins], { people, context, terms }, at, to) => {
    const count = kin?.tags.get('kin');
    const isOpen = !context.hasSearch && people.total === null && !isSummedUp(terms);
    if (!isOpen || people.adults === null || typeof count !== 'number') return false;
    // “three adults, my dad is coming”, “my dad is coming, three adults” count him.
    const clause = terms.findLastIndex(({ kind }, here) => here < at && kind === 'break') + 1;
    if (MAY_BE.test(textOf(terms.slice(clause, to)))) return false;
    const isBeside =
      /(?:too|as well|also|along)$|גם/u.test(joins?.text ?? '') || terms.slice(0, at).some(turns);
    if (!isBeside || terms.slice(to).some(({ tags }) => tags.has('adult'))) return false;
    people.adults += count;
    return true;
  },
);
/** Others travel too: “a hotel for my mum in Rome, with me”, “a room next to ours” */
const WITH_US = /^(?:(?:with |near |and )?(?:me|us)|ours|we|i|אי?תי|אי?תנו|שלנו|אני|אנחנו|ואני|לידנו)$/u;
/** “a hotel in Rome for my sister”, מלון לסבא וסבתא (a hotel for Grandpa and Grandma): only those who are named */
const bookedFor: Rule = rule(
  [maybe(tag('for')), filler, tag('kin')],
  ([lead, , kin], { people, context, terms }, at, to) => {
    const [before, next] = [terms[at - 1], terms[to]];
    const count = kin?.tags.get('kin');
    // “we need a lift for my mother”, “for my sister and me”
    const isOfStay =
      before !== undefined &&
      (before.tags.size === 0 || ['hotel-word', 'room', 'find-word'].some((name) => before.tags.has(name)));
    const isAlone = next?.kind !== 'word' || ['place-mark', 'of', 'from'].some((name) => next.tags.has(name));
    const isFor = lead !== undefined || kin?.prefix === 'ל';
    const isOpen = !context.hasSearch && people.adults === null && people.total === null && !people.isChange;
    if (
      !isOpen ||
      !isFor ||
      !isOfStay ||
      !isAlone ||
      terms.slice(to).some(({ text }) => WITH_US.test(text)) ||
      typeof count !== 'number' ||
      /['’]s$/u.test(kin?.raw ?? '')
    )
      return false;
    people.adults = count;
    return true;
  },
);
const WE = /^(?:we|us|our|were|well|אנחנו|לנו|שלנו|אנו)$/u;

/** Ages after a pronoun: “my son and me, he’s 13”, “our grandchildren come along, they are 6 and 9”. */
const agesAfterPronoun: Rule = rule(
  [word(/^(?:hes|shes|he is|she is|he|she|they|theyre|they are|הוא|היא|הם|הן)$/u), filler, aged, ...ages],
  (match, state, _at, to) => {
    const { people } = state;
    const given = agesIn(match);
    const areTwins = given.length === 1 && state.terms.some(({ tags }) => tags.has('twins'));
    const told = areTwins ? [...given, ...given] : given;
    // “my son (11) and my daughter, she’s 14”
    const missing = (people.children ?? told.length) - people.ages.length;
    return (
      people.hasChildren && missing === told.length && !isCounted(state.peek(to)) && addAges(state, told)
    );
  },
);

/** “Noam is 8 and Tamar will be four”, beside the age of another child. */
const agesToBe: Rule = rule(
  [word(/^(?:will be|shell be|hell be|turns|turning|ש?(?:ת|י)היה)$/u), filler, aged, age, aged],
  (match, state, _at, to) =>
    state.people.ages.length > 0 && !isCounted(state.peek(to)) && addAges(state, agesIn(match)),
);

/** “four, two rooms”: people before rooms. */
const peopleBeforeRooms: Rule = rule(
  [num(1, 30), { ...mark(',;'), optional: false }],
  ([count], state, at) => {
    const { people } = state;
    if (at > 1 || people.rooms === null || people.adults !== null || people.total !== null) return false;
    return state.setPeople({ total: count?.number ?? null });
  },
);

/** Applied after all rules that need more words. */
export const loneWordRules: readonly Rule[] = [
  agesAfterPronoun,
  agesToBe,
  families,
  inEach,
  withRelative,
  joinsNow,
  bookedFor,
  plusOne,
  plusChildren,
  agesInBrackets,
  peopleBeforeRooms,
  adultsWithChildren,
];
