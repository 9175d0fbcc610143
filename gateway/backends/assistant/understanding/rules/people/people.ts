import type { ParseState } from '../../parse-state.ts';
import {
  either,
  filler,
  isCounted,
  mark,
  maybe,
  num,
  rule,
  sign,
  tag,
  tagOf,
  word,
  textOf,
} from '../../grammar.ts';
import { oneOf, ownRooms } from '../../reading.ts';
import type { Part, Rule } from '../../grammar.ts';
import { MAX_PEOPLE, addAges, age, aged, ages, agesIn, isBabyNext, moreAges, withAges } from './ages.ts';
import { isOfKnown, isOnlyMentioned, mentionedOnly, mentionedRules } from './mentioned.ts';
import { areAllAdults, isAnotherCouple, isSummedUp, isWithWriter, listedPeopleRules } from './relatives.ts';
import { familiesCount, loneWordRules } from './lone-words.ts';
import { explicitCountRules } from './explicit-counts.ts';
import {
  count,
  countRule,
  describedPeopleRules,
  familyOfSize,
  oneWord,
  unknownPeople,
  isAnotherChild,
  sameAgeRules,
  singleTraveller,
  twins,
} from './counted-people.ts';
import { pairsWithChild, onlyAdults, restatedPartyRules } from './restated-party.ts';
import { pointsAtShown } from '../days/relative-days.ts';
import type { Term } from '../../words/terms.ts';
import { bed, bedRules, ours, ownRoomRules, roomKindRule, secondRoomRules } from './rooms.ts';

const MAX_ROOMS = 500;
/** Words that may follow named people. */
const AFTER_PEOPLE = /^(?:and|plus|with|in|to|at|for|from)(?: |$)/u;

/** A number with the Hebrew prefix ל (for): ל-4, לשניים (for two). */
const forNumber: Part = { fits: (term) => term.prefix === 'ל' && num(1, 30).fits(term) };
const digits: Part = { fits: (term) => term.kind === 'number' && age.fits(term) };
const forPrefix: Part = { fits: ({ prefix }) => prefix.endsWith('ל') };
const COUPLES = /^(?:couples?|זוג|זוגות)$/u;
const ME = /^(?:me|i|myself|ו?אני)$/u;
const ALONE = /alone|on my own|by myself|solo|לבד|בגפי/u;
/** People who travel together with the writer. */
const COMPANIONS =
  /friend|mate|budd|pal|sister|brother|colleague|coworker|employee|חבר|אחיות|אחים|עמית|עובד|קולג|שותפ/u;
/** True for a word between the writer and others: “me and 3 friends”, אני ועוד שלושה חברים (the same). */
const isJoint = (term: Term | undefined): boolean => term?.tags.has('besides') === true || term?.text === '+';
const isPlural = (term: Term | undefined): boolean => /(?:s|ren|people|ים|ות|נוער)$/u.test(term?.text ?? '');

/** Friends, unless an older person travels with them. */
const FRIENDS = /^ה?(?:girls|boys|בנות|בנים)$/u;

/** True for a word for adults, babies or ages: beside one, “girls” are children, not friends. */
const isOlder = (term: Term): boolean =>
  ['adult', 'party', 'family', 'kin', 'me', 'aged', 'infant'].some(
    (name) => term.tags.has(name) && !/^(?:בנות|בנים)$/u.test(term.text),
  );

const PERSON_TAGS = 'adult child comes-too drops-out family infant kin party person twins'.split(' ');
/** True for a term that means people, or that they join or do not come. */
const isPerson = ({ tags }: Term): boolean => PERSON_TAGS.some((name) => tags.has(name));

const isOther = ({ tags }: Term): boolean => tags.has('kin') || tags.has('party');
/** True for “just me this time”, which counts no one who is named next; not “just me (and, together with) my wife”. */
const isOnlyWriter = ({ terms }: ParseState): boolean =>
  terms.some(({ tags, text }, at) => {
    if (tags.get('party') !== 1 || !/me$|^רק אני/u.test(text)) return false;
    const [next, ...after] = terms.slice(at + 1, at + 4);
    const isJoint = /^(?:and|n|plus|with|w)(?: |$)/u.test(next?.text ?? '') || next?.prefix.startsWith('ו');
    const isTogether =
      /^(?:together|along|עם|יחד|ביחד)(?: |$)/u.test(next?.text ?? '') && after.some(isOther);
    return next?.kind === 'word' && !isJoint && !isTogether;
  });

/** “4 people and 2 kids among them”: the children are counted already. */
const WHOLE = /\b(?:of them|among|includ|total|altogether|in all|are under)|מתוכ|ביניה|סך הכל|בסך|כולל/u;
/** Travellers: ages with their children first, then counts, then the meaning of a lone number. */
export const peopleRules: readonly Rule[] = [
  singleTraveller,
  ...mentionedRules,
  // “I stay with my parents until Friday, then …”
  rule([word(/^stay(?:ing)?$/u), word(/^with my parents$/u)], mentionedOnly),
  // “twin boys and us two”, but not “find us two adjoining rooms”
  rule([word(/^us$/u), num(2, 2)], (_match, state, _at, to) => {
    const next = state.peek(to);
    const isEnd = next?.kind !== 'word' || isJoint(next) || AFTER_PEOPLE.test(next.text);
    return isEnd && state.setPeople({ adults: 2 });
  }),
  // “eight of us girls” are grown up.
  rule([word(/^(?:of us|us|we)$/u), word(FRIENDS)], mentionedOnly),
  ...bedRules,
  ...ownRoomRules,
  familiesCount,
  ...sameAgeRules,
  ...describedPeopleRules,
  ...explicitCountRules,
  ...listedPeopleRules,
  // “a child aged 6”, “a child of 6”
  rule(
    [maybe(count), tag('child'), filler, filler, either(tag('aged'), word(/^of$/u)), filler, ...ages],
    withAges,
  ),
  rule([maybe(count), tag('child'), mark('(:,-?!'), digits, aged, ...moreAges], withAges),
  // “3 kids. 9, 6 and 4”, “two kids three and ten one room”: as many ages as children
  rule([count, tag('child'), mark('.,'), age, ...moreAges], (match, state, at, to) => {
    const told = agesIn(match.slice(3)).length + (state.people.infants ?? 0);
    const isRoom = isCounted(state.peek(to)) && state.terms[to - 1]?.number != null;
    return told > 1 && told - Number(isRoom) === match[0]?.number && withAges(match, state, at, to);
  }),
  rule(
    [tag('with-children'), maybe(tag('comes-too')), mark(',(:-?!'), filler, filler, aged, filler, ...ages],
    (match, state, _at, to) => (isCounted(state.peek(to)) ? false : addAges(state, agesIn(match))),
  ),
  rule([tag('aged'), mark(':='), filler, ...ages], (match, state, at, to) => {
    const before = state.terms[at - 1];
    const next = state.peek(to);
    if (before?.tags.has('family') || (isCounted(next) && !isBabyNext(next))) return false;
    // “the little one will be five, so the ages are 5, 6 and 10”
    const told = agesIn(match.slice(match.findLastIndex((term) => term?.tags.has('aged'))));
    const areAll = told.length > 1 && told.length === state.context.childrenAges?.length;
    return areAll ? state.setPeople({ ages: told, hasChildren: true }) : addAges(state, agesIn(match));
  }),
  // “Mia can't come, 3 now”
  rule([tag('drops-out'), mark(',.'), filler, filler, num(1, 30)], (match, state, _at, to) => {
    if (isCounted(state.peek(to))) return false;
    return state.setPeople({ total: match[4]?.number ?? null });
  }),
  familyOfSize,
  ...secondRoomRules,
  onlyAdults,
  roomKindRule(count, bed),
  // “two rooms, one for us and one for the kids”
  rule(
    [word(/^(?:one|ו?אחד)$/u), either(tag('for'), forPrefix)],
    ([, next], state, _at, to) =>
      state.terms.some(({ tags }) => tags.has('room')) && (next?.tags.has('for') ? true : to - 1),
  ),
  countRule('adult', (people, number, isInAll) => {
    // “I said two adults, but my daughter comes too, so that’s three adults”
    people.adults = isInAll && number > (people.adults ?? number) ? number : (people.adults ?? 0) + number;
  }),
  // “five girls” who travel without an older person
  rule([num(2, MAX_PEOPLE), filler, either(tag('child'), word(FRIENDS))], (match, state) => {
    const isFriends = FRIENDS.test(match[2]?.text ?? '');
    if (!isFriends || state.people.ages.length > 0 || state.terms.some(isOlder)) return false;
    return state.setPeople({ total: match[0]?.number ?? null });
  }),
  countRule('child', (people, number, isInAll) => {
    if (isInAll) people.allChildren = number;
    else people.children = (people.children ?? 0) + number;
    people.hasChildren = true;
  }),
  countRule('infant', (people, number) => (people.infants = (people.infants ?? 0) + number)),
  rule([num(1, MAX_ROOMS), maybe(sign('-')), filler, maybe(tag('unmet')), tag('room')], (match, state) =>
    state.setPeople({ rooms: match[0]?.number ?? 1 }),
  ),
  rule([tag('own-room')], ([own], state) =>
    state.setPeople({ ownRoom: state.people.ownRoom ?? oneOf(ownRooms, tagOf(own, 'own-room')) ?? 'each' }),
  ),
  // “2+4”
  rule([digits, sign('+'), digits], ([adults, , children], state, _at, to) => {
    if (isCounted(state.peek(to)) || state.people.adults !== null || !adults?.number) return false;
    return state.setPeople({ adults: adults.number, children: children?.number ?? 0, hasChildren: true });
  }),
  // “room 1” is not a count in English; the Hebrew “one” follows its noun.
  rule(
    [tag('room'), oneWord],
    ([, one], state) =>
      // חדר לאחת (a room for one) counts the people.
      one?.tags.has('number') === true && one.prefix === '' && state.setPeople({ rooms: 1 }),
  ),
  // זוג + 2 (a couple + 2)
  rule([tag('party'), either(sign('+'), tag('or-more')), count], (match, state, _at, to) => {
    if (isCounted(state.peek(to))) return false;
    const { people } = state;
    return state.setPeople({
      adults: Math.max(people.adults ?? 0, Number(match[0]?.tags.get('party') ?? 2)),
      children: (people.children ?? 0) + (match[2]?.number ?? 0),
      hasChildren: true,
    });
  }),
  rule([maybe(count), filler, tag('party')], (match, state, at, to) => {
    const [, , party] = match;
    const size = Number(party?.tags.get('party') ?? 1);
    // “my girlfriend joins, the two of us”: the new total, unless it is the known number.
    if (party && state.people.isChange && ours.fits(party))
      return size === state.context.partySize || state.setPeople({ total: size });
    if (size === 2 && party && pairsWithChild(state, party)) return true;
    if (ALONE.test(party?.text ?? '')) {
      // “my husband stays at home, so I come alone”, שנינו לבד (the two of us alone)
      const areTwo = state.terms.some((one) => one.tags.get('party') === 2 && ours.fits(one));
      return areTwo || state.setPeople({ adults: 1, isChange: false });
    }
    // “just me this time, my wife refuses to fly”
    if (size > 1 && isOnlyWriter(state)) return true;
    if (party && isOnlyMentioned(state, party)) return true;
    // “my wife and I and another couple”
    if (
      party &&
      isAnotherCouple(state.terms, party, at, to) &&
      state.people.adults !== null &&
      !isSummedUp(state.terms)
    )
      return state.setPeople({ adults: state.people.adults + size });
    // “for the 50th birthday of my husband”: only couples are counted.
    const times = COUPLES.test(party?.text ?? '') ? (match[0]?.number ?? 1) : 1;
    const adults = size * times + (party && !ours.fits(party) ? state.grownChildren : 0);
    return state.setPeople({ adults: Math.max(state.people.adults ?? 0, adults) });
  }),
  rule(
    [maybe(tag('group')), filler, count, maybe(tag('of')), filler, tag('person')],
    (match, state, at, to) => {
      // “the one guests like best” counts none; “me and 3 friends”, “3 friends and me” are four people.
      if (match[2]?.number === 1 && !state.isHebrew && isPlural(match[5])) return false;
      const before = isJoint(state.terms[at - 1]) ? state.terms[at - 2] : state.terms[at - 1];
      const after = /^(?:and|n|&|plus)$/u.test(state.terms[to]?.text ?? '') ? to + 1 : to;
      const others =
        COMPANIONS.test(match[5]?.text ?? '') &&
        (isWithWriter(state, to - 1) ||
          [match[1], before, state.terms[after]].some((term) => ME.test(term?.text ?? '')))
          ? 1
          : 0;
      const size = (match[2]?.number ?? 0) + others;
      // “4 people and 2 kids” are six.
      const isBeside = isJoint(state.terms[to]) || /^(?:,|and|n|&)$/u.test(state.terms[to]?.text ?? '');
      const from = isBeside ? (/^and$/u.test(state.terms[to + 1]?.text ?? '') ? to + 2 : to + 1) : to;
      const isMore = isBeside && state.terms[from - 1]?.text !== ',';
      const [count, child] = state.terms.slice(from, from + 2);
      const areAdults =
        (isMore || count?.prefix.startsWith('ו') === true) &&
        count?.number != null &&
        child?.tags.has('child');
      const isWhole =
        WHOLE.test(textOf(state.terms)) || state.terms.slice(from + 2).some(({ tags }) => tags.has('adult'));
      return state.setPeople(areAdults && !isWhole ? { adults: size } : { total: size });
    },
  ),
  unknownPeople,
  ...restatedPartyRules(count),
  // “for number 2” is a hotel in the list.
  rule([tag('for'), filler, num(1, 30)], (match, state, _at, to) =>
    /^(?:number|no|hotel|option)$/u.test(match[1]?.text ?? '') ? false : totalOf(match[2], state, to),
  ),
  // נרד ל-4 (let us go down to 4) changes the number that was given last.
  rule([forNumber], (match, state, at, to) =>
    state.terms[at - 1]?.tags.has('set-to') ? false : totalOf(match[0], state, to),
  ),
  rule([tag('with-children')], (_match, state) => state.setPeople({ hasChildren: true })),
  twins,
  rule([tag('child')], (match, state, at) => {
    // בן (son) and בת (daughter) alone often mean “aged”.
    if (match[0]?.tags.has('aged')) return false;
    if (areAllAdults(state) || isOfKnown(state, match[0])) return true;
    // “with the girls, 5 of us”
    if (state.people.total !== null && FRIENDS.test(match[0]?.text ?? '') && !state.terms.some(isOlder))
      return true;
    const told = isAnotherChild(state, at) ? state.people.ages.length : 0;
    const before = Math.max(state.people.children ?? 0, told);
    return state.setPeople({
      children: isPlural(match[0]) ? state.people.children : before + 1,
      hasChildren: true,
    });
  }),
  rule([tag('infant')], (_match, state) => state.setPeople({ infants: state.people.infants ?? 1 })),
  // “our friend joins us, so three”
  rule([word(/^(?:so|then|אז|ולכן)$/u), filler, num(1, 30)], ([, , size], state, _at, to) => {
    const { lastQuestion, hasSearch } = state.context;
    const isLast = state.terms[to] === undefined || state.terms[to].kind === 'break';
    const isOfPeople = lastQuestion === 'guests' || (lastQuestion === null && state.terms.some(isPerson));
    if (!(hasSearch || state.people.adults !== null) || !isLast || !isOfPeople) return false;
    return state.setPeople({ total: size?.number ?? null, isChange: false });
  }),
  ...loneWordRules,
];

function totalOf(term: Term | undefined, state: ParseState, to: number): boolean {
  if (isCounted(state.peek(to)) || !term || state.people.total !== null) return false;
  const isOfList = term.tags.has('ordinal') && state.terms.some(({ text }) => text === 'בין');
  // לשני יש חדר כושר (the second has a gym)
  if (isOfList || pointsAtShown(term, state)) return false;
  if (state.terms.some((other) => other.tags.has('compare'))) return false;
  return state.setPeople({ total: term.number });
}
