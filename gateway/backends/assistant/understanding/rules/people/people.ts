import type { Draft } from '../../draft.ts';
import { either, filler, isCounted, mark, maybe, num, rule, sign, tag, textOf, word } from '../../grammar.ts';
import { oneOf, ownRooms } from '../../understanding.ts';
import type { Act, Match, Part, Rule } from '../../grammar.ts';
import { MOST_PEOPLE, addAges, age, agesIn, moreAges } from './ages.ts';
import { kinRules } from './kin.ts';
import { leftRules } from './left.ts';
import { toldRules } from './told.ts';
import type { Term } from '../../words/terms.ts';

const MOST_ROOMS = 500;

/** The Hebrew “one” follows its noun, so before a noun it belongs to an earlier word. */
const count: Part = {
  fits: (term) =>
    term.number !== null &&
    term.number >= 1 &&
    term.number <= MOST_PEOPLE &&
    !/^[וה]?אח[דת]$/u.test(term.text),
  optional: false,
};
const oneWord = num(1, 1);
/** “ל-4”, “לשניים”. */
const gluedNumber: Part = { fits: (term) => term.glued === 'ל' && num(1, 30).fits(term), optional: false };
const digits: Part = { fits: (term) => term.kind === 'number' && age.fits(term), optional: false };
const led: Part = { fits: ({ glued }) => glued.endsWith('ל'), optional: false };
const theTwo: Part = word(/^(?:the two|these two|השניים)$/u);
const bed: Part = word(/^(?:beds?|מיטה|מיטות)$/u);
const forAll: Part = word(/^לכל$/u);
const ours: Part = word(/(?:^| )us$|תי?נו$|נינו$/u);
const ME = /^(?:me|i|myself|ו?אני)$/u;
const ALONE = /alone|on my own|by myself|solo|לבד|בגפי/u;
/** People who travel with somebody. */
const COMPANY =
  /friend|mate|budd|pal|sister|brother|colleague|coworker|employee|חבר|אחיות|אחים|עמית|עובד|קולג|שותפ/u;
/** “me and 3 friends”, “אני ועוד שלושה חברים” */
const isJoint = (term: Term | undefined): boolean => term?.tags.has('besides') === true || term?.text === '+';
const isPlural = (term: Term | undefined): boolean => /(?:s|children|people|ים|ות)$/u.test(term?.text ?? '');

/** The count before the noun: “3 kids aged 4, 7 and 9”. */
const withAges = (match: Match, draft: Draft, to: number): boolean | number => {
  const [counted, , ...rest] = match;
  const ages = agesIn(rest);
  if (ages.length === 0) return false;
  // “4 and 2 adults”: the 2 is not an age; “בת 3 וילד” begins another child.
  const isAnew = ages.length === 1 && draft.free(to)?.glued.includes('ו') === true;
  // “children aged 4 and 9, 1 room”: the last number belongs to the room.
  const isOver = isCounted(draft.free(to)) && !isAnew && draft.terms[to - 1]?.number !== null;
  if (isOver) ages.pop();
  // “3 children - 6, 8 and 10, one is my niece”
  if (counted?.number) ages.splice(Math.max(counted.number, 1));
  if (ages.length === 0) return false;
  addAges(draft, ages);
  if (counted) draft.people.children = (draft.people.children ?? 0) + (counted.number ?? 0);
  return isOver ? to - 1 : true;
};

const says: Part = word(
  /^(?:says?|said|told|tells|thinks?|recommends?|recommended|lives?|studies|study|works?|אמרה?|אומרת?|המליצה?|ממליצה?|גרה?|גרים|גרות|לומדת?)$/u,
);

const visiting: Part = word(
  /^(?:near|close to|visit|visiting|ליד|קרוב ל|see|seeing|meet|meeting|לבקר|מבקרת?|מבקרים|לראות|לפגוש|אצל)$/u,
);
const somebody = tag('child', 'party', 'person', 'kin', 'infant');

/** Friends, unless somebody older travels with them. */
const FRIENDS = /^ה?(?:girls|boys|בנות|בנים)$/u;

/** Mentions adults, or asks for an age. */
const isOlder = (term: Term): boolean =>
  ['adult', 'party', 'family', 'me', 'aged', 'infant'].some(
    (name) => term.tags.has(name) && !/^(?:בנות|בנים)$/u.test(term.text),
  );

const SOMEBODY = 'adult child comes-too drops-out family infant kin party person twins'.split(' ');
/** The term means people, or that they join or do not come. */
const isSomebody = ({ tags }: Term): boolean => SOMEBODY.some((name) => tags.has(name));

/** Uses the last term, which counts nobody. */
const isNobody: Act = (_match, draft, _at, to) => {
  draft.use(to - 1, to);
  return false;
};

const bedsForThem: Act = (_match, draft, at) => {
  draft.bedsForAll = true;
  return at + 1;
};

/** Travellers: ages with their children first, then counts, then the meaning of a lone number. */
export const peopleRules: readonly Rule[] = [
  // “Frankfurt, 2-4 Feb, single”
  rule([word(/^(?:single|יחיד|יחידה|ליחיד)$/u)], (_match, draft, at, to) => {
    const isApart = (term: Term | undefined): boolean => term === undefined || term.kind !== 'word';
    if (!isApart(draft.terms[to]) || draft.people.adults !== null) return false;
    return draft.party({ adults: 1 });
  }),
  // “My daughter says …”, “my son lives there” and “visiting my grandchildren” mention people who do not travel.
  rule([tag('child', 'party', 'person', 'kin'), filler, says], () => true),
  rule([visiting, filler, somebody], isNobody),
  // “eight of us girls” are grown up.
  rule([word(/^(?:of us|us|we)$/u), word(FRIENDS)], isNobody),
  // “beds for the four of us”: the people are left to their own rules.
  rule([bed, maybe(tag('for')), filler, filler, maybe(num(2, 30)), ours], bedsForThem),
  rule([bed, forAll, num(2, 30)], bedsForThem),
  ...toldRules,
  ...kinRules,
  rule(
    [maybe(count), tag('child'), filler, filler, tag('aged'), filler, age, maybe(tag('aged')), ...moreAges],
    (match, draft, _at, to) => withAges(match, draft, to),
  ),
  // “the twins aged 4”
  rule(
    [
      tag('twins'),
      filler,
      maybe(tag('child')),
      mark('(,'),
      maybe(tag('aged')),
      filler,
      age,
      maybe(tag('aged')),
    ],
    (match, draft) => {
      const years = match[6]?.number ?? 0;
      addAges(draft, [years, years]);
      return draft.party({ children: (draft.people.children ?? 0) + 2 });
    },
  ),
  // “a child of 6”
  rule(
    [maybe(count), tag('child'), word(/^of$/u), age, maybe(tag('aged')), ...moreAges],
    (match, draft, _at, to) => withAges(match, draft, to),
  ),
  rule(
    [maybe(count), tag('child'), mark('(:,-'), digits, maybe(tag('aged')), ...moreAges],
    (match, draft, _at, to) => withAges(match, draft, to),
  ),
  rule(
    [
      tag('with-children'),
      mark(',('),
      filler,
      filler,
      maybe(tag('aged')),
      filler,
      age,
      maybe(tag('aged')),
      ...moreAges,
    ],
    (match, draft, _at, to) => (isCounted(draft.free(to)) ? false : addAges(draft, agesIn(match))),
  ),
  rule([tag('aged'), mark(':='), filler, age, maybe(tag('aged')), ...moreAges], (match, draft, at, to) => {
    const before = draft.terms[at - 1];
    if (before?.tags.has('family') || isCounted(draft.free(to))) return false;
    return addAges(draft, agesIn(match));
  }),
  // “Mia can't come, 3 now”
  rule([tag('drops-out'), mark(',.'), filler, filler, num(1, 30)], (match, draft, _at, to) => {
    if (isCounted(draft.free(to))) return false;
    return draft.party({ total: match[4]?.number ?? null });
  }),
  rule(
    [tag('family'), maybe(either(filler, tag('of', 'aged'))), num(2, 12), maybe(tag('person'))],
    (match, draft, _at, to) => {
      const size = match[2]?.number ?? 0;
      // “a family with 3 kids”
      if (isCounted(draft.free(to))) return false;
      draft.people.total = size;
      // The family already known.
      if (size === draft.scene.partySize) return true;
      if (draft.terms.slice(to).some(({ tags }) => tags.has('child'))) return true;
      // A group given only by its size counts as two parents with children, whose ages are then asked for.
      if (!draft.people.hasChildren) draft.people.children ??= size - 2;
      return draft.party({ hasChildren: size > 2 });
    },
  ),
  // “the two little ones”
  rule([theTwo, tag('child')], (_match, draft) => draft.party({ children: 2, hasChildren: true })),
  // “two double rooms”
  rule([count, word(/^(?:double|twin) rooms?$/u)], ([rooms], draft) =>
    draft.party({ rooms: rooms?.number ?? 1, adults: draft.people.adults ?? 2 * (rooms?.number ?? 1) }),
  ),
  // “two rooms, one for us and one for the kids”
  rule(
    [word(/^(?:one|ו?אחד)$/u), either(tag('for'), led)],
    ([, next], draft, _at, to) =>
      draft.terms.some(({ tags }) => tags.has('room')) && (next?.tags.has('for') ? true : to - 1),
  ),
  counted('adult', (people, number) => (people.adults = (people.adults ?? 0) + number)),
  // “five girls” who travel without an older person
  rule([num(2, MOST_PEOPLE), filler, tag('child')], (match, draft) => {
    const isFriends = FRIENDS.test(match[2]?.text ?? '');
    if (!isFriends || draft.terms.some(isOlder)) return false;
    return draft.party({ total: match[0]?.number ?? null });
  }),
  counted('child', (people, number) => {
    people.children = (people.children ?? 0) + number;
    people.hasChildren = true;
  }),
  counted('infant', (people, number) => (people.infants = (people.infants ?? 0) + number)),
  rule([num(1, MOST_ROOMS), maybe(sign('-')), filler, maybe(tag('unmet')), tag('room')], (match, draft) =>
    draft.party({ rooms: match[0]?.number ?? 1 }),
  ),
  rule([tag('own-room')], ([own], draft) => {
    return draft.party({ ownRoom: oneOf(ownRooms, textOf(own, 'own-room')) ?? 'each' });
  }),
  // “2+4”
  rule([digits, sign('+'), digits], ([adults, , children], draft, _at, to) => {
    if (isCounted(draft.free(to)) || draft.people.adults !== null || !adults?.number) return false;
    return draft.party({ adults: adults.number, children: children?.number ?? 0, hasChildren: true });
  }),
  // “room 1” is not a count in English; the Hebrew “one” follows its noun.
  rule(
    [tag('room'), oneWord],
    ([, one], draft) => one?.tags.has('number') === true && draft.party({ rooms: 1 }),
  ),
  // “זוג + 2”
  rule([tag('party'), either(sign('+'), tag('or-more')), count], (match, draft, _at, to) => {
    if (isCounted(draft.free(to))) return false;
    const { people } = draft;
    return draft.party({
      adults: Math.max(people.adults ?? 0, Number(match[0]?.tags.get('party') ?? 2)),
      children: (people.children ?? 0) + (match[2]?.number ?? 0),
      hasChildren: true,
    });
  }),
  rule([maybe(count), filler, tag('party')], (match, draft) => {
    const size = Number(match[2]?.tags.get('party') ?? 1);
    // “my husband stays at home, so I come alone”
    if (ALONE.test(match[2]?.text ?? '')) return draft.party({ adults: 1, isMore: false });
    return draft.party({ adults: Math.max(draft.people.adults ?? 0, size * (match[0]?.number ?? 1)) });
  }),
  rule([maybe(tag('group')), filler, count, maybe(tag('of')), tag('person')], (match, draft, at, to) => {
    // “me and 3 friends”, “3 friends and me” are four people.
    const before = isJoint(draft.terms[at - 1]) ? draft.terms[at - 2] : draft.terms[at - 1];
    const after = /^(?:and|n|&|plus)$/u.test(draft.terms[to]?.text ?? '') ? to + 1 : to;
    const others =
      COMPANY.test(match[4]?.text ?? '') &&
      [match[1], before, draft.terms[after]].some((term) => ME.test(term?.text ?? ''))
        ? 1
        : 0;
    return draft.party({ total: (match[2]?.number ?? 0) + others });
  }),
  rule([tag('group'), filler, count], (match, draft, _at, to) => {
    if (isCounted(draft.free(to))) return false;
    return draft.party({ total: match[2]?.number ?? null });
  }),
  // “for number 2” is a hotel in the list.
  rule([tag('for'), filler, num(1, 30)], (match, draft, _at, to) =>
    /^(?:number|no|hotel|option)$/u.test(match[1]?.text ?? '') ? false : totalOf(match[2], draft, to),
  ),
  // “לכל הארבעה”
  rule([forAll, num(2, 30)], ([, size], draft, _at, to) =>
    size?.number === draft.scene.partySize ? totalOf(size, draft, to) : false,
  ),
  rule([gluedNumber], (match, draft, _at, to) => totalOf(match[0], draft, to)),
  rule([tag('with-children')], (_match, draft) => draft.party({ hasChildren: true })),
  rule([tag('twins')], (_match, draft) =>
    draft.party({ children: (draft.people.children ?? 0) + 2, hasChildren: true }),
  ),
  rule([tag('child')], (match, draft) => {
    // “בן” and “בת” alone are often a part of other words.
    if (match[0]?.tags.has('aged')) return false;
    // “with the girls, 5 of us”
    if (draft.people.total !== null && FRIENDS.test(match[0]?.text ?? '') && !draft.terms.some(isOlder))
      return true;
    const children = isPlural(match[0]) ? draft.people.children : (draft.people.children ?? 0) + 1;
    return draft.party({ children, hasChildren: true });
  }),
  rule([tag('infant')], (_match, draft) => draft.party({ infants: draft.people.infants ?? 1 })),
  // “our friend joins us, so three”
  rule([word(/^(?:so|then|אז|ולכן)$/u), filler, num(1, 30)], ([, , size], draft, _at, to) => {
    const { asked, hasSearch } = draft.scene;
    const isLast = draft.terms[to] === undefined || draft.terms[to].kind === 'break';
    const isOfPeople = asked === 'guests' || (asked === null && draft.terms.some(isSomebody));
    if (!hasSearch || !isLast || !isOfPeople) return false;
    return draft.party({ total: size?.number ?? null, isMore: false });
  }),
  ...leftRules,
];

function counted(name: string, add: (people: Draft['people'], number: number) => void): Rule {
  const parts = [maybe(count), maybe(sign('-')), maybe(tag('of-which')), filler, tag(name), maybe(oneWord)];
  return rule(parts, (match, draft) => {
    const number = match[0]?.number ?? match[5]?.number;
    if (number === undefined || number === null) return false;
    // “4 adults, 1 of them a pensioner”
    if (match[2] && name === 'adult') return draft.people.adults !== null;
    add(draft.people, number);
    return true;
  });
}

function totalOf(term: Term | undefined, draft: Draft, to: number): boolean {
  if (isCounted(draft.free(to)) || !term || draft.people.total !== null) return false;
  if (draft.terms.some((other) => other.tags.has('compare'))) return false;
  return draft.party({ total: term.number });
}
