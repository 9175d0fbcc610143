/** Rules for ages of children and for babies: “kids aged 4 and 6”, “8 months old”. */
import type { ParseState } from '../../parse-state.ts';
import {
  either,
  filler,
  isCounted,
  isCounting,
  mark,
  maybe,
  num,
  rule,
  sign,
  tag,
  word,
} from '../../grammar.ts';
import type { RuleAction, Match, Part, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import { addPeople } from './joining.ts';
import { isParent, isSummedUp, isWithWriter } from './relatives.ts';

/** Largest number that is read as people: more than can be searched, so that the reply can name the limit. */
export const MAX_PEOPLE = 100_000;
const OLDEST_CHILD = 17;
const OLDEST_SON = 70;
const PLURAL = /(?:s|ren|ים|ות)$/u;
const OTHER = /^(?:other|another|ו?השני(?:יה|ה)?)$/u;
const whoHas: Part = word(/^(?:יש ל[והי]|לו|לה|has|hes|shes|he is|she is)$/u);
const oldWord: Part = { fits: ({ tags }) => tags.get('aged') === 'old' };
const ofAge: Part = { fits: (term) => filler.fits(term) && !term.tags.has('for') };
const years: Part = word(/^(?:שנים|years)$/u);
export const pet: Part = { fits: ({ tags }) => tags.get('amenity') === 'Pet Friendly' };

/** The numbers among the matched terms. */
export const agesIn = (match: Match): number[] =>
  match.flatMap((term) => (term && term.number !== null && !term.tags.has('child') ? [term.number] : []));

/** Age of a child. */
export const age = num(0, OLDEST_CHILD);
const and = maybe(either(tag('until'), filler, sign('-', '&', '+', '/')));
export const aged = maybe(tag('aged'));
export const moreAges = Array.from({ length: 5 }, () => [mark(','), and, maybe(age), aged]).flat();
/** One age or several: “7, 4 and 2 years”. */
export const ages: readonly Part[] = [age, aged, ...moreAges];

const addInfant = (state: ParseState): true => state.setPeople({ infants: (state.people.infants ?? 0) + 1 });

/** Babies. Applied before the dates: “8 months old” is an age, not a stay. */
export const infantRules: readonly Rule[] = [
  // “one is ten, one is six and the little one two”, אחת בת עשר, אחד בן שש (one is ten, one is six)
  rule(
    [
      either(word(/^(?:one|another|other|ו?אח[דת]|ו?השני(?:יה|ה)?)$/u), tag('grown-child', 'small-child')),
      maybe(word(/^one$/u)),
      maybe(either(word(/^(?:is|hes|shes|who is|are)$/u), filler)),
      maybe(tag('aged')),
      age,
      aged,
    ],
    (match, state, at, to) => {
      const [one, , verb, told, years, old] = match;
      // “…, the other 8”, … והשני 8 (and the other 8)
      const isOther = state.people.ages.length > 0 && OTHER.test(one?.text ?? '');
      // “two little ones aged 2 and 5”
      if ((state.terms[at - 1]?.number != null && !isOther) || /(?:ones|ים|ות)$/u.test(one?.text ?? ''))
        return false;
      const isOne =
        isOther || one?.number === 1 || one?.tags.has('small-child') || one?.tags.has('grown-child');
      const isTold = told !== undefined || old !== undefined || /^(?:is|hes|shes)$/u.test(verb?.text ?? '');
      const isListed =
        state.context.lastQuestion === 'ages' ||
        state.terms.some(({ tags }) => tags.has('child') && !tags.has('aged')) ||
        state.terms.filter(({ tags }) => tags.has('aged')).length > 1;
      // Correcting a known child, “the oldest is 12”, has a rule of its own.
      if (!isListed || (state.context.childrenAges?.length ?? 0) > 0 || isCounted(state.peek(to)))
        return false;
      const isLast =
        !isTold &&
        state.people.ages.length > 0 &&
        verb === undefined &&
        (isOther || !one?.tags.has('number'));
      if (!isOne || !(isTold || isLast)) return false;
      state.consume(at, to);
      return addAges(state, [years?.number ?? 0]);
    },
  ),
  // “two kids, the girl is six and the boy is nine”
  rule(
    [word(/^the$/u), tag('child'), word(/^(?:is|hes|shes)$/u), maybe(tag('aged')), age, aged],
    (match, state, at, to) => {
      const next = state.peek(to);
      const isDay = next?.tags.has('month') === true && state.terms[to + 1]?.number == null;
      const isOfThem = state.terms.slice(0, at).some(({ tags }) => tags.has('child'));
      if (!isOfThem || isDay || (isCounted(next) && !next?.tags.has('month'))) return false;
      state.consume(at, to);
      return addAges(state, [match[4]?.number ?? 0]);
    },
  ),
  // 2 קטנים (3 ו-7): two little ones (3 and 7)
  rule(
    [num(1, 9), word(/^(?:קטנים|קטנות|small ones|littles)$/u), mark('(,:-'), aged, ...ages],
    (match, state, _at, to) => {
      const told = agesIn(match.slice(2));
      const next = state.peek(to);
      const count = match[0]?.number ?? 0;
      if (next?.tags.has('hotel-word') || (told.length > 0 && told.length !== count)) return false;
      addAges(state, told);
      return state.setPeople({ children: (state.people.children ?? 0) + count });
    },
  ),
  // “the kids are 5 and 7, not 4 and 7”
  rule(
    [either(tag('not'), word(/^(?:instead of|במקום)$/u)), maybe(tag('aged')), age, and, age],
    ([, , one, joint, other], state, at, to) => {
      const known = state.context.childrenAges ?? [];
      const wrong = [one?.number ?? -1, other?.number ?? -1];
      const isTold = joint !== undefined || other?.prefix === 'ו';
      return isTold && at > 1 && wrong.every((years) => known.includes(years)) && !isCounted(state.peek(to));
    },
  ),
  // “the younger one is 2, not 3”
  rule(
    [age, aged, mark(',.'), either(tag('not'), word(/^(?:instead of|במקום)$/u)), aged, filler, age],
    (match, state, at, to) => {
      const [corrected, before] = agesIn(match);
      const known = state.context.childrenAges ?? [];
      const wrong = known.indexOf(before ?? -1);
      const lead = state.terms[at - 1];
      if (wrong < 0 || isCounted(state.peek(to)) || (isCounted(lead) && !lead?.tags.has('aged')))
        return false;
      return state.setPeople({
        ages: known.with(wrong, corrected ?? 0),
        allChildren: known.length,
        hasChildren: true,
      });
    },
  ),
  // “sorry, the oldest is 12”
  rule([tag('grown-child', 'small-child'), filler, aged, age], ([child, , , corrected], state) => {
    const { ages } = state.people;
    const known = [...(ages.length > 1 ? ages : (state.context.childrenAges ?? []))].sort(
      (one, other) => one - other,
    );
    const isCounting = state.terms.some(({ tags }, at) => tags.has('child') && state.terms[at - 1]?.number);
    if (known.length === 0 || isCounting) return false;
    known.splice(child?.tags.has('grown-child') ? -1 : 0, 1, corrected?.number ?? 0);
    return state.setPeople({ ages: known, hasChildren: true });
  }),
  // “1 baby, 8 months”, “a child of 8 months”, בן 8 חודשים (8 months old)
  rule(
    [
      maybe(num(1, 1)),
      maybe(tag('infant', 'child')),
      mark(',('),
      maybe(either(tag('aged'), ofAge)),
      num(1, 23),
      tag('unit', 'month-old'),
    ],
    ([one, child, comma, link, , unit], state, at) => {
      // “2 kids, 1 month”: the length of the stay
      if (!one && child?.tags.has('child') && state.terms[at - 1]?.number) return false;
      const isAge =
        (link ?? child)?.tags.has('aged') === true ||
        child?.tags.has('infant') === true ||
        (child !== undefined && (comma ?? link) !== undefined);
      return isAge && (unit?.tags.get('unit') ?? 'month') === 'month' && addInfant(state);
    },
  ),
  // “our 7 month old”, “the baby … she’s ten months”
  rule([num(1, 23), tag('unit', 'month-old')], ([, unit], state) => {
    const isBaby = unit?.text.endsWith('old') === true || state.terms.some(({ tags }) => tags.has('infant'));
    if (!isBaby || (unit?.tags.get('unit') ?? 'month') !== 'month') return false;
    const child = state.terms.findIndex(({ tags }, here) => tags.has('child') && state.peek(here));
    // “our daughter comes along, 18 months old”
    if (child >= 0 && !PLURAL.test(state.terms[child]?.text ?? '')) state.consume(child, child + 1);
    return state.setPeople({ infants: state.people.infants ?? 1 });
  }),
  // “our spaniel, who is twelve” is not a child.
  rule(
    [pet, mark(','), tag('aged'), filler, num(0, 30), aged],
    (_match, state) => state.amenities.add('Pet Friendly').size > 0,
  ),
  // “a child, he is 7 years”, יש לו 8 שנים (he is 8 years old)
  rule([whoHas, age, years], (match, state) => {
    if (!state.terms.some(({ tags }) => tags.has('child'))) return false;
    return addAges(state, agesIn(match.slice(1, 2)));
  }),
  // “our daughter joins, she is 24”, הבן, בן 30 (the son, 30 years old): an adult
  rule(
    [
      tag('child', 'grown-child'),
      filler,
      maybe(tag('comes-too')),
      mark(',('),
      maybe(word(/^(?:he|she|hes|shes|he is|she is|who is|הוא|היא)$/u)),
      filler,
      maybe(tag('aged')),
      num(OLDEST_CHILD + 1, OLDEST_SON),
      maybe(tag('aged')),
    ],
    (match, state, at, to) => {
      const [child, , , comma, pronoun, , aged, , old] = match;
      // “my daughter, 24, and her boyfriend”
      const isApart = /^[,)]$/u.test(state.terms[to]?.text ?? '');
      const isTold = (aged ?? old ?? (comma && (isApart || pronoun) ? comma : undefined)) !== undefined;
      if (!isTold || PLURAL.test(child?.text ?? '')) return false;
      // “…, so three adults”
      if (isSummedUp(state.terms)) return true;
      state.grownChildren += 1;
      if (state.terms.some(({ tags }) => tags.has('comes-too'))) addPeople(match, state, at, to);
      return state.setPeople({ adults: (state.people.adults ?? 0) + 1 });
    },
  ),
  // “my daughter and her two little ones”, הבת שלי ושני הילדים שלה (the same): she is an adult.
  rule([tag('child')], (_match, state, at) => {
    if (!isParent(state.terms, at) || isSummedUp(state.terms)) return false;
    state.grownChildren += 1;
    // “travelling with my daughter and her girls”: the writer too
    const isWith = !state.people.isChange && !state.context.hasSearch && isWithWriter(state, at);
    if (isWith) state.isWriterCounted = true;
    return state.setPeople({ adults: (state.people.adults ?? 0) + (isWith ? 2 : 1) });
  }),
  // “my mother who is 71 years”
  rule(
    [
      tag('kin', 'party', 'person'),
      mark(',('),
      either(tag('aged'), whoHas),
      num(OLDEST_CHILD + 1, 120),
      aged,
    ],
    (_match, state, at, to) => {
      state.consume(at + 1, to);
      return false;
    },
  ),
  // “they will be 7 both”: all children that are known; “we pay 10 each” is not an age.
  rule([age, word(/^(?:both|שניהם|שתיהן)$/u)], ([both], state, _at, to) => {
    const known = state.context.childrenAges ?? [];
    const areTold = state.terms.some(({ text, tags }) => tags.has('aged') || THEY.test(text));
    if (known.length < 2 || !areTold || isCounted(state.peek(to))) return false;
    return state.setPeople({
      ages: known.map(() => both?.number ?? 0),
      allChildren: known.length,
      hasChildren: true,
    });
  }),
  // “a 7 and an 11 year old”
  rule(
    [age, mark(','), filler, filler, age, maybe(sign('-')), oldWord, maybe(tag('child'))],
    (match, state) => (match[2] || match[1] ? addAges(state, agesIn(match)) : false),
  ),
  // “a 5 year old”, “5-year-old son”
  rule([age, maybe(sign('-')), oldWord, maybe(tag('child'))], (match, state) =>
    addAges(state, agesIn(match)),
  ),
];

const THEY = /^(?:they|theyll|theyre|הם|הן|הילדים|הילדות)$/u;
/** Adds ages of children. */
export const addAges = (state: ParseState, ages: readonly number[]): true =>
  state.setPeople({ ages: [...state.people.ages, ...ages], hasChildren: true });

/**
 * True when “and a baby” or “and a child” follows, so that the number before it is an age: בני 7, 4 ותינוק (aged
 * 7, 4, and a baby).
 */
export const isBabyNext = (next: Term | undefined): boolean =>
  (next?.tags.has('infant') === true || next?.tags.has('child') === true) && next.prefix.includes('ו');

/** The action for a number of children and their ages: “3 kids aged 4, 7 and 9”. */
export const withAges: RuleAction = (match, state, _at, to) => {
  const [counted, child, ...rest] = match;
  const ages = agesIn(rest);
  // בת 11 ופעוט בן 2 (aged 11 and a toddler aged 2): the 11 does not count toddlers.
  if (ages.length === 0 || (counted && child?.prefix.includes('ו'))) return false;
  // “4 and 2 adults”: the 2 is not an age; בת 3 וילד (aged 3 and a boy) begins another child.
  const isNewChild =
    (ages.length === 1 && state.peek(to)?.prefix.includes('ו') === true) || isBabyNext(state.peek(to));
  // “children aged 4 and 9, 1 room”: the last number belongs to the room.
  const isOver =
    isCounted(state.peek(to)) && isCounting(state, to) && !isNewChild && state.terms[to - 1]?.number !== null;
  if (isOver) ages.pop();
  // “3 children - 6, 8 and 10, one is my niece”
  if (counted?.number) ages.splice(Math.max(counted.number, 1));
  if (ages.length === 0) return false;
  addAges(state, ages);
  if (counted) state.people.children = (state.people.children ?? 0) + (counted.number ?? 0);
  return isOver ? to - 1 : true;
};
