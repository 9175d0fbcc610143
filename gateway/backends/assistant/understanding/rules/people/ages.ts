/** Rules for ages of children and for babies: “kids aged 4 and 6”, “8 months old”. */
import { hasTag, isCounted, isCounting } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { addPeople } from './joining.ts';
import { isSummedUp } from './relatives.ts';
import { age, agesIn, isPlural, when, type Action } from './vocabulary.ts';

/** Adds ages of children. */
export const addAges = (state: ParseState, ages: readonly number[]): true =>
  state.setPeople({ ages: [...state.people.ages, ...ages], hasChildren: true });

/** Adds children with their ages. */
const addAged = (state: ParseState, ages: readonly number[], count = ages.length): true => {
  addAges(state, ages);
  return state.setPeople({ children: (state.people.children ?? 0) + count });
};

/** Ages among the terms, and the position after the last of them: not “and grandma” after “3 and 6”. */
function toldAges({ terms }: ParseState, from: number, to: number): { ages: number[]; end: number } {
  const last = terms.findLastIndex((term, at) => at < to && (term.number !== null || term.tags.has('aged')));
  return { ages: agesIn(terms.slice(from, to)), end: last + 1 };
}

/** The action that takes all matched numbers as ages. */
const addAll: Action = (_found, state, at, to) => {
  const { ages, end } = toldAges(state, at, to);
  return addAges(state, ages) && end;
};

/** The action for one child of several: “one is ten, one is six and the little one two”. */
const oneOfSeveral: Action = ({ one, age }, state) => {
  const isListed =
    state.context.lastQuestion === 'ages' ||
    state.terms.some(({ tags }) => tags.has('child') && !tags.has('aged')) ||
    state.terms.filter(({ tags }) => tags.has('aged')).length > 1;
  // “two little ones aged 2 and 5”; correcting a known child, “the oldest is 12”, has a rule of its own.
  if (!isListed || isPlural(one) || (state.context.childrenAges ?? []).length > 0) return false;
  return addAges(state, [age?.number ?? 0]);
};

/** The action for “sorry, the oldest is 12”. */
const correctedAge: Action = ({ child, age }, state) => {
  const { ages } = state.people;
  const known = [...(ages.length > 1 ? ages : (state.context.childrenAges ?? []))].sort(
    (one, other) => one - other,
  );
  const isCounting = state.terms.some(({ tags }, at) => tags.has('child') && state.terms[at - 1]?.number);
  if (known.length === 0 || isCounting) return false;
  known.splice(hasTag(child, 'grown-child') ? -1 : 0, 1, age?.number ?? 0);
  return state.setPeople({ ages: known, hasChildren: true });
};

/** The action for “she is 8, not 7”, of a known child. */
const correctedFrom: Action = ({ age, wrong }, state) => {
  const known = state.context.childrenAges ?? [];
  const at = known.indexOf(wrong?.number ?? -1);
  const ages = at < 0 ? [] : known.with(at, age?.number ?? 0);
  return at >= 0 && state.setPeople({ ages, allChildren: known.length, hasChildren: true });
};

/** The action for “they will be 7 both”: all children that are known; “we pay 10 each” is not an age. */
const bothOfAge: Action = ({ age }, state) => {
  const known = state.context.childrenAges ?? [];
  const areTold = state.terms.some(({ text, tags }) => tags.has('aged') || THEY.test(text));
  if (known.length < 2 || !areTold) return false;
  const ages = known.map(() => age?.number ?? 0);
  return state.setPeople({ ages, allChildren: known.length, hasChildren: true });
};
const THEY = /^(?:they|theyll|theyre|הם|הן|הילדים|הילדות)$/u;

/** The action for a grown son or daughter: “our daughter joins, she is 24”, הבן, בן 30 (the son, 30 years old). */
const grownChild: Action = (found, state, at, to) => {
  const { child, comma, she, aged } = found;
  // “my daughter, 24, and her boyfriend”
  const isTold = aged ?? (comma && (she ?? /^[,)]$/u.test(state.terms[to]?.text ?? '')));
  if (!isTold || isPlural(child)) return false;
  // “…, so three adults”
  if (isSummedUp(state.terms)) return true;
  state.grownChildren += 1;
  if (state.terms.some(({ tags }) => tags.has('comes-too'))) addPeople(found, state, at, to);
  return state.setPeople({ adults: (state.people.adults ?? 0) + 1 });
};

/** The action for a son or daughter whose own children are named next; uses only the first of them. */
const ownChildren: Action = (_found, state, at) => {
  if (isSummedUp(state.terms)) return false;
  state.grownChildren += 1;
  return state.setPeople({ adults: (state.people.adults ?? 0) + 1 }) && at + 1;
};

/** Ages that are told by themselves. Applied before the dates: “8 months old” is an age, not a stay. */
export const infantRules: readonly Rule[] = [
  when(
    [
      'one:{one-of}|#grown-child|#small-child [one] ~ #aged {age} [#aged] !!{counted}',
      'one:{one-of}|#grown-child|#small-child [one] {is} {age} [#aged] !!{counted}',
      'the one:#child {is} {age} [#aged] !!{counted}',
    ],
    oneOfSeveral,
  ),
  // “…, the other 8”, … והשני 8 (and the other 8), “and the little one two”
  when(
    'one:{other}|#small-child {age} [#aged] !!{counted}',
    (found, state, at, to) => state.people.ages.length > 0 && oneOfSeveral(found, state, at, to),
  ),
  // “the kids are 5 and 7, not 4 and 7”
  when(
    '#not|instead_of|במקום [#aged] one:{age} [{and}] other:{age} !!{counted}',
    ({ one, other }, { context }) =>
      [one, other].some((term) => context.childrenAges?.includes(term?.number ?? -1)),
  ),
  // “the younger one is 2, not 3”
  when('{age} [#aged] [",."] #not|instead_of|במקום [#aged] ~ wrong:{age} !!{counted}', correctedFrom),
  when('child:#grown-child|#small-child ~ [#aged] {age}', correctedAge),
  // “1 baby, 8 months”, “a child of 8 months”, בן 8 חודשים (8 months old)
  when(
    [
      '[1-1] [#infant|#child] [",("] {is}|#aged 1-23 {month}',
      '[1-1] #infant [",("] ~ 1-23 {month}',
      '!!{n} #child [#comes-too] ",("|of 1-23 {month}',
    ],
    (_found, state) => state.setPeople({ infants: (state.people.infants ?? 0) + 1 }),
  ),
  // “our 7 month old”, “the baby … she’s ten months”
  when('1-23 {month}', ({ month }, state) => {
    const isInfant = state.terms.some(({ tags }) => tags.has('infant'));
    return (
      (isInfant || month?.text.endsWith('old') === true) &&
      state.setPeople({ infants: state.people.infants ?? 1 })
    );
  }),
  // “our spaniel, who is twelve” is not a child.
  when('{pet} [","] #aged ~ 0-30 [#aged]', (_found, state) => state.amenities.add('Pet Friendly').size > 0),
  when('child:#child|#grown-child ~ [#comes-too] comma:[",("] [{she}] ~ [#aged] 18-70 [#aged]', grownChild),
  // “my daughter and her two little ones”, הבת שלי ושני הילדים שלה (the same): she is an adult.
  when(
    [
      '#child [","] and|with her|his [2-9] [{described}] #child|#infant',
      '#child ~ [2-9] #child|#infant שלה|שלו',
    ],
    ownChildren,
  ),
  when('{age} both|שניהם|שתיהן !!{counted}', bothOfAge),
  // “a 7 and an 11 year old”, “a 5 year old”, “5-year-old son”
  when(['{age} [","] ~ ~ {age} ["-"] {old} [#child]', '{age} ["-"] {old} [#child]'], addAll),
].flat();

/**
 * True when “and a baby” or “and a child” follows, so that the number before it is an age: בני 7, 4 ותינוק (aged
 * 7, 4, and a baby).
 */
const isBabyNext = (next: Term | undefined): boolean =>
  hasTag(next, 'infant', 'child') && next?.prefix.includes('ו') === true;

/** The ages after a child, without a last number that counts something else: “children aged 4 and 9, 1 room”. */
function agesAfter(child: Term | undefined, state: ParseState, to: number): { ages: number[]; end: number } {
  const from = child ? state.terms.indexOf(child) + 1 : to;
  const next = state.peek(to);
  const isOver =
    isCounted(next) && isCounting(state, to) && !isBabyNext(next) && state.terms[to - 1]?.number !== null;
  return toldAges(state, from, isOver ? to - 1 : to);
}

/** The action for children and their ages: “3 kids aged 4, 7 and 9”. */
const withAges: Action = ({ count, child }, state, _at, to) => {
  const { ages, end } = agesAfter(child, state, to);
  // “3 children - 6, 8 and 10, one is my niece”
  const told = ages.slice(0, count?.number ?? undefined);
  if (told.length === 0) return false;
  return (count ? addAged(state, told, count.number ?? 0) : addAges(state, told)) && end;
};

/** The same for numbers that may be something else: as many ages as children, “two kids three and ten one room”. */
const asManyAges: Action = (found, state, at, to) => {
  const told = agesAfter(found.child, state, to).ages.length + (state.people.infants ?? 0);
  return told > 1 && told === found.count?.number && withAges(found, state, at, to);
};

/** The action for ages that “and” joins: “my kids: 6 and 9”, “her boys, seven and nine”. */
const joinedAges: Action = ({ child, colon, and }, state, at, to) => {
  const { ages, end } = toldAges(state, at, to);
  const isJoined = and !== undefined || state.terms[end - 1]?.prefix.includes('ו') === true;
  return (
    isJoined && ages.length > 1 && (colon !== undefined || isPlural(child)) && addAges(state, ages) && end
  );
};

/** The action for “children: 2, ages 4 and 6” and “children: 12, 9, 5”. */
const labelledAges: Action = ({ child, count, colon, told }, state, _at, to) => {
  // “3 children 2, 6 and 9”: the first number is an age.
  if (!count || !(colon || (told && isPlural(child)))) return false;
  const { ages, end } = toldAges(state, state.terms.indexOf(count) + 1, to);
  if (ages.length === 0 || ages.length === count.number)
    return addAged(state, ages, count.number ?? 0) && end;
  return colon !== undefined && age.fits(count) && addAges(state, [count.number ?? 0, ...ages]) && end;
};

/** The action for one young relative: “my little sister, she's 10”, “our eldest comes too, she is 13”. */
const youngOne: Action = ({ one, comma, joins, pronoun, told, aged, age }, state) => {
  // “my uncle uses one” gives no age.
  if (/^(?:one|אח[דת])$/u.test(age?.text ?? '') && !aged) return false;
  const isChild = (comma ?? joins) !== undefined && (pronoun ?? told) !== undefined && !isPlural(one);
  // “my mother is coming, then 3”
  const isKin = (comma ?? pronoun ?? told) !== undefined && !joins && one?.tags.get('kin') === 1;
  return (hasTag(one, 'kin') ? isKin : isChild) && addAged(state, [age?.number ?? 0]);
};

/** The action for children of one age: “two twin girls of 5”, “three kids, all 10”. */
const sameAge: Action = ({ count, kids, both, age }, state) => {
  // “kids, all 3 of them”: without a count only “both” and twins tell how many.
  const size = count?.number ?? (both || hasTag(kids, 'twins') ? 2 : null);
  return size !== null && addAged(state, Array<number>(size).fill(age?.number ?? 0));
};

/** The action for “aged 4 and 9” without the children. */
const agesAlone: Action = (_found, state, at, to) => {
  const next = state.peek(to);
  if (hasTag(state.terms[at - 1], 'family') || (isCounted(next) && !isBabyNext(next))) return false;
  // “the little one will be five, so the ages are 5, 6 and 10”
  const { ages, end } = toldAges(state, at, to);
  const areAll = ages.length > 1 && ages.length === state.context.childrenAges?.length;
  return (areAll ? state.setPeople({ ages, hasChildren: true }) : addAges(state, ages)) && end;
};

/** Ages of children, before the rules that count children. */
export const ageRules: readonly Rule[] = [
  when(
    [
      'count:[2-2] [#child] kids:#twins ~ [#child] ["(,"] [#aged|#of] ~ {age} [#aged] !!{counted}',
      'count:[2-2] [#child] both:twin ~ #child ["(,"] [#aged|#of] ~ {age} [#aged] !!{counted}',
      'count:[2-9] kids:#child|#twins|twin ~ ["(,:-"] [{they}] {both} ~ [#aged] {age} [#aged] !!{counted}',
      'count:[2-9] kids:#child|#twins|twin ~ ["(,:-"] [{they}] {all} ~ [#aged] {age} [#aged] !!{counted}',
    ],
    sameAge,
  ),
  when(
    [
      '!!{n} #child [{colon}] {count} [",;("] told:#aged [{colon}] {ages}',
      '!!{n} #child [{colon}] {count} told:"(" {ages}',
      '!!{n} #child colon:{colon} {count} [",;"] {ages}',
    ],
    labelledAges,
  ),
  // “the kids are 5 and 8”, “our two kids, they are five and eight”, “the kids are coming, 5 and 8”
  when(
    'count:[1-9] child:#child|#small-child [",."] [{they}] [with] {are}|#comes-too [{really}] [",:("] {ages}',
    withAges,
  ),
  when(
    [
      '#child {colon} {age} and:["&"|and] {age} {more-ages} !!{counted}',
      '#child "," {age} and:["&"|and] {age} {more-ages} !!{counted}',
    ],
    joinedAges,
  ),
  when('child:{daughters} ~ ["(:,-?"] {ages} !!{counted}', addAll),
  when('!!{n} #child {colon} count:0-100000', ({ count }, state) => addAged(state, [], count?.number ?? 0)),
  when(
    'one:{young} joins:[#comes-too] comma:[",("] pronoun:~ ~ told:[#aged] {age} [#aged] !!{counted}',
    youngOne,
  ),
  // “3 kids two six and nine”, “3 kids. 9, 6 and 4”
  when(['count:2-9 ~ #child ~ ["(:,-"] {ages}', '{count} #child [".,"] {ages}'], asManyAges),
  when(
    [
      '[{count}] #child ~ ~ #aged|of ~ {ages}',
      '[{count}] #child ["(:,-?!"] {digits} [#aged] {more-ages}',
      'count:1-9 child:{littles} ["(,:-"] [#aged] {ages}',
    ],
    withAges,
  ),
  when('#with-children [#comes-too] [",(:-?!"] ~ ~ [#aged] ~ {ages} !!{counted}', addAll),
  when('#aged [":="] ~ {ages}', agesAlone),
].flat();

/** The action for “my son and me, he’s 13”, “our grandchildren come along, they are 6 and 9”. */
const agesOfThem: Action = (_found, state, at, to) => {
  const { people, terms } = state;
  const ages = agesIn(terms.slice(at, to));
  const told = ages.length === 1 && terms.some(({ tags }) => tags.has('twins')) ? [...ages, ...ages] : ages;
  // “my son (11) and my daughter, she’s 14”
  const missing = (people.children ?? told.length) - people.ages.length;
  return people.hasChildren && missing === told.length && addAges(state, told);
};

/** Ages that are understood from what other rules found. */
export const laterAgeRules: readonly Rule[] = [
  // also “zug + 2 (4, 7)”
  when(['{she} ~ [#aged] {ages} !!{counted}', '"(" {ages}'], agesOfThem),
  // “Noam is 8 and Tamar will be four”
  when(
    '{will-be} ~ [#aged] {age} [#aged] !!{counted}',
    (found, state, at, to) => state.people.ages.length > 0 && addAll(found, state, at, to),
  ),
].flat();
