/** Rules for counted people and rooms: “two adults, three kids”, “adults: 3”, “4 people”, “a family of four”. */
import { hasTag, isCounted, textOf } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { pointsAtShown } from '../days/relative-days.ts';
import { isOfKnown } from './mentioned.ts';
import { areAllAdults, isWithWriter } from './relatives.ts';
import { JOINS, gives, isPlural, when, type Action } from './vocabulary.ts';

type Counted = 'adults' | 'infants' | 'rooms' | 'total';

/** Adds to one of the counts. */
const add = ({ people }: ParseState, name: 'adults' | 'children' | 'infants', number: number): true => {
  people[name] = (people[name] ?? 0) + number;
  if (name === 'children') people.hasChildren = true;
  return true;
};

/** “so now it’s three kids”, “two children altogether” */
const IN_ALL =
  /^(?:so|now|then|thats|that is|makes?|that makes|total|in total|altogether|in all|all in all|אז|עכשיו|ביחד|בסך הכל|סך הכל|סהכ)$/u;
const NEAR_COUNT = 4;

/** Rules for the counts of one kind, which are added up; children may also be counted with those who travelled before. */
const counts = (tag: string, name: 'adults' | 'children' | 'infants'): readonly Rule[] =>
  when(
    [
      `{count} ["-"] ${name === 'adults' ? '' : '[#of-which] '}~ {described} {described} #${tag} one:[1-1]`,
      `#${tag} one:1-1`,
    ],
    ({ count, one }, state, at, to) => {
      const near = [...state.terms.slice(Math.max(0, at - NEAR_COUNT), at), ...state.terms.slice(to, to + 2)];
      const number = (count ?? one)?.number ?? 0;
      if (name === 'children' && near.some(({ text }) => IN_ALL.test(text)))
        state.setPeople({ allChildren: number, hasChildren: true });
      else add(state, name, number);
      // “2 adults one room”: the “one” is the room’s.
      return count && one ? to - 1 : true;
    },
  );

/** Rules for a label with a number, like those of a form: “adults: 3”. */
const labelled = (tag: string, name: Counted, lowest = 1): readonly Rule[] =>
  when(`!!{n} #${tag} {colon} number:${lowest}-100000`, ({ number }, state, _at, to) => {
    // “guests: 2 adults, 2 children”, but not “guests: 2 rooms: 1”
    const after = state.peek(to + 1);
    const isOfNext = isCounted(state.peek(to)) && after?.number == null && !/^[:=]$/u.test(after?.text ?? '');
    return !isOfNext && state.setPeople({ [name]: number?.number ?? 0 });
  });

/** Numbers that count no one, and totals. Before the rules that count people. */
export const firstCountRules: readonly Rule[] = [
  // “one of us cannot climb stairs”, לאחת החברות קשה (one of the friends has difficulties) count no one.
  when('!!{only} one:1-1 of:[of] is:~ ~ who:#child|#party|#person|#kin|#infant', (found, state, _at, to) => {
    const { one, of, is, who } = found;
    const isOneOf =
      of !== undefined ||
      is?.text === 'is' ||
      /^(?:of us|מאי?תנו)$/u.test(who?.text ?? '') ||
      who?.prefix === 'ה';
    const leaves = state.terms.slice(to, to + 3).some(({ tags }) => tags.has('drops-out'));
    return isOneOf && !leaves && one?.kind === 'word';
  }),
  // “Rome baby! 2 people” mentions no infant, unlike “2 adults and a baby!”
  when('!1-|#filler|#one-more|#besides #infant "!"', (_found, { terms }) =>
    terms.some((term) => hasTag(term, 'person', 'adult', 'party')),
  ),
  // “we’re all 18”, כולנו בני 20 (all of us are 20): the age of adults, not their number.
  when('[{we}] ~ {all-of-us} ~ [{over}] [#aged] 18-99 [#aged] !!{counted}|of_us', () => true),
  // The total: “me and the girls, 4 in total”, but not “how much is the cheapest one in total”.
  when(
    '!!"+-" size:1-30 {in-all} !!{a-word}',
    ({ size }, state) =>
      size?.text !== 'one' && state.budget === null && state.setPeople({ total: size?.number ?? null }),
  ),
].flat();

/** Numbers instead of others, and labels like those of a form. */
export const labelRules: readonly Rule[] = [
  // “3 rather than 2 adults”, “three people, not two”
  when(
    'noun:[{noun}] number:1-30 noun:[{noun}] [","] #not|instead_of|במקום other:1-30 noun:[{noun}]',
    ({ noun, number, other }, state, _at, to) => {
      if (!noun && (other?.number !== state.context.partySize || isCounted(state.peek(to)))) return false;
      const name: Counted = hasTag(noun, 'room') ? 'rooms' : hasTag(noun, 'adult') ? 'adults' : 'total';
      return state.setPeople({ [name]: number?.number ?? null });
    },
  ),
  // “adults 2 children 2”, not “3 rooms for 2 adults 4 nights”
  when(
    '!!{n} #adult number:1-30 [",;"] #child',
    ({ number }, state, _at, to) => state.setPeople({ adults: number?.number ?? null }) && to - 1,
  ),
  labelled('infant', 'infants', 0),
  labelled('adult', 'adults'),
  labelled('room', 'rooms'),
  labelled('person', 'total'),
].flat();

/** “a family of four” */
export const familyOfSize: Action = ({ size: told }, state, _at, to) => {
  const { people, context } = state;
  const size = told?.number ?? 0;
  people.total = size;
  // The family already known, or one whose children are counted next.
  const hasChildren = state.terms.slice(to).some((term) => hasTag(term, 'child'));
  if (size === context.partySize || hasChildren) return true;
  // A group given only by its size counts as two parents with children, whose ages are then asked for.
  if (!people.hasChildren) people.children ??= size - 2;
  return state.setPeople({ hasChildren: size > 2 });
};

/** People who travel together with the writer. */
const COMPANIONS =
  /friend|mate|budd|pal|sister|brother|colleague|coworker|employee|חבר|אחיות|אחים|עמית|עובד|קולג|שותפ/u;
/** “4 people and 2 kids among them”: the children are counted already. */
const WHOLE = /\b(?:of them|among|includ|total|altogether|in all|are under)|מתוכ|ביניה|סך הכל|בסך|כולל/u;
/** The action for “4 people”, “me and 3 friends”, which are four, and “4 people and 2 kids”, which are six. */
const countPeople: Action = ({ lead, count, who }, state, at, to) => {
  const { terms } = state;
  // “the one guests like best” counts none.
  if (count?.number === 1 && !state.isHebrew && isPlural(who)) return false;
  const before =
    hasTag(terms[at - 1], 'besides') || terms[at - 1]?.text === '+' ? terms[at - 2] : terms[at - 1];
  const after = /^(?:and|n|&|plus)$/u.test(terms[to]?.text ?? '') ? terms[to + 1] : terms[to];
  const isWithMe =
    isWithWriter(state, to - 1) ||
    [lead, before, after].some((one) => /^(?:me|i|myself|ו?אני)$/u.test(one?.text ?? ''));
  const size = (count?.number ?? 0) + Number(isWithMe && COMPANIONS.test(who?.text ?? ''));
  let next = to;
  while (JOINS.test(terms[next]?.text ?? '') || hasTag(terms[next], 'besides')) next += 1;
  const isMore =
    terms.slice(to, next).some(({ text }) => text !== ',') || terms[next]?.prefix.startsWith('ו');
  const areAdults = isMore && terms[next]?.number != null && hasTag(terms[next + 1], 'child');
  return state.setPeople(areAdults && !WHOLE.test(textOf(terms)) ? { adults: size } : { total: size });
};

/** The action for people whose word the lexicon does not have: “four engineers”, ארבעה מהנדסים (four engineers). */
const unknownPeople: Action = ({ count }, state, at, to) => {
  const { people, terms } = state;
  const next = terms[to];
  const isName = next?.kind === 'word' && next.tags.size === 0 && !/^[בל]\p{Script=Hebrew}/u.test(next.text);
  const isTold = people.adults !== null || people.total !== null || hasTag(count, 'ordinal');
  if (isName || isTold || hasTag(terms[at - 1], 'place-mark')) return false;
  // “2 big ones and 3 children”
  const hasChildren = terms.some(({ tags }) => tags.has('child'));
  return state.setPeople({ [hasChildren ? 'adults' : 'total']: count?.number ?? null });
};

/** The action for “two rather energetic grandparents”: the count is theirs, however many the word usually means. */
const countedRelatives: Action = ({ count, kin }, state) => {
  // “my two best friends” are as many beside the writer; “my wife, my two parents and I” is a list.
  const isList = hasTag(kin, 'person') || state.terms.some(({ text }) => /^(?:me|i|אני)$/u.test(text));
  return !isList && Number(kin?.tags.get('kin')) >= 2 && add(state, 'adults', count?.number ?? 0);
};

const GROWN = new RegExp(
  '(?:^| )(?:all|both|every ?(?:one|body)|each|כול(?:נו|ם|ן)|שניהם|שתיהן|[(])(?: (?:of|us|them|are|is|were|we|be|being|בערך)){0,2} ' +
    '(?:adults?|grown ups?|grown (?:men|women|up)|(?:over|above|past|in|aged|age) (?:(?:our|their|age|the) )?(?:1[89]|[2-9]\\d|(?:twen|thir|for|fif|six|seven)ties)|(?:1[89]|[2-9]\\d) ?(?:plus|and (?:over|up))|' +
    'מבוגר(?:ים|ות)|בוגר(?:ים|ות)|(?:(?:מעל|בני|בנות|בגיל|גיל) ){1,2}(?:גיל )?(?:1[89]|[2-9]\\d))(?: |$)',
  'u',
);
/** Tells of the writers: “we are both over 30”, “both adults pay”. */
const OF_US =
  /\b(?:of us|(?:we are|were|we) (?:all|both)|both adults)\b|(?:^| )(?:שנינו|כולנו|אנחנו)(?: |$)/u;
/** The action for “3 girls, all adults”, ארבע בנות, כולן מעל גיל 18 (four girls, all of them over 18): grown up. */
const grownUps: Action = ({ count, who }, state, _at, to) => {
  const { terms } = state;
  // “2 girls, 5 and 7”: ages
  const next = terms[to]?.kind === 'break' ? terms[to + 1] : terms[to];
  const isAged = (next?.number ?? 18) < 18 || hasTag(next, 'aged');
  // “2 kids, all under 10, and 4 adults”
  const hasAdults = terms.some((term, at) => hasTag(term, 'adult') && terms[at - 1]?.number != null);
  // “2 kids, both of us over 40”: the parents
  const text = textOf(terms);
  const areParents = OF_US.test(text) && !FRIENDS.test(who?.text ?? '');
  const isGrown = GROWN.test(text) && !isAged && !hasAdults && !areParents;
  return isGrown && add(state, 'adults', count?.number ?? 0);
};

/** The action for a child without an age: “with my daughter”. */
const oneChild: Action = ({ child }, state) => {
  const { people, terms } = state;
  // בן (son) and בת (daughter) alone often mean “aged”.
  if (!child || hasTag(child, 'aged')) return false;
  // “with the girls, 5 of us”
  const areFriends = people.total !== null && FRIENDS.test(child.text) && !terms.some(isOlder);
  if (areFriends || areAllAdults(state) || isOfKnown(state, child)) return true;
  const children = isPlural(child) ? people.children : (people.children ?? 0) + 1;
  return state.setPeople({ children, hasChildren: true });
};

/** True for a word for adults, babies or ages: beside one, “girls” are children, not friends. */
const isOlder = (term: Term): boolean =>
  hasTag(term, 'adult', 'party', 'family', 'kin', 'me', 'aged', 'infant') &&
  !/^(?:בנות|בנים)$/u.test(term.text);
const FRIENDS = /^ה?(?:girls|boys|בנות|בנים)$/u;

/** The action for a number after “for”: “for 4”, ל-4 (the same). */
const forNumber: Action = ({ number, lead }, state, at) => {
  if (!number || hasTag(number, 'ordinal') || state.people.total !== null) return false;
  // “for number 2” is a hotel in the list; נרד ל-4 (let us go down to 4) changes the number that was given last.
  const isOther =
    /^(?:number|no|hotel|option)$/u.test(lead?.text ?? '') || hasTag(state.terms[at - 1], 'set-to');
  // לשני יש חדר כושר (the second has a gym)
  if (isOther || pointsAtShown(number, state) || state.terms.some((one) => hasTag(one, 'compare')))
    return false;
  return state.setPeople({ total: number.number });
};

/** The action for “our friend joins us, so three”. */
const soMany: Action = ({ number }, state) => {
  const { lastQuestion, hasSearch } = state.context;
  const people = 'adult child comes-too drops-out family infant kin party person twins'.split(' ');
  const isOfPeople = lastQuestion === 'guests' || state.terms.some((term) => hasTag(term, ...people));
  if (!isOfPeople || !(hasSearch || state.people.adults !== null)) return false;
  return state.setPeople({ total: number?.number ?? null, isChange: false });
};

/** Groups and described people, before the rules for ages. */
export const describedPeopleRules: readonly Rule[] = [
  when('count:2-9 [{described}] [{described}] #kin', countedRelatives),
  when('{count} ~ who:#child|girls|boys|בנות|בנים', grownUps),
].flat();

/** Counts by nouns. */
export const countRules: readonly Rule[] = [
  counts('adult', 'adults'),
  // “4 adults, 1 of them a pensioner”
  when(
    '{count} ["-"] #of-which ~ [{described}] [{described}] #adult',
    (_found, { people }) => people.adults !== null,
  ),
  // “five girls” who travel without an older person
  when(
    'number:2-100000 ~ girls|boys|בנות|בנים',
    ({ number }, state) =>
      state.people.ages.length === 0 &&
      !state.terms.some(isOlder) &&
      state.setPeople({ total: number?.number ?? null }),
  ),
  counts('child', 'children'),
  counts('infant', 'infants'),
  when('number:1-500 ["-"] ~ [#unmet] #room', gives('rooms')),
].flat();

/** Totals, and people without a number. */
export const totalRules: readonly Rule[] = [
  when('[#group] lead:~ {count} [#of] ~ who:#person', countPeople),
  when('count:1-30 [{described}] [{described}] {profession}', unknownPeople),
].flat();

/** What is left of people after the rules for parties. */
export const lonePeopleRules: readonly Rule[] = [
  when(['#for lead:~ number:1-30 !!{counted}', 'number:{for-number} !!{counted}'], forNumber),
  when('#with-children', (_found, state) => state.setPeople({ hasChildren: true })),
  // Twins without an age
  when('[2-2] [#child] #twins [#child]', (_found, state) => add(state, 'children', 2)),
  when('#child', oneChild),
  when('#infant', (_found, state) => state.setPeople({ infants: state.people.infants ?? 1 })),
  when('so|then|אז|ולכן ~ number:1-30 !!{a-word}', soMany),
].flat();
