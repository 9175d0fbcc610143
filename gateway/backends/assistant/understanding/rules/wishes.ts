import type { Draft } from '../draft.ts';
import {
  anyWord,
  either,
  filler,
  isCounted,
  isDenied,
  mark,
  maybe,
  num,
  rule,
  sign,
  tag,
  textOf,
  word,
} from '../grammar.ts';
import type { Part, Rule } from '../grammar.ts';
import type { Term } from '../words/terms.ts';
import { oneOf, ratings, sorts, wishNames, type WishName } from '../understanding.ts';

const MOST_STARS = 5;
/** A score above five is out of ten. */
const FIVE_POINTS = 5;

const dash = maybe(sign('-'));
const stars = num(1, MOST_STARS);
const star = either(tag('star'), sign('*'));
const joint = either(tag('until'), filler, sign('-', '/'));
/** A number that is not an ordinal: “8”, “eight”, not “השני”. */
const isScore = (term: Term): boolean =>
  !term.tags.has('ordinal') && !term.isOrdinal && !/^ones?$/u.test(term.text);
const pair: Part = { fits: (term) => term.kind === 'pair' && term.parts.length === 2, optional: false };
const score = either({ fits: (term) => num(1, 10).fits(term) && isScore(term), optional: false }, pair);
const outOfTen: Part = maybe(word(/^(?:out of|out|of|מתוך)$/u));

function addStars(draft: Draft, from: number, to: number): boolean {
  for (let star = from; star <= to; star += 1) draft.stars.add(star);
  return true;
}

/** Numbers of stars and scores. Applied before the dates, which would use “4-5” and “8.5”. */
export const numberWishRules: readonly Rule[] = [
  rule([stars, dash, maybe(star), joint, stars, dash, star], ([low, , , , high], draft) =>
    addStars(draft, low?.number ?? 1, high?.number ?? MOST_STARS),
  ),
  // “at most 3 stars”, “nothing below 4 stars”
  rule([tag('at-most'), stars, dash, star], ([, most], draft, at) =>
    isDenied(draft, at)
      ? addStars(draft, most?.number ?? 1, MOST_STARS)
      : addStars(draft, 1, most?.number ?? 1),
  ),
  rule(
    [
      maybe(tag('at-least', 'or-more')),
      stars,
      maybe(sign('+')),
      dash,
      star,
      maybe(sign('+')),
      maybe(tag('hotel-word')),
      maybe(tag('or-more', 'at-least')),
      maybe(tag('or-less')),
    ],
    (match, draft) => {
      const [least, number, plus, , , after, , more, less] = match;
      const value = number?.number ?? 1;
      if (less) return addStars(draft, 1, value);
      return addStars(draft, value, least || plus || after || more ? MOST_STARS : value);
    },
  ),
  // “כוכבים: 4”, “stars 4 and up”
  rule(
    [star, mark(':'), stars, maybe(sign('+')), maybe(tag('or-more'))],
    ([, , number, plus, more], draft) => {
      const value = number?.number ?? 1;
      return addStars(draft, value, plus || more ? MOST_STARS : value);
    },
  ),
  // “at least 8 out of 10”, “8 מתוך 10”
  rule(
    [
      maybe(tag('rating-word', 'rating')),
      filler,
      maybe(tag('at-least')),
      score,
      maybe(sign('+')),
      { ...outOfTen, optional: false },
      outOfTen,
      num(5, 10),
    ],
    ([, , , written, , , , most], draft) =>
      most?.number === 10 || most?.number === FIVE_POINTS ? setScore(written, draft) : false,
  ),
  rule(
    [
      tag('rating-word', 'rating'),
      maybe(either(filler, tag('person'))),
      maybe(tag('at-least', 'or-more')),
      filler,
      score,
      maybe(sign('+')),
      maybe(tag('or-more')),
    ],
    (match, draft) => setScore(match[4], draft),
  ),
  rule(
    [maybe(tag('at-least')), score, maybe(sign('+')), maybe(tag('or-more')), filler, tag('rating-word')],
    (match, draft) =>
      match[0] || match[2] || match[3] || match[1]?.kind === 'pair' ? setScore(match[1], draft) : false,
  ),
  // “stars 3 or 4”, “only 5 stars, well, 4 too”, “5 stars, and if there are none, then 4”
  rule(
    [
      word(/^(?:or|also|even|then|otherwise|גם|או|וגם|אפילו|אז|אחרת)$/u),
      stars,
      maybe(star),
      maybe(word(/^too$/u)),
    ],
    ([, more], draft, _at, to) =>
      draft.stars.size > 0 &&
      !isCounted(draft.free(to)) &&
      addStars(draft, more?.number ?? 1, more?.number ?? 1),
  ),
  rule(
    [num(MOST_STARS + 1, 10), dash, tag('star')],
    (_match, draft) => draft.impossible.add('stars').size > 0,
  ),
];

function setScore(term: Term | undefined, draft: Draft): boolean {
  const [whole, tenth] = term?.parts ?? [];
  const value = term?.number ?? (whole ?? 0) + (tenth ?? 0) / 10;
  const points = value > FIVE_POINTS ? value / 2 : value;
  draft.rating = points >= 4.5 ? 'EXCELLENT' : points >= 4 ? 'VERY_GOOD' : points >= 3.5 ? 'GOOD' : 'FAIR';
  return true;
}

/** The wish that a term names, to remove it. */
function wishOf(term: Term | undefined): WishName | null {
  if (!term) return null;
  if (term.tags.has('amenity')) return { amenity: textOf(term, 'amenity') };
  if (term.tags.has('meal') || term.tags.get('ask') === 'meals') return 'meals';
  if (term.tags.has('free-cancellation') || cancelling.fits(term)) return 'freeCancellation';
  if (term.tags.has('rating') || term.tags.has('rating-word')) return 'rating';
  if (term.tags.has('star') || term.tags.has('luxury')) return 'stars';
  if (term.tags.has('beds-for-all')) return 'bedsForAll';
  return term.tags.has('budget-word') ? 'budget' : null;
}

/** A term that names a wish. */
export const wish: Part = {
  fits: ({ tags }) => WISHES.some((name) => tags.has(name)) || tags.get('ask') === 'meals',
  optional: false,
};
const cancelling: Part = { fits: ({ tags }) => tags.get('ask') === 'cancellation', optional: false };
const WISHES = 'amenity meal free-cancellation beds-for-all rating rating-word luxury budget-word star'.split(
  ' ',
);

/** Records that a wish is removed. */
export function drop(draft: Draft, term: Term | undefined): boolean {
  const name = wishOf(term);
  if (name === null) return false;
  return draft.drop(name);
}

/** “any pool”, “כל בריכה”: asks whether there is one. */
const isExistence = (any: Term | undefined, term: Term | undefined): boolean =>
  any?.text === 'any' && ['amenity', 'meal', 'free-cancellation'].some((name) => term?.tags.has(name));

/** One of several lines that begin with a dash. */
const isListItem = ({ terms }: Draft, at: number): boolean =>
  terms.filter(({ text }, here) => text === '-' && (here === 0 || terms[here - 1]?.text === '\n')).length >
    1 &&
  (at === 0 || terms[at - 1]?.text === '\n');

const NEARNESS = /^(?:SEA|DISTANCE)$/u;

/** Wishes in words. Removing comes before adding. */
export const wishRules: readonly Rule[] = [
  // “no pool”, “remove: wifi”
  rule(
    [either(tag('without', 'any')), mark(':'), filler, filler, wish, maybe(tag('any'))],
    // “any pool at the second?” is a question; “any price” removes a limit.
    ([any, , , , term], draft) => (isExistence(any, term) ? false : drop(draft, term)),
  ),
  // “free cancellation is no longer needed”, “breakfast: no need”
  rule([wish, maybe(sign('-')), mark(',:-'), filler, filler, tag('any')], ([term], draft) =>
    drop(draft, term),
  ),
  // “pool yes, gym no”
  rule([wish, mark(',:'), word(/^(?:no|nope|לא|off|out|away)$/u)], ([term], draft, _at, to) =>
    draft.free(to)?.kind === 'word' ? false : drop(draft, term),
  ),
  // “swap the gym for a pool”
  rule(
    [tag('swap'), filler, wish, tag('for', 'until', 'filler')],
    ([, , term], draft, _at, to) => drop(draft, term) && to - 1,
  ),
  rule([tag('swap'), filler, wish], ([, , term], draft, _at, to) =>
    draft.free(to)?.glued === 'ב' ? drop(draft, term) : false,
  ),
  // “תורידי את זה של הביטול”
  rule(
    [tag('undo'), word(/^(?:with|of|about|של|עם)$/u), filler, either(wish, cancelling)],
    ([, , , term], draft) => drop(draft, term),
  ),
  // “- gym”
  rule([sign('-'), wish], ([, term], draft, at) => (isListItem(draft, at) ? false : drop(draft, term))),
  rule([tag('without'), filler, tag('all-filters')], (_match, draft) => draft.drop(...wishNames)),
  // “order them by what guests say”, “תסדרי לפי ציון אורחים”
  rule(
    [tag('sort-by'), mark(':'), anyWord, anyWord, tag('rating-word', 'rating', 'budget-word', 'star', 'ask')],
    ([, , , , by], draft) => {
      const asked = textOf(by, 'ask');
      if (by?.tags.has('star')) draft.sort = 'STARS';
      else if (by?.tags.has('rating-word') || by?.tags.has('rating') || asked === 'rating')
        draft.sort = 'RATING';
      else if (by?.tags.has('budget-word') || asked === 'price') draft.sort = 'PRICE_ASC';
      return draft.sort !== null;
    },
  ),
  rule([tag('meal')], ([term], draft) => draft.meals.add(textOf(term, 'meal')).size > 0),
  rule([tag('amenity')], ([term], draft) => draft.amenities.add(textOf(term, 'amenity')).size > 0),
  rule([tag('free-cancellation')], (_match, draft) => (draft.freeCancellation = true)),
  rule([tag('beds-for-all')], (_match, draft) => (draft.bedsForAll = true)),
  rule([tag('compared')], ([term], draft) => {
    draft.compared = textOf(term, 'compared') === 'better' ? 'better' : 'cheaper';
    return true;
  }),
  rule([tag('rating')], ([term], draft) => {
    draft.rating ??= oneOf(ratings, textOf(term, 'rating')) ?? null;
    return true;
  }),
  rule([tag('luxury')], (_match, draft) => {
    if (draft.stars.size === 0) draft.stars.add(MOST_STARS);
    return true;
  }),
  rule([tag('sort')], ([term], draft) => {
    const order = oneOf(sorts, textOf(term, 'sort')) ?? null;
    // “the cheapest near the sea”: nearness alone sets the order; next to another order it counts as a wish.
    if (draft.sort === null || NEARNESS.test(draft.sort)) draft.sort = order;
    return true;
  }),
];
