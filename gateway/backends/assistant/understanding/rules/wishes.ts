import type { Draft } from '../draft.ts';
import { either, filler, mark, maybe, num, rule, sign, tag, textOf } from '../grammar.ts';
import type { Part, Rule } from '../grammar.ts';
import type { Term } from '../words/terms.ts';
import { oneOf, ratings, sorts } from '../understanding.ts';
import type { WishName } from '../understanding.ts';

const MOST_STARS = 5;
/** A score above five is one of ten. */
const FIVE_POINTS = 5;

const dash = maybe(sign('-'));
const stars = num(1, MOST_STARS);
const star = either(tag('star'), sign('*'));
const joint = either(tag('until'), filler, sign('-', '/'));
const pair: Part = { fits: (term) => term.kind === 'pair' && term.parts.length === 2, optional: false };
const score = either(num(1, 10), pair);

function addStars(draft: Draft, from: number, to: number): boolean {
  for (let star = from; star <= to; star += 1) draft.stars.add(star);
  return true;
}

/** Numbers of stars and scores: before the dates, which would take “4-5” and “8.5” for theirs. */
export const numberWishRules: readonly Rule[] = [
  rule([maybe(tag('any', 'without')), filler, star, maybe(tag('any'))], ([any, , , after], draft) => {
    if (!any && !after) return false;
    draft.dropped.push('stars');
    return true;
  }),
  rule([stars, dash, maybe(star), joint, stars, dash, star], ([low, , , , high], draft) =>
    addStars(draft, low?.number ?? 1, high?.number ?? MOST_STARS),
  ),
  rule([tag('at-most'), stars, dash, star], ([, most], draft) => addStars(draft, 1, most?.number ?? 1)),
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
  rule([num(MOST_STARS + 1, 10), dash, tag('star')], (_match, draft) => {
    draft.impossible.add('stars');
    return true;
  }),
];

function setScore(term: Term | undefined, draft: Draft): boolean {
  const [whole, tenth] = term?.parts ?? [];
  const value = term?.number ?? (whole ?? 0) + (tenth ?? 0) / 10;
  const points = value > FIVE_POINTS ? value / 2 : value;
  draft.rating = points >= 4.5 ? 'EXCELLENT' : points >= 4 ? 'VERY_GOOD' : points >= 3.5 ? 'GOOD' : 'FAIR';
  return true;
}

/** Which wish a term names, for taking it back. */
function wishOf(term: Term | undefined): WishName | null {
  if (!term) return null;
  if (term.tags.has('amenity')) return { amenity: textOf(term, 'amenity') };
  if (term.tags.has('meal')) return 'meals';
  if (term.tags.has('free-cancellation')) return 'freeCancellation';
  if (term.tags.has('rating') || term.tags.has('rating-word')) return 'rating';
  if (term.tags.has('star') || term.tags.has('luxury')) return 'stars';
  if (term.tags.has('beds-for-all')) return 'bedsForAll';
  return term.tags.has('budget-word') ? 'budget' : null;
}

const wish = tag(
  'amenity',
  'meal',
  'free-cancellation',
  'beds-for-all',
  'rating',
  'rating-word',
  'luxury',
  'budget-word',
  'star',
);
const ALL: readonly WishName[] = [
  'budget',
  'stars',
  'rating',
  'meals',
  'amenities',
  'freeCancellation',
  'bedsForAll',
  'sort',
];

function drop(draft: Draft, term: Term | undefined): boolean {
  const name = wishOf(term);
  if (name === null) return false;
  draft.dropped.push(name);
  return true;
}

const word = (text: RegExp): Part => ({ fits: (term) => text.test(term.text), optional: false });

/** Wishes in words. Taking back comes before asking for. */
export const wishRules: readonly Rule[] = [
  // “no pool”, “remove: wifi”
  rule(
    [either(tag('without', 'any')), mark(':'), filler, filler, wish, maybe(tag('any'))],
    ([, , , , term], draft) => drop(draft, term),
  ),
  rule([wish, filler, tag('any')], ([term], draft) => drop(draft, term)),
  // “take the pool off”
  rule(
    [word(/^(?:take|turn|switch|leave|get)$/u), filler, wish, word(/^(?:off|out|away)$/u)],
    ([, , term], draft) => drop(draft, term),
  ),
  // “- gym”
  rule([sign('-'), wish], ([, term], draft) => drop(draft, term)),
  rule([tag('without'), filler, tag('all-filters')], (_match, draft) => {
    draft.dropped.push(...ALL);
    return true;
  }),
  rule([tag('meal')], ([term], draft) => {
    draft.meals.add(textOf(term, 'meal'));
    return true;
  }),
  rule([tag('amenity')], ([term], draft) => {
    draft.amenities.add(textOf(term, 'amenity'));
    return true;
  }),
  rule([tag('free-cancellation')], (_match, draft) => {
    draft.freeCancellation = true;
    return true;
  }),
  rule([tag('beds-for-all')], (_match, draft) => {
    draft.bedsForAll = true;
    return true;
  }),
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
    draft.sort ??= oneOf(sorts, textOf(term, 'sort')) ?? null;
    return true;
  }),
];
