/** Rules for whole parties: “just us grown-ups”, “back to six”, “my wife and I and another couple”, “two families”. */
import { hasTag, hasOnlyFillers, textOf } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { laterAgeRules } from './ages.ts';
import { isOnlyMentioned } from './mentioned.ts';
import { isAnotherCouple, isBesideMe, isSummedUp } from './relatives.ts';
import { I, JOINS, ONLY, gives, ours, when, type Action } from './vocabulary.ts';

/** True while the message gives no adults, neither a number nor a change. */
const isOpen = ({ people }: ParseState): boolean =>
  people.adults === null && people.total === null && !people.isChange;

const kinOf = (term: Term | undefined): number => {
  const count = term?.tags.get('kin');
  return typeof count === 'number' ? count : 0;
};

const HE_AND_I = /\b(?:he|she|him|her)\b|^(?:הוא|היא) |(?:הוא|היא)$/u;
const US = /\bus\b|שנינו|שתינו/u;
const TAKES = /^(?:take|taking|bring|bringing|לקחת|לוקחת?)$/u;

/**
 * Sets the party of the writer and the only child that is named, also in the message before: “my grandson, who is six.
 * Just he and I”.
 * @returns false for another pair, such as “the two of us and our son”; then nothing is set
 */
function pairsWithChild(state: ParseState, pair: Term): boolean {
  const { people, terms, context } = state;
  const { ages, children, infants, adults } = people;
  if (ages.length > 1 || (children ?? 1) !== 1 || infants !== null || adults !== null) return false;
  const at = terms.indexOf(pair);
  const beside = [terms[at - 1], terms[at + 1]];
  const isOnly = [pair, terms[at - 1]].some((term) => ONLY.test(term?.text ?? ''));
  const isJoined =
    beside.some((term) => term?.text !== ',' && JOINS.test(term?.text ?? '')) || beside[1]?.prefix === 'ו';
  const named = terms.filter((term) => hasTag(term, 'child'));
  const isHeAndI = HE_AND_I.test(pair.text);
  // “its me and him, he is 13”, in reply to the question for the age
  const isKnown = named.length === 0 && context.lastQuestion === 'ages';
  // “I’d like to take my grandson to Rome, just the two of us”
  const isTaken =
    named.length === 1 &&
    terms.some(({ text }) => (isOnly ? I : TAKES).test(text)) &&
    !terms.some((term) => hasTag(term, 'drops-out'));
  const isNamed = (isKnown || named.length > 0) && (ages.length === 1 || isHeAndI || isTaken);
  // סבתא ונכדה בת 8, רק שתינו (a grandmother and her granddaughter of 8, just the two of us)
  const others = terms.filter((term) => term !== pair && hasTag(term, 'kin', 'person', 'adult', 'party'));
  const isWriter = others.length === 0 || (others.length === 1 && kinOf(others[0]) === 1 && isOnly);
  // “just us two, our son is six” are three.
  const isAfter = named.every((term) => terms.indexOf(term) < at);
  const isPair = isHeAndI || (US.test(pair.text) && (isOnly || isTaken) && isAfter);
  return (
    isNamed && isPair && isWriter && !isJoined && state.setPeople(isKnown ? { adults: 1 } : { total: 2 })
  );
}

const ALONE = /alone|on my own|by myself|solo|לבד|בגפי/u;

/** True for “just me this time”, which counts no one who is named next; not “just me (and, together with) my wife”. */
const isOnlyWriter = ({ terms }: ParseState): boolean =>
  terms.some(({ tags, text }, at) => {
    const [next, ...after] = terms.slice(at + 1, at + 4);
    const isJoint = /^(?:and|n|plus|with|w)(?: |$)/u.test(next?.text ?? '') || next?.prefix.startsWith('ו');
    const isTogether =
      /^(?:together|along|עם|יחד|ביחד)(?: |$)/u.test(next?.text ?? '') &&
      after.some((term) => hasTag(term, 'kin', 'party'));
    return (
      tags.get('party') === 1 && /me$|^רק אני/u.test(text) && next?.kind === 'word' && !isJoint && !isTogether
    );
  });

/** The action for words for a party: “my wife and I”, “three couples”, “alone”. */
const partyOf: Action = ({ count, party }, state, at, to) => {
  if (!party) return false;
  const { people, context, terms } = state;
  const size = Number(party.tags.get('party'));
  const isOurs = ours.fits(party);
  // “my girlfriend joins, the two of us”: the new total, unless it is the known number.
  if (people.isChange && isOurs) return size === context.partySize || state.setPeople({ total: size });
  if (size === 2 && pairsWithChild(state, party)) return true;
  if (ALONE.test(party.text)) {
    // “my husband stays at home, so I come alone”, שנינו לבד (the two of us alone)
    const areTwo = terms.some((one) => one.tags.get('party') === 2 && ours.fits(one));
    return areTwo || state.setPeople({ adults: 1, isChange: false });
  }
  // “just me this time, my wife refuses to fly”
  if ((size > 1 && isOnlyWriter(state)) || isOnlyMentioned(state, party)) return true;
  // “my wife and I and another couple”
  if (people.adults !== null && isAnotherCouple(terms, party, at, to) && !isSummedUp(terms))
    return state.setPeople({ adults: people.adults + size });
  // “for the 50th birthday of my husband”: only couples are counted.
  const times = /^(?:couples?|זוג|זוגות)$/u.test(party.text) ? (count?.number ?? 1) : 1;
  const adults = size * times + (isOurs ? 0 : state.grownChildren);
  return state.setPeople({ adults: Math.max(people.adults ?? 0, adults) });
};

/** The action for “so just us grown-ups”: the children that are known do not come. */
const onlyAdults: Action = (_found, state, at) => {
  const { childrenAges: known = [], hasSearch } = state.context;
  const isTold = state.people.hasChildren || state.terms.some((term) => hasTag(term, 'child', 'infant'));
  if (!hasSearch || known.length === 0 || isTold) return false;
  return state.setPeople({ children: 0, hasChildren: true, infants: 0 }) && at + 1;
};

/** More travellers are rather a sum: “and for 90?” */
const MAX_PARTY = 30;
/** More travellers than this are rather a sum after a budget: “and for 20?” */
const MAX_AFTER_BUDGET = 9;
/** The action for “ok, and for 3?”, not for nights or stars that were told before, and not for “and for the 2nd?” */
const askedParty: Action = ({ count }, state, at) => {
  const { hasSearch, edited } = state.context;
  const isFirst = state.terms
    .slice(0, at)
    .every((term) => term.kind !== 'word' || hasOnlyFillers(term, 'yes', 'no', 'besides'));
  const limit = edited?.part === 'budget' ? MAX_AFTER_BUDGET : MAX_PARTY;
  const isOther = edited?.part === 'nights' || edited?.part === 'stars' || (count?.number ?? 0) > limit;
  if (!hasSearch || !isFirst || isOther || count?.isOrdinal) return false;
  return state.setPeople({ total: count?.number ?? null });
};

/** The action for the number of travellers again: “back to six”, שוב שישה (six again); “two again”, of the rooms. */
const againParty: Action = ({ count }, state) => {
  const { hasSearch, edited } = state.context;
  const name = edited?.part === 'rooms' ? 'rooms' : 'total';
  return hasSearch && state.setPeople({ [name]: count?.number ?? null });
};

/** Parties by words and by their number. */
export const partyRules: readonly Rule[] = [
  // זוג + 2 (a couple + 2)
  when('#party "+"|#or-more {count} !!{counted}', ({ party, count }, state) => {
    const { adults, children } = state.people;
    return state.setPeople({
      adults: Math.max(adults ?? 0, Number(party?.tags.get('party'))),
      children: (children ?? 0) + (count?.number ?? 0),
      hasChildren: true,
    });
  }),
  when('[{count}] ~ #party', partyOf),
].flat();

/** The party that is named again. */
export const restatedPartyRules: readonly Rule[] = [
  when(['again|שוב|back_to {count} !!{counted}', '{count} again|שוב !!{a-word}'], againParty),
  // “and for 3?”, ואם 4? (and if 4?)
  when('{and-for} {count} !!{a-word}', askedParty),
  // “we are actually four”
  when('#group [#correction|now|all|בסוף|עכשיו|כולנו] ~ number:{count} !!{counted}', gives('total')),
].flat();

export const onlyAdultsRule = when('{only} ~ us|ourselves|the_two_of_us|אנחנו|שנינו [#adult]', onlyAdults);

/** The action for “two families, each 2 adults and a child”: everyone is multiplied. */
const families: Action = (_found, state, at) => {
  const { people, terms } = state;
  const count = terms[at - 1]?.number ?? 0;
  const size = terms[at + 1]?.text === 'of' ? (terms[at + 2]?.number ?? 0) : 0;
  if (count < 2 || count > 6) return false;
  const isEach = EACH.test(textOf(terms.slice(at + 1, at + 5)));
  if (isOpen(state)) {
    // “Florence for two families”: two parents each, and children whose ages are then asked for; “two families of 4”
    const children = size > 2 ? size - 2 : isEach ? people.children : null;
    state.setPeople({
      adults: count * 2,
      hasChildren: true,
      ...(children !== null && { children: children * count }),
    });
    return size > 2 ? at + 3 : true;
  }
  if (!isEach || people.adults === null) return false;
  return state.setPeople({
    adults: people.adults * count,
    ages: Array.from({ length: count }, () => people.ages).flat(),
    children: people.children === null ? null : people.children * count,
    infants: people.infants === null ? null : people.infants * count,
  });
};
const EACH = /(?:^| )(?:each|in each|every one|ב?כל אח[דת])(?: |$)/u;

/** The action for “2 rooms, each with 2 adults”: the adults are multiplied by the rooms. */
const inEach: Action = ({ each }, { people, terms }, at) => {
  // “2 rooms, 2 adults each”
  if (!hasTag(each, 'in-each') && !hasTag(terms[at - 1], 'adult', 'person')) return false;
  if (people.rooms === null || people.rooms < 2 || people.adults === null || people.isChange) return false;
  people.adults *= people.rooms;
  return true;
};

/** The action for “I shall be travelling with my sister”: two adults. */
const withRelative: Action = ({ kin }, state) => {
  const isAlone =
    state.terms.some(({ tags, text }) => tags.has('me') || /^(?:im|my|שלי)$|שלי$/u.test(text)) &&
    !state.terms.some(({ text }) => /^(?:we|us|our|were|well|אנחנו|לנו|שלנו|אנו)$/u.test(text));
  return isAlone && isOpen(state) && kinOf(kin) > 0 && state.setPeople({ adults: 1 + kinOf(kin) });
};

/** “if my mother comes too”, “my sister might come too” */
const MAY_BE =
  /(?:^| )(?:if|in case|might|may|could|maybe|perhaps|unless|whether|not|isnt|doesnt|wont|ו?אם|אולי|לא)(?: |$)/u;
/** The action for “my wife and I. My mother is coming too”: one more, also in the first message. */
const joinsNow: Action = ({ kin, joins }, { people, context, terms }, at, to) => {
  if (context.hasSearch || people.adults === null || people.total !== null || isSummedUp(terms)) return false;
  const clause = terms.findLastIndex(({ kind }, here) => here < at && kind === 'break') + 1;
  const isToo = /(?:too|as well|also|along)$|גם/u.test(joins?.text ?? '');
  if (!isToo || MAY_BE.test(textOf(terms.slice(clause, to)))) return false;
  people.adults += kinOf(kin);
  return true;
};

/** Others travel too: “a hotel for my mum in Rome, with me”, “a room next to ours” */
const WITH_US = /^(?:(?:with |near |and )?(?:me|us)|ours|we|i|אי?תי|אי?תנו|שלנו|אני|אנחנו|ואני|לידנו)$/u;
/** The action for “a hotel in Rome for my sister”, מלון לסבא וסבתא (a hotel for Grandpa and Grandma): only those. */
const bookedFor: Action = ({ lead, kin }, state, at, to) => {
  const before = state.terms[at - 1];
  // “we need a lift for my mother”
  const isOfStay = before?.tags.size === 0 || hasTag(before, 'hotel-word', 'room', 'find-word');
  const isFor = lead !== undefined || kin?.prefix === 'ל';
  const isWithUs = state.terms.slice(to).some(({ text }) => WITH_US.test(text));
  if (state.context.hasSearch || !isOpen(state) || !isOfStay || !isFor || isWithUs) return false;
  return kinOf(kin) > 0 && state.setPeople({ adults: kinOf(kin) });
};

/** The action for “plus one”: one adult more than before. */
const plusOne: Action = ({ count }, state, at) => {
  const { hasSearch, lastQuestion } = state.context;
  const isAsked = lastQuestion === 'ages' || lastQuestion === 'guests';
  if (!hasSearch || isAsked || !isOpen(state) || hasTag(state.terms[at - 1], 'without')) return false;
  return state.setPeople({ adults: count?.number ?? 1, isChange: true });
};

/** The action for “a grandmother and her two grandsons”, “me and my 15 year old”: the adults with the children. */
const adultsWithChildren: Action = (_found, state) => {
  const { people, terms, context } = state;
  if (!isOpen(state) || !(people.ages.length > 0 || people.children)) return false;
  const rest = state.remaining();
  const isMe = isBesideMe(state);
  // “the six year old stays with his aunt”
  const isOfLeft = people.allChildren !== null || rest.some((term) => hasTag(term, 'drops-out'));
  if (isOfLeft && !isMe) return false;
  // “I am a grandmother”, and “with my mother”.
  const isMine =
    rest.some(({ text }) => /^(?:with my|my|our|שלי|שלנו)$|^א(?:חותי|חי|מי|בי)$/u.test(text)) &&
    rest.some(({ text }) => /^(?:with|עם)$/u.test(text));
  const kin = rest.reduce((sum, term) => sum + kinOf(term), 0);
  // עבורי ועבור שני נכדיי (for me and for my two grandsons)
  const isForMe = terms.some((term, at) => hasTag(term, 'for-me') && terms[at + 1]?.prefix.startsWith('ו'));
  const isWriter = !context.hasSearch && isWithChild(terms) && rest.some((term) => hasTag(term, 'me'));
  if (kin > 0) return state.setPeople({ adults: kin + Number(isMine) });
  return (isForMe || isMe || isWriter) && state.setPeople({ adults: 1 });
};

/** True when a child follows “with” or “me and”: אני נוסעת עם הנכדה (I travel with my granddaughter). */
const isWithChild = (terms: readonly Term[]): boolean =>
  terms.some((term, at) => {
    const [next, after] = terms.slice(at + 1, at + 3);
    const isLead = /^ו?עם$/u.test(term.text) || (term.text === 'with' && next?.text === 'my');
    return (
      (hasTag(term, 'with-children') && /^(?:and|ו)/u.test(term.text)) ||
      (isLead && [next, after].some((one) => hasTag(one, 'child', 'infant')))
    );
  });

/** People that are understood from what other rules found. Applied after all others. */
export const laterPartyRules: readonly Rule[] = [
  when('families|משפחות', families),
  when('each:#in-each|#per-person', inEach),
  when('{with} ~ #kin', withRelative),
  when('#kin ~ ~ ~ joins:#comes-too|בא|באה|באים|באות', joinsNow),
  when('lead:[#for] ~ #kin !!{no-place}', bookedFor),
  // ועוד אחת בת 9 (and another one aged 9) is a child.
  when('"+"|#besides|#or-more count:1-9 !!{a-word}', plusOne),
  // “2 adults + 1”: a child
  when('"+" count:1-9 !!{counted}', ({ count }, state) => {
    const { adults, hasChildren } = state.people;
    return (
      adults !== null && !hasChildren && state.setPeople({ children: count?.number ?? 0, hasChildren: true })
    );
  }),
  ...laterAgeRules,
  // “four, two rooms”: people before rooms
  when(
    'count:1-30 ",;"',
    ({ count }, state, at) =>
      at < 2 &&
      state.people.rooms !== null &&
      isOpen(state) &&
      state.setPeople({ total: count?.number ?? null }),
  ),
  when('#kin|#me|#for-me', adultsWithChildren),
].flat();
