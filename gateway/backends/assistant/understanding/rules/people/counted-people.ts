/** Rules for counted people: by nouns, also described ones, by words that the lexicon does not have, and twins. */
import type { ParseState } from '../../parse-state.ts';
import {
  described,
  either,
  filler,
  isCounted,
  mark,
  maybe,
  num,
  rule,
  sign,
  tag,
  word,
} from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import { isEveryday } from '../../lexicon/spellings/real-words.ts';
import { bareText } from '../../words/terms.ts';
import { MAX_PEOPLE, addAges, age, aged } from './ages.ts';

/** The Hebrew “one” follows its noun, so before a noun it belongs to an earlier word. */
export const count: Part = {
  fits: (term) =>
    term.number !== null &&
    term.number >= 1 &&
    term.number <= MAX_PEOPLE &&
    !/^[וה]?אח[דת]$/u.test(term.text),
};
export const oneWord = num(1, 1);

/** Ends of words for people in the plural, and some others. */
const PEOPLE =
  /(?:men|women|ladies|gents|ists|eers|icians|ians|nurses|nuns|monks|travellers|travelers|guests|persons|people|students|teachers|doctors|dancers|singers|players|workers|drivers|cyclists|hikers|skiers|golfers|pilgrims|retirees|colleagues|cousins|siblings|מהנדסים|מהנדסות|רופאים|רופאות|אחיות|מורים|מורות|נגנים|נגניות|נזירות|נזירים|סטודנטים|סטודנטיות|תלמידים|תלמידות|רקדנים|רקדניות|שחקנים|שחקניות|עובדים|עובדות|מטיילים|מטיילות|רוכבים|גולשים|תיירים|תיירות|פנסיונרים|פנסיונריות|שוטרים|טייסים|אחים)$/u;

/** A word in small letters that names people. */
const profession: Part = {
  fits: ({ kind, tags, raw, text, prefix }) =>
    kind === 'word' &&
    tags.size === 0 &&
    prefix === '' &&
    text.length > 3 &&
    !/^[\p{Lu}בל]/u.test(raw) &&
    !isEveryday(text),
};

/**
 * A number before people whose word the lexicon does not have: “four engineers”, ארבעה מהנדסים (four engineers),
 * “one gentleman”.
 */
export const unknownPeople: Rule = rule(
  [num(1, 30), described, described, profession],
  ([count, , , who], state, at, to) => {
    const { people, terms } = state;
    const isOne = count?.number === 1;
    const isFit = isOne
      ? /(?:man|woman|person|traveller|traveler)$/u.test(who?.text ?? '')
      : PEOPLE.test(who?.text ?? '');
    const isName =
      terms[to]?.kind === 'word' &&
      terms[to].tags.size === 0 &&
      !/^[בל]\p{Script=Hebrew}/u.test(terms[to].text);
    const isTold = people.adults !== null || people.total !== null || count?.tags.has('ordinal') === true;
    if (!isFit || isName || isTold || terms[at - 1]?.tags.has('place-mark')) return false;
    // “2 big ones and 3 children”
    const number = count?.number ?? null;
    return state.setPeople(
      terms.some(({ tags }) => tags.has('child')) ? { adults: number } : { total: number },
    );
  },
);

/** “two rather energetic grandparents”: the count is theirs, however many the word usually means. */
const countedRelatives: Rule = rule([num(2, 9), described, described, tag('kin')], (match, state) => {
  const who = match[3];
  // “my two best friends” are as many beside the writer.
  if (Number(who?.tags.get('kin')) < 2 || who?.tags.has('person')) return false;
  // “my wife, my two parents and I” is a list, whose rule counts the writer.
  if (state.terms.some(({ text }) => /^(?:me|i|אני)$/u.test(text))) return false;
  return state.setPeople({ adults: (state.people.adults ?? 0) + (match[0]?.number ?? 0) });
});

/** “so now it’s three kids”, “two children altogether” */
const IN_ALL =
  /^(?:so|now|then|thats|that is|makes?|that makes|total|in total|altogether|in all|all in all|אז|עכשיו|ביחד|בסך הכל|סך הכל|סהכ)$/u;
const NEAR_COUNT = 4;

/** Counts of one kind in a list are added up; `isInAll` tells a count of those who travelled before as well. */
export function countRule(
  name: string,
  add: (people: ParseState['people'], number: number, isInAll: boolean) => void,
): Rule {
  const parts = [
    maybe(count),
    maybe(sign('-')),
    maybe(tag('of-which')),
    filler,
    described,
    described,
    tag(name),
    maybe(oneWord),
  ];
  return rule(parts, (match, state, at, to) => {
    const number = match[0]?.number ?? match[7]?.number;
    if (match[4] && !match[0]) return false;
    if (number === undefined || number === null || (match[0] && match[6]?.prefix.includes('ו'))) return false;
    // “4 adults, 1 of them a pensioner”
    if (match[2] && name === 'adult') return state.people.adults !== null;
    const near = [...state.terms.slice(Math.max(0, at - NEAR_COUNT), at), ...state.terms.slice(to, to + 2)];
    add(
      state.people,
      number,
      near.some(({ text }) => IN_ALL.test(text)),
    );
    // “2 adults one room”: the “one” is the room’s.
    return match[0] && match[7] ? to - 1 : true;
  });
}

const two = either(tag('twins'), word(/^twin$/u));
const child = maybe(tag('child'));

/**
 * Two children of one age, however the message counts them: “two twin girls of 5”, שני נכדים תאומים (two twin
 * grandsons).
 */
const twinsOfAge: Rule = rule(
  [maybe(num(2, 2)), child, two, filler, child, mark('(,'), maybe(tag('aged', 'of')), filler, age, aged],
  (match, state, _at, to) => {
    const years = match[8]?.number ?? 0;
    const isNamed = match[2]?.tags.has('twins') === true || match[4] !== undefined;
    // “twins, 4 adults”
    if (!isNamed || isCounted(state.peek(to))) return false;
    addAges(state, [years, years]);
    return state.setPeople({ children: (state.people.children ?? 0) + 2 });
  },
);

/** “the twins (both 4)”, “three kids, all 10”, “שני בנים, שניהם בני 6”: one age for all of them. */
const allOfAge: Rule = rule(
  [
    maybe(num(2, 9)),
    either(tag('child'), two),
    filler,
    mark('(,:-'),
    maybe(word(/^(?:they are|theyre|and|הם|הן)$/u)),
    word(/^(?:both|all|each|שניהם|שתיהן|כולם|כולן|שלושתם|שלושתן)$/u),
    filler,
    aged,
    age,
    aged,
  ],
  (match, state, _at, to) => {
    const count = match[0]?.number ?? 2;
    const next = state.terms[to]?.text ?? '';
    // “kids, all 3 of them”, “two kids, each 4 and 5”, “both 8 kilos”; without a count only “both” tells how many.
    if (isCounted(state.peek(to)) || /^(?:of|under|over|below|above|מהם|מהן)$/u.test(next)) return false;
    const isTwo = match[1]?.tags.has('twins') || /^(?:both|שניהם|שתיהן)$/u.test(match[5]?.text ?? '');
    if (!match[0] && !isTwo) return false;
    addAges(state, Array<number>(count).fill(match[8]?.number ?? 0));
    return state.setPeople({ children: (state.people.children ?? 0) + count });
  },
);

export const sameAgeRules: readonly Rule[] = [twinsOfAge, allOfAge];

/** “Frankfurt, single” */
export const singleTraveller: Rule = rule(
  [word(/^(?:single|יחיד|יחידה|ליחיד)$/u)],
  (_match, state, at, to) => {
    const isApart = (term: Term | undefined): boolean => term === undefined || term.kind !== 'word';
    if (!isApart(state.terms[to]) || state.people.adults !== null) return false;
    return state.setPeople({ adults: 1 });
  },
);

/** Twins without an age. */
export const twins: Rule = rule([maybe(num(2, 2)), child, tag('twins'), child], (_match, state) =>
  state.setPeople({ children: (state.people.children ?? 0) + 2, hasChildren: true }),
);

/** “a family of four” */
export const familyOfSize: Rule = rule(
  [tag('family'), maybe(either(filler, tag('of', 'aged'))), num(2, 12), maybe(tag('person'))],
  (match, state, _at, to) => {
    const size = match[2]?.number ?? 0;
    // “a family with 3 kids”
    if (isCounted(state.peek(to))) return false;
    state.people.total = size;
    // The family already known.
    if (size === state.context.partySize) return true;
    if (state.terms.slice(to).some(({ tags }) => tags.has('child'))) return true;
    // A group given only by its size counts as two parents with children, whose ages are then asked for.
    if (!state.people.hasChildren) state.people.children ??= size - 2;
    return state.setPeople({ hasChildren: size > 2 });
  },
);

const GROWN = new RegExp(
  '(?:^| )(?:all|both|every ?(?:one|body)|each|כול(?:נו|ם|ן)|שניהם|שתיהן|[(])(?: (?:of|us|them|are|is|were|we|be|being|בערך)){0,2} ' +
    '(?:adults?|grown ups?|grown (?:men|women|up)|(?:over|above|past|in|aged|age) (?:(?:our|their|age|the) )?(?:1[89]|[2-9]\\d|(?:twen|thir|for|fif|six|seven)ties)|(?:1[89]|[2-9]\\d) ?(?:plus|and (?:over|up))|' +
    'מבוגר(?:ים|ות)|בוגר(?:ים|ות)|(?:(?:מעל|בני|בנות|בגיל|גיל) ){1,2}(?:גיל )?(?:1[89]|[2-9]\\d))(?: |$)',
  'u',
);
const GROWN_AGE = 18;
/** Tells of the writers: “we are both over 30”, “both adults pay”. */
const OF_US =
  /\b(?:of us|(?:we are|were|we) (?:all|both)|both adults)\b|(?:^| )(?:שנינו|כולנו|אנחנו)(?: |$)/u;
/** “3 girls, all adults”, ארבע בנות, כולן מעל גיל 18 (four girls, all of them over 18): grown up, whatever the noun. */
const grownUps: Rule = rule(
  [num(1, MAX_PEOPLE), filler, either(tag('child'), word(/^(?:girls|boys|בנות|בנים)$/u))],
  ([count, , who], state, _at, to) => {
    const text = state.terms.map((one) => (/^\d/u.test(one.raw) ? one.raw : one.text)).join(' ');
    if (!GROWN.test(text)) return false;
    // “2 kids, both of us over 40”: the parents; “2 girls, 5 and 7”: ages
    const next = state.terms[to]?.kind === 'break' ? state.terms[to + 1] : state.terms[to];
    const isAged = next !== undefined && (next.number !== null || next.tags.has('aged') || next.text === '(');
    const areParents = OF_US.test(text) && !/^(?:girls|boys|בנות|בנים)$/u.test(who?.text ?? '');
    if (areParents || (isAged && (next.number ?? 0) < GROWN_AGE)) return false;
    // “2 kids, all under 10, and 4 adults”
    if (state.terms.some(({ tags }, at) => tags.has('adult') && state.terms[at - 1]?.number != null))
      return false;
    return state.setPeople({ adults: (state.people.adults ?? 0) + (count?.number ?? 0) });
  },
);

export const describedPeopleRules: readonly Rule[] = [countedRelatives, grownUps];

const ONE_CHILD =
  /^(?:son|daughter|boy|girl|nephew|niece|grandson|granddaughter|ו?[הל]?(?:בן|בת|ילדה?|נכדה?|אחיין|אחיינית))$/u;
/** True for one more child than those whose ages are told: “my son (11) and my daughter”, not “…, and my son swims”. */
export function isAnotherChild(state: ParseState, at: number): boolean {
  const { terms } = state;
  const [child, next] = [terms[at], terms[at + 1]];
  // “and our daughter, who is thirteen”: her age is among those told.
  const isAged = terms
    .slice(at + 1, at + 8)
    .some(({ number }, index) => number !== null && state.peek(at + 1 + index) === undefined);
  const isBeside = terms
    .slice(Math.max(0, at - 2), at)
    .some(({ text }) => /^(?:and|n|&|\+|plus|also|another|גם|וגם|ועוד)$/u.test(text));
  const isNamed = terms.some((other, here) => here < at && child && bareText(other) === bareText(child));
  return (
    child !== undefined &&
    ONE_CHILD.test(child.text) &&
    !isNamed &&
    !isAged &&
    (isBeside || child.prefix.startsWith('ו') || next?.tags.has('comes-too') === true)
  );
}
