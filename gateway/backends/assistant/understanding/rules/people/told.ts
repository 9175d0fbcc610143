import type { Draft } from '../../draft.ts';
import { either, filler, mark, maybe, num, rule, sign, tag } from '../../grammar.ts';
import type { Match, Part, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import { OLDEST_CHILD, addAges, agesIn } from './ages.ts';
import { goneRules } from './gone.ts';

const MOST_PEOPLE = 100_000;
const MOST_ROOMS = 500;

const age = num(0, OLDEST_CHILD);
const colon: Part = { fits: ({ text }) => text === ':' || text === '=', optional: false };
const and = maybe(either(tag('until'), filler, sign('-', '&', '+', '/')));
export const moreAges = Array.from({ length: 5 }, () => [
  mark(','),
  and,
  maybe(age),
  maybe(tag('aged')),
]).flat();

/** Ages of so many children, told behind their number; false when they are not as many. */
function withTheirAges(match: Match, draft: Draft, count: number): boolean {
  const ages = agesIn(match);
  if (ages.length > 0 && ages.length !== count) return false;
  addAges(draft, ages);
  draft.people.children = (draft.people.children ?? 0) + count;
  return true;
}

const PLURAL = /(?:s|children|people|ים|ות)$/u;
/** “2 kids: 5, 10”: the numbers behind are ages. */
const isAfterNumber = (draft: Draft, at: number): boolean => (draft.free(at - 1)?.number ?? null) !== null;

/** “adults: 3”, “children: 2, ages 4 and 6”. */
const labels: readonly Rule[] = [
  // “adults 2 children 2”, not “3 rooms for 2 adults 4 nights”
  rule(
    [tag('adult'), num(1, 30), { ...mark(',;'), optional: true }, tag('child')],
    ([, count], draft, at, to) => {
      if (isAfterNumber(draft, at)) return false;
      draft.people.adults = count?.number ?? null;
      return to - 1;
    },
  ),
  rule(
    [
      tag('child'),
      maybe(colon),
      num(1, MOST_PEOPLE),
      mark(',;('),
      either(tag('aged'), age),
      maybe(colon),
      maybe(age),
      ...moreAges,
    ],
    ([child, colon, count, ...ages], draft, at) => {
      // “3 children 2, 6 and 9”: the first number is an age.
      const isTold = ages.some((term) => term?.tags.has('aged') || term?.text === '(');
      const isLabel = colon !== undefined || (isTold && PLURAL.test(child?.text ?? ''));
      if (!isLabel || isAfterNumber(draft, at)) return false;
      return withTheirAges(ages, draft, count?.number ?? 0);
    },
  ),
  // “the kids are 5 and 8”
  rule(
    [
      tag('child'),
      { fits: ({ text }) => /^(?:are|is|הם|הן)$/u.test(text), optional: false },
      age,
      maybe(tag('aged')),
      ...moreAges,
    ],
    ([, , ...ages], draft, _at, to) =>
      draft.terms[to - 1]?.number !== null && isCountedNext(draft.free(to))
        ? false
        : withTheirAges(ages, draft, agesIn(ages).length),
  ),
  rule([tag('child'), colon, num(0, MOST_PEOPLE)], ([, , count], draft, at) =>
    isAfterNumber(draft, at) ? false : withTheirAges([], draft, count?.number ?? 0),
  ),
  rule([tag('infant'), colon, num(0, MOST_PEOPLE)], ([, , count], draft) => {
    draft.people.infants = count?.number ?? 0;
    return true;
  }),
  rule([tag('adult'), colon, num(1, MOST_PEOPLE)], ([, , count], draft) => {
    draft.people.adults = count?.number ?? null;
    return true;
  }),
  rule([tag('room'), colon, num(1, MOST_ROOMS)], ([, , count], draft) => {
    draft.people.rooms = count?.number ?? null;
    return true;
  }),
  rule([tag('person'), colon, num(1, MOST_PEOPLE)], ([, , count], draft) => {
    draft.people.total = count?.number ?? null;
    return true;
  }),
];

const COUNTED = 'unit nights adult person room child infant month star currency'.split(' ');
const isCountedNext = (next: Term | undefined): boolean =>
  next !== undefined && COUNTED.some((name) => next.tags.has(name));

/** “my little sister, she's 10”, “our daughter, she is 12”. */
const youngOne: Rule = rule(
  [tag('kin', 'child'), mark(',('), filler, filler, maybe(tag('aged')), age, maybe(tag('aged'))],
  (match, draft, _at, to) => {
    const [one, comma, pronoun, , aged] = match;
    const isChild = comma !== undefined && (pronoun ?? aged) !== undefined && !PLURAL.test(one?.text ?? '');
    const isOne = one?.tags.has('child') ? isChild : one?.tags.get('kin') === 1;
    if (!isOne || isCountedNext(draft.free(to))) return false;
    return withTheirAges(match.slice(1), draft, 1);
  },
);

/** “Budapest, baby!!” speaks of no infant. */
const exclaimed: Rule = rule(
  [tag('infant'), { fits: ({ text }) => text === '!', optional: false }],
  (_match, draft, at) => {
    const before: Term | undefined = draft.terms[at - 1];
    const isCounted =
      before !== undefined &&
      (before.number !== null ||
        before.tags.has('filler') ||
        before.tags.has('one-more') ||
        before.tags.has('besides'));
    return (
      !isCounted &&
      draft.terms.some(({ tags }) => ['person', 'adult', 'party'].some((name) => tags.has(name)))
    );
  },
);

/** “3 kids two six and nine”: as many ages in words as children. */
const agesInWords: Rule = rule(
  [num(2, 9), filler, tag('child'), filler, mark('(:,'), age, maybe(tag('aged')), ...moreAges],
  ([count, , , ...ages], draft) =>
    agesIn(ages).length === count?.number ? withTheirAges(ages, draft, count.number) : false,
);

/** One by one, before what counts them. */
export const toldRules: readonly Rule[] = [...goneRules, ...labels, exclaimed, youngOne, agesInWords];

/** “zug + 2 (4, 7)”: ages in brackets behind what was counted. */
const agesInBrackets: Rule = rule(
  [{ fits: ({ text }) => text === '(', optional: false }, age, maybe(tag('aged')), ...moreAges, mark(')')],
  (match, draft) => {
    const ages = agesIn(match);
    if (draft.people.ages.length > 0 || draft.people.children !== ages.length) return false;
    addAges(draft, ages);
    return true;
  },
);

/** “2 rooms, each with 2 adults” */
const inEach: Rule = rule([tag('in-each')], (_match, { people }) => {
  if (people.rooms === null || people.rooms < 2 || people.adults === null || people.isMore) return false;
  people.adults *= people.rooms;
  return true;
});

/** “2 adults + 1”: a child. */
const plusChildren: Rule = rule([sign('+'), num(1, 9)], ([, count], draft, _at, to) => {
  const next = draft.free(to);
  if (draft.people.adults === null || draft.people.hasChildren || isCountedNext(next)) return false;
  draft.people.children = count?.number ?? 0;
  draft.people.hasChildren = true;
  return true;
});

/** “plus one”: a grown-up more than travelled before. */
const plusOne: Rule = rule(
  [either(tag('besides', 'or-more'), sign('+')), num(1, 9)],
  ([, count], draft, at, to) => {
    const { people, scene } = draft;
    const isLast = draft.free(to)?.kind !== 'word' || draft.free(to) === undefined;
    if (!scene.hasSearch || people.adults !== null || people.total !== null || !isLast) return false;
    if (draft.terms[at - 1]?.tags.has('without') || scene.asked === 'ages' || scene.asked === 'guests')
      return false;
    people.adults = count?.number ?? 1;
    people.isMore = true;
    return true;
  },
);

/** “אני נוסעת עם הנכדה”: the child stands right behind “with”. */
const isWithChild = ({ terms }: Draft): boolean =>
  terms.some(
    ({ text, tags: own }, at) =>
      // “me and the kids”, “אני והילדים”
      (own.has('me') && terms[at + 1]?.tags.has('child') && terms[at + 1]?.glued.startsWith('ו')) ||
      (own.has('with-children') && /^(?:and|ו)/u.test(text)) ||
      (/^ו?עם$/u.test(text) &&
        terms.slice(at + 1, at + 3).some(({ tags }) => tags.has('child') || tags.has('infant'))),
  );

/** “a grandmother and her two grandsons”, “me and my 15 year old”: the grown-ups beside the children. */
const grownUps: Rule = rule([tag('kin', 'me')], (_match, draft) => {
  const { people } = draft;
  const isOpen = people.adults === null && people.total === null && !people.isMore;
  if (!isOpen || !people.hasChildren || (people.ages.length === 0 && !people.children)) return false;
  const rest = draft.rest();
  const kin = rest.reduce(
    (sum, { tags }) => sum + (typeof tags.get('kin') === 'number' ? Number(tags.get('kin')) : 0),
    0,
  );
  // “I am a grandmother”, and “with my mother”.
  const isMine =
    rest.some(({ text }) => /^(?:with my|my|our|שלי|שלנו)$/u.test(text)) &&
    rest.some(({ text }) => /^(?:with|עם)$/u.test(text));
  const isMe = rest.some(({ tags }) => tags.has('me'));
  if (kin > 0) people.adults = kin + (isMine ? 1 : 0);
  else if (isMe && (rest.some(({ text }) => /^(?:and|n|with|plus|\+|&)$/u.test(text)) || isWithChild(draft)))
    people.adults = 1;
  return people.adults !== null;
});

/** “I shall be travelling with my sister”: two grown-ups. */
const withKin: Rule = rule(
  [
    { fits: ({ text }) => /^(?:with|with my|together with|ו?עם)$/u.test(text), optional: false },
    filler,
    tag('kin'),
  ],
  ([, , kin], draft) => {
    const { people, terms } = draft;
    const count = kin?.tags.get('kin');
    const isAlone = terms.some(({ tags }) => tags.has('me')) && !terms.some(({ text }) => WE.test(text));
    if (
      !isAlone ||
      typeof count !== 'number' ||
      people.adults !== null ||
      people.total !== null ||
      people.isMore
    )
      return false;
    people.adults = 1 + count;
    return true;
  },
);
const WE = /^(?:we|us|our|were|well|אנחנו|לנו|שלנו|אנו)$/u;

/** “four, two rooms”: people before rooms. */
const beforeRooms: Rule = rule([num(1, 30), { ...mark(',;'), optional: false }], ([count], draft, at) => {
  const { people } = draft;
  if (at > 1 || people.rooms === null || people.adults !== null || people.total !== null) return false;
  people.total = count?.number ?? null;
  return true;
});

/** “my wife and I … together with both of our mothers”: more grown-ups, told apart. */
const ofAKind: Rule = rule(
  [
    either(num(2, 9), { fits: ({ text }) => text.startsWith('both'), optional: false }),
    filler,
    filler,
    tag('kin'),
  ],
  (match, draft) => {
    const { people } = draft;
    if (
      people.adults === null ||
      people.isMore ||
      !match[3]?.text.endsWith('s') ||
      match[3].tags.get('kin') !== 1
    )
      return false;
    people.adults += match[0]?.number ?? 2;
    return true;
  },
);

/** What a lone word or number may be, after everything that says more. */
export const leftRules: readonly Rule[] = [
  inEach,
  ofAKind,
  withKin,
  plusOne,
  plusChildren,
  agesInBrackets,
  beforeRooms,
  grownUps,
];
