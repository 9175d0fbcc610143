/** Rules for adults who are listed one by one: “my wife, my mother and I” are three. */
import { hasTag, textOf } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { COUPLE, FRIEND, I, JOINS, ME, ONE_OF_TWO, PARENTS, WITH, when, type Action } from './vocabulary.ts';

const WITH_ME = /(?:^me and|and i$|and me$|^אני ו)/u;
const PLURALS =
  /^(?:sisters|brothers|mothers|fathers|mums|moms|(?:best )?friends|mates|pals|colleagues|coworkers|classmates|employees|workers|grandmothers|cousins|aunts|uncles|חברים|חברות|אחיות|אחים|אחיותיי|אחיי|עמיתים|עובדים|קולגות|שותפים)$/u;
const SUBJECT =
  /^(?:i|im|id|ill|ive|אני|we|were|wed|well|us|אנחנו|אנו|he|she|they|our|ours|הוא|היא|הם|שלנו)(?: |$)|^\.$/u;
const MORE = /^(?:another|other|plus|and another|ו?עוד|ו?עמנו|ו?איתנו)$/u;
const SEPARATOR =
  /^(?:,|\n|\(|\)|a|am|and|n|&|\+|with|together|both|of|my|our|her|his|their|the|גם|ו?עם|שלי|שלנו|plus|also|another|one more|and another|וגם|ועוד|עוד|ו?עמנו|ו?איתנו|a couple of|נוסף|ו?בשביל|ו?עבור)$/u;
const MAX_OF_KIND = 9;

/**
 * True for a couple in addition to the others: “my wife and I and another couple”, but not “with a couple of
 * suitcases”, “with couple massage”.
 */
export function isAnotherCouple(terms: readonly Term[], party: Term, at: number, to: number): boolean {
  if (!COUPLE.test(party.text)) return false;
  const before = terms.slice(Math.max(0, at - 2), to - 1);
  const [next, ...after] = terms.slice(to, to + 3);
  const isOf = hasTag(next, 'of');
  const isMore = before.some(({ text }) => MORE.test(text) || (isOf && /^(?:with|עם)$/u.test(text)));
  return isOf
    ? isMore && after.some((term) => hasTag(term, 'person', 'kin', 'party', 'adult'))
    : isMore || party.prefix === 'ו';
}

/** Number of adults that a term of a list means; null when it means none. */
function adultsIn({ tags, text }: Term, next: Term | undefined): number | null {
  const kin = tags.get('kin');
  if (typeof kin === 'number') return kin;
  if (kin === 'spouse' || ME.test(text.replace(/^ו/u, ''))) return 1;
  // לי ולאשתי (for me and for my wife), בשבילי ובשביל אחותי (for me and for my sister)
  if (tags.has('for-me'))
    return next?.prefix.startsWith('ול') || (hasTag(next, 'kin') && text !== 'לי') ? 1 : null;
  if (COUPLE.test(text)) return 2;
  if (PARENTS.test(text)) return Number(tags.get('party') ?? 2);
  // A daughter with a husband of her own; a friend of mine, in addition to me.
  if ((tags.has('child') && next?.tags.get('kin') === 'spouse') || FRIEND.test(text)) return 1;
  if (!tags.has('party') || !ONE_OF_TWO.test(text)) return null;
  return WITH_ME.test(text) ? 2 : 1;
}

/** A term of the list that means adults; `here` is its position. */
interface ListedPerson {
  readonly here: number;
  readonly count: number;
  readonly isKin: boolean;
}

/**
 * The action for a list of people, “myself, my daughter, her husband and …”: counts its adults up to the first
 * other word. Children in it are left to their own rules. Returns `at`, because it uses up the terms of the people
 * itself.
 */
const countListed: Action = (_found, state, at) => {
  const people: ListedPerson[] = [];
  let times: { readonly at: number; readonly number: number } | null = null;
  for (let here = at; here < state.terms.length; here += 1) {
    const term = state.peek(here);
    const taken = term ? undefined : state.terms[here];
    if (
      taken &&
      (taken.kind !== 'word' || taken.number !== null || isBetween(taken) || SEPARATOR.test(taken.text))
    )
      continue;
    if (!term) break;
    const number = term.text.startsWith('both') ? 2 : term.number;
    const isWriter = ME.test(term.text);
    // “I would like to treat my daughter … with me”: the writer is listed once, and not as the one who asks.
    if (isWriter && (state.isWriterCounted || (term.text === 'i' && !isListed(state.terms, here)))) break;
    const count = adultsIn(term, nextOf(state, here));
    const isKin = hasTag(term, 'kin') || FRIEND.test(term.text) || PARENTS.test(term.text);
    if (times && PLURALS.test(term.text))
      people.push({ here: times.at, count: times.number, isKin: true }, { here, count: 0, isKin: true });
    else if (count !== null) {
      // “my friend would like to come with Harold and me”: the writer travels already.
      const joins =
        state.people.isChange && state.terms.slice(0, here).some((one) => hasTag(one, 'comes-too'));
      const isKnown = (isWriter && joins) || isSame(state.terms, here);
      people.push({ here, count: isKnown ? 0 : count, isKin });
    } else if (number !== null && number > 1 && number <= MAX_OF_KIND) {
      times = { at: here, number };
      continue;
    } else if (!SEPARATOR.test(term.text) && !isBetween(term) && !leadsWith(term, state.terms[here + 1]))
      break;
    else continue;
    times = null;
  }
  return addListed(state, at, people);
};

/** True for the writer's own role: אני סבתא (I am a grandmother), אני מנהל (I am a manager) are one person. */
function isSame(terms: readonly Term[], at: number): boolean {
  const term = terms[at];
  return (
    term !== undefined &&
    (hasTag(term, 'kin') || FRIEND.test(term.text)) &&
    !term.prefix.startsWith('ו') &&
    !term.text.endsWith('שלי') &&
    /^(?:רק )?אני$/u.test(terms[at - 1]?.text ?? '')
  );
}

/** Adds the adults of a list that begins at `at`; false when it is none. */
function addListed(state: ParseState, at: number, people: readonly ListedPerson[]): number | false {
  const { terms, context } = state;
  // “me and my daughter aged 24”: she is counted already.
  const isList =
    people.length + state.grownChildren > 1 && (state.grownChildren > 0 || people.some(({ isKin }) => isKin));
  const isLed = terms
    .slice(Math.max(0, at - 2), at)
    .some((one) => hasTag(one, 'besides', 'one-more') || one.text === 'and');
  const isMore = state.people.isChange && (isLed || terms.some((one) => hasTag(one, 'comes-too')));
  if (people.length === 0 || (!isList && !isMore)) return false;
  for (const { here } of people) state.consume(here, here + 1);
  // “me, my wife and my mother, so 3 adults”
  if (isSummedUp(terms)) return at;
  const isWriterListed = people.some(({ here }) => ME.test(terms[here]?.text ?? ''));
  const isWriterOpen = !state.people.isChange && !isWriterListed && !state.isWriterCounted;
  const isWriter =
    isWriterOpen && (isWithWriter(state, at) || (!context.hasSearch && JOINS_ME.test(textOf(terms))));
  state.isWriterCounted ||= isWriterListed;
  const count = people.reduce((sum, one) => sum + one.count, Number(isWriter));
  // “we are four adults, my sister and her husband are joining”
  const told = terms.find((_, here) => hasTag(terms[here + 1], 'adult'))?.number;
  if (context.hasSearch && told === knownAdults(state) + count) state.people.isChange = false;
  else state.people.adults = (state.people.adults ?? 0) + count;
  return at;
}

/** The people named travel with the writer: “… are coming with me”, נוסעים איתי (travel with me). */
const JOINS_ME = /\b(?:with|joins?|joining|accompany|accompanies|accompanying) me\b|(?:^| )אי?תי(?: |$)/u;

/** True when the word at `at` is part of a list: “my wife and I”. */
const isListed = (terms: readonly Term[], at: number): boolean =>
  [terms[at - 1], terms[at + 1]].some((term) => JOINS.test(term?.text ?? ''));

/** True for a verb of travel before “with”, which continues the list: “my sister travels with her husband”. */
const leadsWith = (term: Term, next: Term | undefined): boolean =>
  hasTag(term, 'find-word') && WITH.test(next?.text ?? '');

/** True for children within the list and their ages: “our son (12), grandma and me”. */
const isBetween = (term: Term): boolean =>
  hasTag(term, 'child', 'with-children', 'infant', 'twins', 'aged', 'unit') ||
  (term.number ?? 0) > MAX_OF_KIND;

/** The next term of the list that is not a separator; undefined at its end. */
const nextOf = ({ terms }: ParseState, at: number): Term | undefined =>
  terms.slice(at + 1).find(({ text }) => !SEPARATOR.test(text));

/**
 * True when the people before `at` travel with the writer, who then counts too: “I’m travelling with my husband
 * and my mother”.
 */
export function isWithWriter({ terms }: ParseState, at: number): boolean {
  const lead = terms.findLastIndex(({ text }, here) => here < at && WITH.test(text));
  const who = terms.slice(0, Math.max(0, lead)).findLast(({ text }) => SUBJECT.test(text));
  // “Berlin with two friends”: without another subject the writer comes too.
  return lead >= Math.max(0, at - 2) && (who === undefined || who.text === '.' || I.test(who.text));
}

const SUMS_UP =
  /^(?:so|then|makes|total|in total|thats|that is|that makes|אז|ולכן|כלומר|זה|סך הכל|בסך הכל|סהכ)$/u;
const IN_ALL = /^(?:total|in total|altogether|in all|all in all|all together|סך הכל|בסך הכל|סהכ|ביחד)$/u;
/** True when the message sums up the adults: “my sister and her husband are joining, so 4 adults”. */
export const isSummedUp = (terms: readonly Term[]): boolean =>
  terms.some(
    (term, at) =>
      hasTag(term, 'adult') &&
      terms[at - 1]?.number != null &&
      (terms.slice(Math.max(0, at - 4), at - 1).some(({ text }) => SUMS_UP.test(text)) ||
        IN_ALL.test(terms[at + 1]?.text ?? '')),
  );

/**
 * True when the number of adults in the message includes the son or daughter who joins: “our daughter is coming, so we
 * shall be three adults”.
 */
export function areAllAdults(state: ParseState): boolean {
  const { people, terms, context } = state;
  const joins = terms.some((term) => hasTag(term, 'comes-too'));
  if (!context.hasSearch || !joins || people.isChange || people.ages.length > 0) return false;
  const others = terms.reduce(
    (sum, { tags, text }) => sum + (Number(tags.get('kin')) || Number(FRIEND.test(text))),
    0,
  );
  return (people.adults ?? 0) - knownAdults(state) > others;
}

const knownAdults = ({ context: { partySize, childrenAges = [] } }: ParseState): number =>
  (partySize ?? 2) - childrenAges.length;

/** True for “me and my 15 year old”, “my two kids and I”, but not for “with two kids I am not opening my purse”. */
export const isBesideMe = ({ terms }: ParseState): boolean =>
  terms.some((term, at) => {
    const [before, next] = [terms[at - 1], terms[at + 1]];
    const isJoined =
      term.prefix.startsWith('ו') ||
      next?.prefix.startsWith('ו') === true ||
      JOINS.test(next?.text ?? '') ||
      // “I am sorry, I have muddled it” joins no one.
      (before?.text !== ',' && JOINS.test(before?.text ?? ''));
    return hasTag(term, 'me') && isJoined;
  });

/** People listed one by one. */
export const listedPeopleRules: readonly Rule[] = when(
  '#me|#kin|#party|#child|#for-me|{friend}',
  countListed,
);
