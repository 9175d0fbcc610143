/** Rules for adults who are listed one by one: “my wife, my mother and I” are three. */
import type { ParseState } from '../../parse-state.ts';
import { either, rule, tag, word, textOf } from '../../grammar.ts';
import type { RuleAction, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';

export const ONE_OF_TWO =
  /wife|husband|hubby|gf$|bf$|partner|boyfriend|girlfriend|fianc|other half|אשתי|בעלי|רעי|זוג/u;
const WITH_ME = /(?:^me and|and i$|and me$|^אני ו)/u;
/** A friend or colleague, in the singular: one adult besides the writer. */
export const FRIEND =
  /^(?:friend|mate|buddy|pal|chum|colleague|coworker|classmate|workmate|teammate|carer|caregiver|caretaker|nanny|au pair|personal assistant|manager|(?:ו?[הל]?)?(?:המטפלת?|המלווה) שלי|ו?[הל]?(?:מטפלת?|מלווה|חבר|חברה|עמית|קולגה|עובד|מנהלת?))$/u;
const PLURALS =
  /^(?:sisters|brothers|mothers|fathers|mums|moms|(?:best )?friends|mates|pals|colleagues|coworkers|classmates|employees|workers|grandmothers|cousins|aunts|uncles|חברים|חברות|אחיות|אחים|אחיותיי|אחיי|עמיתים|עובדים|קולגות|שותפים)$/u;
export const ME = /^(?:for myself|me|i|myself|(?:its )?(?:just|only) me|אני|רק אני)$/u;
export const WITH =
  /^(?:with|(?:im |we are |ill |well )?(?:take|taking|bring|bringing)|together with|לקחת|ו?עם|ביחד עם|יחד עם)$/u;
/** The writer as the subject of a sentence. */
export const I = /^(?:i|im|id|ill|ive|אני)(?: |$)/u;
const SUBJECT =
  /^(?:i|im|id|ill|ive|אני|we|were|wed|well|us|אנחנו|אנו|he|she|they|our|ours|הוא|היא|הם|שלנו)(?: |$)/u;
export const PARENTS = /parents|(?<!חד )הורי/u;
export const COUPLE = /^(?:couple|זוג)$/u;
const MORE = /^(?:another|other|plus|and another|ו?עוד|ו?עמנו|ו?איתנו)$/u;
const OF_PEOPLE = 'person kin party adult'.split(' ');

/**
 * True for a couple in addition to the others: “my wife and I and another couple”, but not “with a couple of
 * suitcases”, “with couple massage”.
 */
export function isAnotherCouple(terms: readonly Term[], party: Term, at: number, to: number): boolean {
  if (!COUPLE.test(party.text)) return false;
  const before = terms.slice(Math.max(0, at - 2), to - 1).map(({ text }) => text);
  const [next, ...after] = terms.slice(to, to + 3);
  const isOf = next?.tags.has('of') === true;
  if (isOf)
    return (
      before.some((text) => MORE.test(text) || /^(?:with|עם)$/u.test(text)) &&
      after.some(({ tags }) => OF_PEOPLE.some((name) => tags.has(name)))
    );
  return party.prefix === 'ו' || before.some((text) => MORE.test(text));
}
const SEPARATOR =
  /^(?:,|\n|\(|\)|a|am|and|n|&|\+|with|together|both|of|my|our|her|his|their|the|גם|ו?עם|שלי|שלנו|plus|also|another|one more|and another|וגם|ועוד|עוד|ו?עמנו|ו?איתנו|a couple of|נוסף|ו?בשביל|ו?עבור)$/u;

/** Number of adults that a term of a list means; null when it means none. */
function adultsIn({ tags, text }: Term, next: Term | undefined): number | null {
  const kin = tags.get('kin');
  if (typeof kin === 'number') return kin;
  if (kin === 'spouse') return 1;
  if (ME.test(text.replace(/^ו/u, ''))) return 1;
  // לי ולאשתי (for me and for my wife): “for me” is a traveller if another person follows.
  // בשבילי ובשביל אחותי (for me and for my sister): the same
  if (tags.has('for-me'))
    return next?.prefix.startsWith('ול') || (next?.tags.has('kin') && text !== 'לי') ? 1 : null;
  if (tags.has('party') && PARENTS.test(text)) return Number(tags.get('party'));
  // A daughter with a husband of her own.
  if (tags.has('child') && next?.tags.get('kin') === 'spouse') return 1;
  // A friend of mine, in addition to me.
  if (tags.has('person') && FRIEND.test(text)) return 1;
  if (!tags.has('party') || !ONE_OF_TWO.test(text)) return null;
  return WITH_ME.test(text) ? 2 : 1;
}

/** A term of the list that means adults; `here` is its position. */
interface ListedPerson {
  readonly here: number;
  readonly count: number;
  readonly isKin: boolean;
}

const MAX_OF_KIND = 9;

/**
 * The action for a list of people, “myself, my daughter, her husband and …”: counts its adults up to the first
 * other word. Children in it are left to their own rules. Returns `at`, because it uses up the terms of the people
 * itself.
 */
const countListed: RuleAction = (_match, state, at) => {
  const people: ListedPerson[] = [];
  let times: { readonly at: number; readonly number: number } | null = null;
  for (let here = at; here < state.terms.length; here += 1) {
    const term = state.peek(here);
    const taken = term ? undefined : state.terms[here];
    if (taken && (taken.kind !== 'word' || taken.number !== null || isBetween(taken))) continue;
    if (!term) break;
    const number = term.text.startsWith('both') ? 2 : term.number;
    // ha-isha (my wife), the wife, is one person.
    const isAside = state.terms[here - 1]?.text === '(' && people.at(-1)?.here === here - 2;
    const isCouple = state.people.isChange && COUPLE.test(term.text);
    // “I would like to treat my daughter … with me”: the writer is listed once, and not as the one who asks.
    const isWriter = ME.test(term.text);
    if (isWriter && (state.isWriterCounted || (term.text === 'i' && !isListed(state.terms, here)))) break;
    // “my friend would like to come with Harold and me”: the writer travels already.
    const isKnown =
      isWriter &&
      state.people.isChange &&
      state.terms.slice(0, here).some(({ tags }) => tags.has('comes-too'));
    const count = isAside || isKnown ? 0 : isCouple ? 2 : adultsIn(term, nextOf(state, here));
    if (times && PLURALS.test(term.text))
      people.push({ here: times.at, count: times.number, isKin: true }, { here, count: 0, isKin: true });
    else if (count !== null) {
      // אני סבתא (I am a grandmother), אני מנהל (I am a manager) are one person.
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

/** Adds the adults of a list that begins at `at`; false when it is none. */
function addListed(state: ParseState, at: number, people: readonly ListedPerson[]): number | false {
  // “me and my daughter aged 24”: she is counted already.
  const isList =
    people.length + state.grownChildren > 1 &&
    people.length > 0 &&
    (state.grownChildren > 0 || people.some(({ isKin }) => isKin));
  const isLed = state.terms
    .slice(Math.max(0, at - 2), at)
    .some(({ tags, text }) => tags.has('besides') || tags.has('one-more') || text === 'and');
  const isMore =
    state.people.isChange &&
    people.length > 0 &&
    (isLed || state.terms.some(({ tags }) => tags.has('comes-too')));
  if (!isList && !isMore) return false;
  for (const { here } of people) state.consume(here, here + 1);
  // “me, my wife and my mother, so 3 adults”
  if (isSummedUp(state.terms)) return at;
  const isWriterListed = people.some(({ here }) => ME.test(state.terms[here]?.text ?? ''));
  const comesToo =
    !state.people.isChange &&
    !isWriterListed &&
    !state.isWriterCounted &&
    (isWithWriter(state, at) || (!state.context.hasSearch && joinsWriter(state)));
  state.isWriterCounted ||= isWriterListed;
  const count = people.reduce((sum, one) => sum + one.count, comesToo ? 1 : 0);
  // “we are four adults, my sister and her husband are joining”
  if (state.context.hasSearch && toldAdults(state.terms) === knownAdults(state) + count) {
    state.people.isChange = false;
    return at;
  }
  state.people.adults = (state.people.adults ?? 0) + count;
  return at;
}

/** True when the word at `at` is part of a list: “my wife and I”, also “i am, my wife, my mother”. */
const isListed = (terms: readonly Term[], at: number): boolean =>
  [terms[at - 1], terms[terms[at + 1]?.text === 'am' ? at + 2 : at + 1]].some((term) =>
    /^(?:and|n|&|,|\+|with|plus)$/u.test(term?.text ?? ''),
  );

/** True for a verb of travel before “with”, which continues the list: “my sister travels with her husband”. */
const leadsWith = ({ tags }: Term, next: Term | undefined): boolean =>
  tags.has('find-word') && WITH.test(next?.text ?? '');

/**
 * True when the people before `at` travel with the writer, who then counts too: “I’m travelling with my husband
 * and my mother”.
 */
export function isWithWriter({ terms }: ParseState, at: number): boolean {
  const lead = terms.findLastIndex(({ text }, here) => here < at && WITH.test(text));
  const who = terms.slice(0, Math.max(0, lead)).findLast(({ text }) => SUBJECT.test(text) || text === '.');
  // “Berlin with two friends”: without another subject the writer comes too.
  return lead >= Math.max(0, at - 2) && (who === undefined || who.text === '.' || I.test(who.text));
}

/** True when the people named travel with the writer: “… are coming with me”, נוסעים איתי (travel with me). */
const joinsWriter = ({ terms }: Pick<ParseState, 'terms'>): boolean => JOINS_ME.test(textOf(terms));
const JOINS_ME = /\b(?:with|joins?|joining|accompany|accompanies|accompanying) me\b|(?:^| )אי?תי(?: |$)/u;
const SUMS_UP =
  /^(?:so|then|makes|total|in total|thats|that is|that makes|אז|ולכן|כלומר|זה|סך הכל|בסך הכל|סהכ)$/u;
const IN_ALL = /^(?:total|in total|altogether|in all|all in all|all together|סך הכל|בסך הכל|סהכ|ביחד)$/u;
/** True when the message sums up the adults: “my sister and her husband are joining, so 4 adults”. */
export const isSummedUp = (terms: readonly Term[]): boolean =>
  terms.some(
    ({ tags }, at) =>
      tags.has('adult') &&
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
  const joins = terms.some(({ tags }) => tags.has('comes-too'));
  if (!context.hasSearch || !joins || people.adults === null || people.isChange || people.ages.length > 0)
    return false;
  const others = terms.reduce(
    (sum, { tags, text }) => sum + (Number(tags.get('kin')) || (FRIEND.test(text) ? 1 : 0)),
    0,
  );
  return people.adults - knownAdults(state) > others;
}

const knownAdults = ({ context: { partySize, childrenAges = [] } }: ParseState): number =>
  (partySize ?? 2) - childrenAges.length;
/** The number of adults that the message gives; null for none. */
const toldAdults = (terms: readonly Term[]): number | null =>
  terms.find((_, at) => terms[at + 1]?.tags.has('adult'))?.number ?? null;

/** True for children within the list and their ages: “our son (12), grandma and me”. */
const isBetween = ({ tags, number }: Term): boolean =>
  ['child', 'with-children', 'infant', 'twins', 'aged', 'unit'].some((name) => tags.has(name)) ||
  (number ?? 0) > MAX_OF_KIND;

/** The next term of the list that is not a separator; undefined at its end. */
function nextOf(state: ParseState, at: number): Term | undefined {
  for (let here = at + 1; here < state.terms.length; here += 1) {
    const term = state.terms[here];
    if (!term || !SEPARATOR.test(term.text)) return term;
  }
  return undefined;
}

/** People listed one by one. */
export const listedPeopleRules: readonly Rule[] = [
  rule([either(tag('me', 'kin', 'party', 'child', 'for-me'), word(FRIEND))], countListed),
];

const HERS = /^(?:her|his|שלה|שלו)$/u;
const WITH_HERS = 6;

/** True for a daughter or son whose own children are named next. */
export function isParent(terms: readonly Term[], at: number): boolean {
  const after = terms.slice(at + 1, at + 1 + WITH_HERS);
  const end = after.findIndex(({ text }) => text === '.');
  const rest = end < 0 ? after : after.slice(0, end);
  const child = rest.findIndex(({ tags }) => tags.has('child') || tags.has('infant'));
  const hers = rest.findIndex(({ text }) => HERS.test(text));
  const isHebrew = rest[hers]?.text.startsWith('של') === true;
  return child >= 0 && hers >= 0 && (isHebrew ? hers === child + 1 : hers < child);
}
