import type { ParseState } from '../../parse-state.ts';
import { either, filler, isCounted, mark, maybe, num, rule, sign, tag, word } from '../../grammar.ts';
import type { RuleAction, Part, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';

const ONE_OF_TWO =
  /wife|husband|hubby|gf$|bf$|partner|boyfriend|girlfriend|fianc|other half|אשתי|בעלי|רעי|זוג/u;
const WITH_ME = /(?:^me and|and i$|and me$|^אני ו)/u;
const FRIEND =
  /^(?:friend|mate|buddy|pal|chum|colleague|coworker|classmate|workmate|teammate|carer|caregiver|caretaker|nanny|au pair|personal assistant|manager|(?:ו?[הל]?)?(?:המטפלת?|המלווה) שלי|ו?[הל]?(?:מטפלת?|מלווה|חבר|חברה|עמית|קולגה|עובד|מנהלת?))$/u;
const PLURALS =
  /^(?:sisters|brothers|mothers|fathers|mums|moms|(?:best )?friends|mates|pals|colleagues|coworkers|classmates|employees|workers|grandmothers|cousins|aunts|uncles|חברים|חברות|אחיות|אחים|אחיותיי|אחיי|עמיתים|עובדים|קולגות|שותפים)$/u;
const ME = /^(?:me|i|myself|just me|only me|אני|רק אני)$/u;
const WITH = /^(?:with|take|taking|bring|bringing|together with|לקחת|ו?עם|ביחד עם|יחד עם)$/u;
const I = /^(?:i|im|id|ill|ive|אני)(?: |$)/u;
const THEM = /^(?:them|her|him|too|as well|אליהם|אליהן|אליו|אליה|איתם|איתן|גם)$/u;
const SUBJECT = /^(?:i|im|id|ill|ive|אני|we|were|wed|well|us|אנחנו|אנו|he|she|they|הוא|היא|הם)(?: |$)/u;
const PARENTS = /parents|הורי/u;
const COUPLE = /^(?:couple|זוג)$/u;
const SEPARATOR =
  /^(?:,|\(|\)|a|and|n|&|\+|with|together|both|of|my|our|her|his|their|the|גם|ו?עם|שלי|שלנו|plus|also|another|one more|and another|וגם|ועוד|עוד)$/u;

/** Number of adults that a term of a list means; null when it means none. */
function adultsIn({ tags, text }: Term, next: Term | undefined): number | null {
  const kin = tags.get('kin');
  if (typeof kin === 'number') return kin;
  if (kin === 'spouse') return 1;
  if (ME.test(text.replace(/^ו/u, ''))) return 1;
  // “לי ולאשתי”: me, if another person follows.
  if (tags.has('for-me')) return next?.prefix.startsWith('ול') ? 1 : null;
  if (tags.has('party') && PARENTS.test(text)) return Number(tags.get('party'));
  // A daughter with a husband of her own.
  if (tags.has('child') && next?.tags.get('kin') === 'spouse') return 1;
  // A friend of mine, in addition to me.
  if (tags.has('person') && FRIEND.test(text)) return 1;
  if (!tags.has('party') || !ONE_OF_TWO.test(text)) return null;
  return WITH_ME.test(text) ? 2 : 1;
}

/** A term that means adults. */
interface ListedPerson {
  readonly here: number;
  readonly count: number;
  readonly isKin: boolean;
}

const MOST_OF_KIND = 9;

/** “myself, my daughter, her husband and …”: adults listed one by one; children between them are left to their own rules. */
const countListed: RuleAction = (_match, state, at) => {
  if (isSummedUp(state.terms)) return false;
  const people: ListedPerson[] = [];
  let times: { readonly at: number; readonly number: number } | null = null;
  for (let here = at; here < state.terms.length; here += 1) {
    const term = state.peek(here);
    const taken = term ? undefined : state.terms[here];
    if (taken && (taken.kind !== 'word' || taken.number !== null || isBetween(taken))) continue;
    if (!term) break;
    const number = term.text.startsWith('both') ? 2 : term.number;
    // “ha-isha (my wife)” is one person.
    const isAside = state.terms[here - 1]?.text === '(' && people.at(-1)?.here === here - 2;
    const isCouple = state.people.isChange && COUPLE.test(term.text);
    const count = isAside ? 0 : isCouple ? 2 : adultsIn(term, nextOf(state, here));
    if (times && PLURALS.test(term.text))
      people.push({ here: times.at, count: times.number, isKin: true }, { here, count: 0, isKin: true });
    else if (count !== null) {
      // “אני סבתא”, “אני מנהל” are one person.
      const isSame =
        state.isHebrew &&
        (term.tags.has('kin') || FRIEND.test(term.text)) &&
        !term.prefix.includes('ו') &&
        people.at(-1)?.here === here - 1 &&
        ME.test(state.terms[here - 1]?.text ?? '') &&
        !term.text.endsWith('שלי');
      const isKin =
        term.tags.has('kin') || term.tags.has('for-me') || FRIEND.test(term.text) || PARENTS.test(term.text);
      people.push({ here, count: isSame ? 0 : count, isKin });
    } else if (number !== null && number > 1 && number <= MOST_OF_KIND) {
      times = { at: here, number };
      continue;
    } else if (!SEPARATOR.test(term.text) && !isBetween(term) && !leadsWith(term, state.terms[here + 1]))
      break;
    else continue;
    times = null;
  }
  const isList = people.length > 1 && people.some(({ isKin }) => isKin);
  const isLed = state.terms
    .slice(Math.max(0, at - 2), at)
    .some(({ tags, text }) => tags.has('besides') || tags.has('one-more') || text === 'and');
  const isMore =
    state.people.isChange &&
    people.length > 0 &&
    (isLed || state.terms.some(({ tags }) => tags.has('comes-too')));
  if (!isList && !isMore) return false;
  for (const { here } of people) state.consume(here, here + 1);
  const count = people.reduce((sum, one) => sum + one.count, isWithWriter(state, at) ? 1 : 0);
  state.people.adults = (state.people.adults ?? 0) + count;
  return at;
};

/** “my sister travels with her husband” */
const leadsWith = ({ tags }: Term, next: Term | undefined): boolean =>
  tags.has('find-word') && WITH.test(next?.text ?? '');

/** “I’m travelling with my husband and my mother”: the writer comes too. */
export function isWithWriter({ terms }: ParseState, at: number): boolean {
  const lead = terms.findLastIndex(({ text }, here) => here < at && WITH.test(text));
  const who = terms.slice(0, Math.max(0, lead)).findLast(({ text }) => SUBJECT.test(text) || text === '.');
  return lead >= at - 2 && I.test(who?.text ?? '');
}
/** “my sister and her husband are joining, so 4 adults” */
const isSummedUp = (terms: readonly Term[]): boolean =>
  terms.some(
    ({ tags }, at) =>
      tags.has('adult') &&
      terms[at - 1]?.number != null &&
      terms
        .slice(Math.max(0, at - 4), at - 1)
        .some(({ text }) => /^(?:so|then|makes|total|אז|ולכן)$/u.test(text)),
  );

/** Children within the list, and their ages: “our son (12), grandma and me”. */
const isBetween = ({ tags, number }: Term): boolean =>
  ['child', 'with-children', 'aged'].some((name) => tags.has(name)) || (number ?? 0) > MOST_OF_KIND;

/** The next term of the list, after separators. */
function nextOf(state: ParseState, at: number): Term | undefined {
  for (let here = at + 1; here < state.terms.length; here += 1) {
    const term = state.peek(here);
    if (!term || !SEPARATOR.test(term.text)) return term;
  }
  return undefined;
}

const person = either(
  tag('child', 'grown-child', 'small-child', 'infant', 'adult', 'person', 'kin', 'aged', 'room'),
  word(PARENTS),
  word(COUPLE),
);

/** Adds people to the party; only when a search exists and Sherry did not just ask for ages or guests. */
const addPeople: RuleAction = (match, state, at, to) => {
  const { hasSearch, lastQuestion } = state.context;
  // “plus one, so make it 2 adults and a child”: the new number replaces the old one.
  const isCounted =
    state.terms.slice(0, at).some(({ tags }) => tags.has('adult')) ||
    state.terms.slice(at).some((term) => isTotal(term) && !match.includes(term)) ||
    isCountedAfter(state.terms, to);
  // “me and two friends” are three people.
  const isWithMe = ME.test(state.terms[at - 1]?.text ?? '');
  if (!hasSearch || isCounted || isWithMe || lastQuestion === 'ages' || lastQuestion === 'guests')
    return false;
  state.people.isChange = true;
  return at;
};

/** “so a couple”, “so 4 of us”: the total, including those just added. */
const isTotal = ({ text, tags }: Term): boolean =>
  /^(?:zug|couple|זוג|of us)$/u.test(text) && !tags.has('kin');

/** “two colleagues join, three adults”: the total. */
const isCountedAfter = (terms: readonly Term[], to: number): boolean =>
  terms.slice(to).some(({ tags }, at, after) => tags.has('adult') && after[at - 1]?.number != null);

/** “another adult”, “one more room”. */
const oneMore: RuleAction = (match, state, at, to) => {
  const someone = match[2];
  if (!someone || state.context.kind === 'hotel' || addPeople(match, state, at, to) === false) return false;
  const isRoom = someone.tags.has('room');
  return state.setPeople(isRoom ? { rooms: 1 } : { adults: (state.people.adults ?? 0) + 1 });
};

/** “I am joining them”, “גם אני מצטרף”: the others were counted without the writer. */
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

/** “minus one person”, “תורידי מבוגר אחד”: fewer than before. */
const oneLess: RuleAction = (match, state) => {
  const { people, context } = state;
  if (!context.hasSearch || people.adults !== null || people.total !== null) return false;
  const count = match.find((term) => term?.number)?.number ?? 1;
  const isRoom = match.some((term) => term?.tags.has('room'));
  return state.setPeople({ ...(isRoom ? { rooms: -count } : { adults: -count }), isChange: true });
};

/** “two more people”, “three extra adults”. */
const someMore: RuleAction = (match, state, at, to) =>
  addPeople(match, state, at, to) !== false &&
  state.setPeople({ adults: (state.people.adults ?? 0) + (match[0]?.number ?? 1) });

/** “a third colleague”, “ילד שלישי”: one more. */
const nthPerson: RuleAction = (match, state, at, to) => {
  const nth = match.findIndex((term) => term?.tags.has('ordinal'));
  const isBefore = nth === 0 && match[nth]?.number === null;
  const isAfter = nth > 0 && state.isHebrew && !isCounted(state.peek(to));
  const isMore = Number(match[nth]?.tags.get('ordinal')) > 1 && (isBefore || isAfter);
  if (!isMore || match.some((term) => term?.tags.has('room'))) return false;
  const isAdded = addPeople(match, state, at, to) !== false;
  if (isAdded) state.consume(at + nth, at + nth + 1);
  return isAdded && at;
};

const onePerson: Part = word(/^(?:one person|one traveller|אדם אחד|איש אחד)$/u);
const counted = either(tag('adult', 'person', 'room'), onePerson);
const fewer: Part = { fits: ({ tags }) => tags.get('longer') === -1 };

const more = maybe(word(/^(?:more|extra|additional|another)$/u));

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
  rule([maybe(num(1, 9)), counted, maybe(num(1, 1)), fewer], oneLess),
  rule([maybe(num(1, 9)), fewer, counted], oneLess),
  rule([tag('besides', 'one-more'), mark(':'), filler, filler, maybe(num(0, 17)), person], addPeople),
  // “נצטרך חדר נוסף”
  rule([tag('room'), maybe(num(1, 1)), word(/^(?:נוסף|נוספת)$/u)], ([room], state, at, to) =>
    oneMore([undefined, undefined, room], state, at, to),
  ),
  rule([person, filler, filler, filler, filler, tag('comes-too')], addPeople),
  rule([tag('comes-too'), filler, filler, person], (match, state, at, to) =>
    state.isHebrew ? addPeople(match, state, at, to) : false,
  ),
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
      return at === 0 && isSign ? addPeople(match, state, at, to) : false;
    },
  ),
  // “1 more child, 11 years”
  rule([num(1, 9), { ...more, optional: false }, tag('child', 'infant')], (match, state, at, to) =>
    addPeople(match, state, at, to) === false ? false : to - 1,
  ),
];

/** People listed one by one. */
export const listedPeopleRules: readonly Rule[] = [
  rule([either(tag('me', 'kin', 'party', 'child', 'for-me'), word(FRIEND))], countListed),
];
