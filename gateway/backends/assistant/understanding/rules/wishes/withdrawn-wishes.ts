/** Rules for wishes that a message removes from the search: “no pool”, “money is no object”. */
import { folded } from '#backends/assistant/language.ts';
import { anyWord, either, filler, mark, maybe, num, rule, sign, tag, tagOf, word } from '../../grammar.ts';
import type { Match, Part, Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import { oneOf, wishNames, type WishName } from '../../reading.ts';
import type { Term } from '../../words/terms.ts';
import { bareText, wordsOf } from '../../words/terms.ts';
import { pet } from '../people/ages.ts';
import { isHebrew } from '../../words/prefixes.ts';
import { leftPetRules } from './left-pets.ts';
import { isBounded, REFUSES, takesOffRule } from './taken-off.ts';
import { isIndispensable, isInPlace, isRemark } from './indispensable-wishes.ts';

const FILTERS = 'amenity meal free-cancellation beds-for-all rating rating-word luxury budget-word star';
const asked = (kind: string): Part => ({ fits: ({ tags }) => tags.get('ask') === kind });
const isNearness = ({ tags, text }: Term): boolean =>
  /^(?:SEA|DISTANCE)$/u.test(String(tags.get('sort'))) || /^(?:cent(?:er|re)|[הל]?מרכז)$/u.test(text);
/** A term that names a wish, whether the search has a filter for it or not. */
const wish = either(tag(...FILTERS.split(' '), 'unmet'), asked('meals'), asked('rating'), {
  fits: isNearness,
});
const more = maybe(tag('unmet'));
const we: Part = maybe(either(filler, word(/^(?:אנחנו|אני)$/u)));
/** “the breakfast requirement can go” */
const requirement: Part = maybe(word(/^(?:requirement|filter|option|condition|wish|thing)$/u));
/** “drop the whole gym thing”, תורידי את העניין של הכלבים (the same of the dogs) */
const matter: Part = maybe(word(/^(?:whole|entire|ה?(?:עניין|ענין|נושא|קטע|דרישה|סיפור|תנאי))$/u));
/** The number before “stars”. */
const stars = [maybe(num(1, 5)), maybe(sign('-'))] as const;

/** The filter that a term names; null for none. */
function filterOf(term: Term): WishName | null {
  const { tags } = term;
  if (isNearness(term)) return 'sort';
  const amenity = tags.get('amenity');
  if (amenity !== undefined) return { amenity: String(amenity) };
  if (tags.has('meal') || tags.get('ask') === 'meals') return 'meals';
  if (tags.has('free-cancellation') || tags.get('ask') === 'cancellation') return 'freeCancellation';
  if (tags.has('rating') || tags.has('rating-word') || tags.get('ask') === 'rating') return 'rating';
  if (tags.has('star') || tags.has('luxury')) return 'stars';
  if (tags.has('beds-for-all')) return 'bedsForAll';
  return tags.has('budget-word') ? 'budget' : null;
}

/**
 * The wish of the current search that these words mean, as it was written then, possibly in the other language;
 * else the words themselves.
 */
function knownWish(words: string, { context: { unchecked = [] } }: ParseState): string {
  const named = folded(words).split(' ');
  const isNamed = (one: string): boolean => named.some((part) => folded(one).split(' ').includes(part));
  const [foreign, ...others] = unchecked.filter((one) => isHebrew(one) !== isHebrew(words));
  return unchecked.find(isNamed) ?? (others.length === 0 ? foreign : undefined) ?? words;
}

const TURNS =
  /^(?:but|except|unless|if|still|now|with|wants?|wanted|needs?|would|like|love|loves|must|then|instead|please|אבל|אם|חוץ|ועם|עם|עכשיו|רוצ\S+|צריכ\S+|חייב\S*|בבקשה|ו?ב?שאר)(?: |$)/u;

/** Uses up what names the withdrawn wish again: “drop the breakfast, students don't wake up for breakfast”. */
function forgetRepeated(state: ParseState, named: readonly Term[]): void {
  const last = state.terms.findLastIndex((term) => named.includes(term));
  // “no pool last time, but now a pool”, “no parking, but if there is parking”: wanted after all.
  const turn = state.terms.findIndex(({ text }, at) => at > last && TURNS.test(text));
  const end = turn < 0 ? state.terms.length : turn;
  for (const [at, term] of state.terms.slice(0, end).entries()) {
    const isSame = named.some(
      (one) =>
        bareText(one) === bareText(term) ||
        ['meal', 'amenity'].some(
          (name) => one.tags.has(name) && one.tags.get(name) === term.tags.get(name) && !pet.fits(one),
        ),
    );
    if (at > last && isSame && !term.tags.has('star')) state.consume(at, at + 1);
  }
}

const ENOUGH = word(
  /^(?:enough|sufficient|suffices|plenty|will do|will suffice|do|מספיקה?|תספיק|יספיק|די)(?: for (?:us|me)| לנו| לי)?$/u,
);
const isFilter = (term: Term): boolean =>
  filterOf(term) !== null && !isNearness(term) && !term.tags.has('ask');

/** “half board is too much for us”, but not “is half board too much for us?” */
const tooMuch = either(
  tag('too-much', 'unneeded'),
  word(/^(?:overkill|superfluous|pointless|מיותר(?:ת|ים)?|מוגזמ?(?:ת|ים)?)$/u),
);
const COPULA = word(
  /^(?:is|are|was|were|its|turns|seems?|looks?|feels?|sounds|would|will|might|זה|זאת|נראה|נראית|יהיה|תהיה)(?: |$)/u,
);
/** “a pool is not too much to ask” */
const isRefused = (terms: Match): boolean => terms.some((term) => REFUSES.test(term?.text ?? ''));
/** True when “too much” is said of the price: “the hotel with the pool is …”, “200 euros with breakfast is …”. */
const isOfPrice = ({ terms }: ParseState, at: number): boolean =>
  at > 0 &&
  terms
    .slice(Math.max(0, at - 2), at + 1)
    .some(({ text }) => /^(?:with|w|has|having|including|incl|plus|ה?עם|כולל)(?: |$)/u.test(text));
const isAsked = ({ terms }: ParseState, at: number): boolean =>
  terms.some(({ text }) => text === '?') ||
  /^(?:is|are|isnt|would|wouldnt|האם)$/u.test(terms[at - 1]?.text ?? '');

/**
 * Removes the wish that one or more terms name: “kosher kitchen” are two terms. False when they insist on the
 * wish.
 */
function withdraw(state: ParseState, ...terms: readonly (Term | undefined)[]): boolean {
  const named = terms.filter((term) => term !== undefined);
  if (named.some((term) => isIndispensable(state, term) || isBounded(state, term))) return false;
  const filters = named.flatMap((term) => filterOf(term) ?? []);
  const others = named.filter((term) => filterOf(term) === null);
  for (const term of named) state.withdrawn.add(term);
  forgetRepeated(state, named);
  const words = others.map(wordsOf).join(' ');
  return state.drop(...filters, ...(words === '' ? [] : [{ amenity: knownWish(words, state) }]));
}

const BARE_NO = /^(?:no|not|nope|לא|אין)$/u;
/** True for “no, just breakfast”. */
const isOnlyNo = ([first, , then]: Match): boolean =>
  BARE_NO.test(first?.text ?? '') && /^(?:just|only|רק)$/u.test(then?.text ?? '');

/** Removes the wishes joined to one that was just removed, “drop the pool and the gym”; the position after them. */
function withdrawJoined(state: ParseState, from: number): number {
  const isAnd = ({ text }: Term): boolean => /^(?:and|&|n|וגם)$/u.test(text);
  const joint = state.terms[from];
  const isJoined = joint !== undefined && (isAnd(joint) || joint.prefix === 'ו');
  const at = joint && isAnd(joint) ? from + 1 : from;
  const to = state.terms[at]?.text === 'the' ? at + 1 : at;
  const [next, after] = [state.peek(to), state.terms[to + 1]];
  const isEnd = after === undefined || after.kind === 'break' || isAnd(after) || ENDS.test(after.text);
  if (!isJoined || !next || !isFilter(next) || !isEnd || !withdraw(state, next)) return from;
  return withdrawJoined(state, to + 1);
}
/** What may follow the last of several wishes. */
const ENDS =
  /^(?:please|pls|thing|stuff|too|as well|then|but|because|requirements?|filters?|גם|בבקשה|כי|אבל)$/u;

/** Verbs that cancel a booking, but before a wish remove it: אבטל את הבריכה (I’ll cancel the pool). */
const CALLS_OFF = /^(?:אבטל|נבטל|מבטלת?|מבטלים|אוותר)$/u;
const before = either(
  tag('without', 'unneeded', 'not', 'refuses'),
  word(/^(?:removing|ביטול|הסרת)$/u),
  word(CALLS_OFF),
);
/** True for another number of stars: “drop to 3 stars”, תורידי ל-4 כוכבים (go down to 4 stars). */
const isSetTo = (words: Match): boolean =>
  words.some((term) => term?.text === 'to' || (term?.number != null && /[למ]/u.test(term.prefix)));
const none = either(tag('no', 'any'), word(/^(?:out|away|אין)$/u));
const subject = maybe(
  either(
    filler,
    word(/^(?:it|them|they|that|which|hotel|the hotel|place|somewhere|with|to|for|מקום|מלון)$/u),
  ),
);
const having: Part = either(
  tag('has-it'),
  word(
    /^(?:with|takes?|accepts?|allows?|have|has|offers?|include|ש?יקבלו|ש?(?:יקבל|מקבל|מרשה|מאפשר|מקבלים|מרשים)|שיהיה|שתהיה|שיהיו|שיש)$/u,
  ),
);

const opens = ({ terms }: ParseState, at: number): boolean => at === 0 || terms[at - 1]?.kind === 'break';
/** True when dashes begin several lines: they list wishes and remove none. */
const isList = ({ terms }: ParseState): boolean =>
  terms.filter(({ text }, at) => text === '-' && (at === 0 || terms[at - 1]?.text === '\n')).length > 1;

const PREFERS = /^(?:rather|prefer|עדיף|מעדיפי?ם?|מעדיפה|נעדיף|אעדיף)$/u;
const isPreferred = (term: Match[number]): boolean => PREFERS.test(term?.text ?? '');
/** “leave the half board, breakfast is enough”: instead of every other meal. */
const enoughMeal: Rule = rule(
  [tag('meal'), maybe(word(/^(?:is|will|would|alone|זה|לבד)$/u)), maybe(word(/^(?:be|is)$/u)), ENOUGH],
  (match, state, at, to) => {
    const [meal] = match;
    const before = state.terms[at - 1];
    const isOneOf = /^(?:and|or|with|plus|או|עם)$/u.test(before?.text ?? '') || meal?.prefix.includes('ו');
    // לא צריך הכל כלול, מספיק חצי פנסיון (no need of all inclusive, half board is enough)
    const next = state.terms[to];
    const enough = match.at(-1)?.text;
    // “with breakfast do they …”, ארוחת בוקר די גדולה (a rather big breakfast)
    const isOther = enough === 'do' ? !match[1] : enough === 'די' && next?.kind === 'word';
    if (isOneOf || next?.tags.has('meal') || isOther || state.terms.some(({ text }) => text === '?'))
      return false;
    const other = state.terms.findIndex(({ tags }, here) => here < at && tags.has('meal'));
    if (other >= 0) state.consume(other, other + 1);
    state.meals.add(tagOf(meal, 'meal'));
    return state.dropped.includes('meals') || state.drop('meals');
  },
);
/** Applied before all rules that add a wish. */
export const withdrawnWishRules: readonly Rule[] = [
  ...leftPetRules(withdraw),
  // “money is no object”, “room only”
  rule([tag('no-wish')], ([term], state, _at, to) => {
    const name = oneOf(wishNames, tagOf(term, 'no-wish'));
    // “rooms only for adults”
    const isRoom = name === 'meals' && /^(?:for|on|in|with)$/u.test(state.terms[to]?.text ?? '');
    return name !== undefined && !isRoom && state.drop(name);
  }),
  // “any price”, but “any pool?” asks whether there is one; אין לנו הגבלה על המחיר (we have no price limit)
  rule(
    [either(tag('any'), word(/^אין$/u)), filler, filler, tag('budget-word', 'rating-word', 'star')],
    (match, state) =>
      (match[0]?.text !== 'אין' || /[הם]גבל|תקר/u.test(match[3]?.text ?? '')) && withdraw(state, match[3]),
  ),
  // “no pool”, “remove: wifi”, “no 5 stars”, “no sauna needed”
  rule(
    [
      before,
      mark(':'),
      filler,
      matter,
      filler,
      ...stars,
      wish,
      more,
      maybe(sign('+')),
      maybe(tag('or-more')),
      maybe(tag('unneeded')),
    ],
    (match, state, here, to) =>
      // “never mind, rather all inclusive”
      !isSetTo(match) &&
      !isInPlace(match) &&
      !isRemark(match.toSpliced(3, 1), state, here) &&
      !isOnlyNo(match) &&
      !(CALLS_OFF.test(match[0]?.text ?? '') && state.terms[here - 1]?.text === 'לא') &&
      !match.some(isPreferred) &&
      withdraw(state, match[7], match[8]) &&
      (BARE_NO.test(match[0]?.text ?? '') ? to : withdrawJoined(state, to)),
  ),
  // “no need for them to take dogs”, but “not just a place with a pool”, “is there no hotel with a pool?”
  rule([before, subject, subject, subject, subject, maybe(having), filler, wish, more], (match, state) => {
    const [first, ...rest] = match.slice(0, 6);
    const isOther = rest.some((one) => /^(?:just|only|many|simply|רק|סתם)$/u.test(one?.text ?? ''));
    const isAsking = /^no[tr]?$/u.test(first?.text ?? '') && state.terms.at(-1)?.text === '?';
    const has = rest.some((one) => one && having.fits(one)) || /allow|accept|קבל/u.test(match[7]?.text ?? '');
    const isOpen = has && !isOther && !isAsking && first?.tags.has('refuses') === false;
    return isOpen && !isInPlace(match) && withdraw(state, match[7], match[8]);
  }),
  // “full board, not half”
  rule(
    [tag('meal'), mark(','), word(/^(?:not|לא|ולא)$/u), word(/^(?:half|full|חצי|מלאה?)$/u)],
    ([meal], state) => state.meals.add(tagOf(meal, 'meal')).size > 0,
  ),
  // “no pool or gym”
  rule([word(/^(?:or|nor|או)$/u), filler, wish, more], (match, state, here) => {
    const last = state.terms[here - 1];
    return last !== undefined && state.withdrawn.has(last) && withdraw(state, match[2], match[3]);
  }),
  // “we would rather have a spa than a pool”
  rule(
    [word(/^(?:than|מאשר)$/u), filler, wish, more],
    (match, state) =>
      state.terms.some(({ text }) => PREFERS.test(text)) && withdraw(state, match[2], match[3]),
  ),
  // “free cancellation is no longer needed”
  rule(
    [...stars, wish, more, requirement, maybe(sign('-')), mark(',:-'), we, filler, tag('unneeded')],
    (match, state) => withdraw(state, match[2], match[3]),
  ),
  // “half board turns out to be too much for the kids”
  rule(
    [wish, more, maybe(COPULA), anyWord, anyWord, anyWord, tooMuch],
    ([term, other, is, ...rest], state, at) =>
      isAsked(state, at) || isRefused(rest) || isOfPrice(state, at) || (!is && rest.length > 1 && rest[0])
        ? false
        : withdraw(state, term, other),
  ),
  takesOffRule(withdraw, isFilter),
  // “pool yes, gym no”, “stars: any”
  rule([...stars, wish, more, mark(',:-'), none], (match, state, _at, to) =>
    state.peek(to)?.kind === 'word' ? false : withdraw(state, match[2], match[3]),
  ),
  // “swap the gym for a pool”
  rule(
    [either(tag('swap'), word(/^change$/u)), filler, wish, tag('for', 'until', 'filler')],
    ([, , term], state, _at, to) => withdraw(state, term) && to - 1,
  ),
  rule([tag('swap'), filler, wish], ([, , term], state, _at, to) =>
    state.peek(to)?.prefix === 'ב' ? withdraw(state, term) : false,
  ),
  // תורידי את זה של הביטול (take off the one about cancelling)
  rule(
    [tag('undo'), word(/^(?:with|of|about|של|עם)$/u), filler, either(wish, asked('cancellation'))],
    ([, , , term], state) => withdraw(state, term),
  ),
  // “- gym”
  rule([sign('-'), wish], ([, term], state, here) =>
    opens(state, here) && !isList(state) ? withdraw(state, term) : false,
  ),
  enoughMeal,
  // “clear all filters”
  rule([maybe(tag('without')), filler, tag('all-filters')], ([without, , all], state) =>
    without || tagOf(all, 'all-filters') === 'clear' ? state.drop(...wishNames) : false,
  ),
];
