/** Rules for wishes that a search can filter or sort by: stars, ratings, meals, amenities, order. */
import type { ParseState } from '../../parse-state.ts';
import { anyWord, isCounted, isNegated, isPolite, isTakenOff, maybe, tagOf } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import { oneOf, ratings, sorts as sortOrders } from '../../reading.ts';
import type { Term } from '../../words/terms.ts';
import { rules, type Action, type Guard } from '../pattern.ts';
import { parkingRules } from './parking.ts';
import { scoreRules } from './scores.ts';

const MAX_STARS = 5;
const WORST = /^(?:worst|lowest|poorest|ה?(?:נמוך|נמוכ(?:ה|ים|ות)|גרוע\S*|חלש\S*|רע(?:ה|ים|ות)?))$/u;

/** Any word but one such as “lowest”. */
const notWorst: Part = { fits: (term) => anyWord.fits(term) && !WORST.test(term.text) };

/** Adds the stars from one number to another. */
function addStars(state: ParseState, from: number, to = from): true {
  for (let star = from; star <= to; star += 1) state.stars.add(star);
  return true;
}

/** “4 stars or more”; “hide the hotels over 3 stars”, לא רוצה יותר מ-3 כוכבים (not more than 3 stars). */
const setsStars: Action = ({ least, n, more, less }, state, at) => {
  const stars = n?.number ?? 1;
  const isMost = least ? isTakenOff(state, at) : n?.prefix.includes('מ') && isNegated(state, at);
  if (isMost || less) return addStars(state, 1, stars);
  return addStars(state, stars, least || more ? MAX_STARS : stars);
};

/** True for “3 stars is too basic”, where “too” does not mean “also”. */
const isTooMuch: Guard = ({ end }, state, _at, to) => end?.text === 'too' && state.peek(to)?.kind === 'word';

/** Stars beside those of the current search, “3 stars is fine too”. A search for any stars already includes them. */
const addsToSearched: Action = ({ n }, state) => {
  const { terms, context } = state;
  // “is the first also 4 stars?”
  if (terms.some(({ tags }) => tags.has('ordinal'))) return true;
  const { stars: searched = [], hasSearch } = context;
  for (const one of searched) state.stars.add(one);
  const isOnly = terms.filter(({ tags }) => tags.has('star')).length === 1;
  if (searched.length === 0) return hasSearch && isOnly && state.drop('stars');
  return addStars(state, n?.number ?? 1);
};

const starRules = rules(
  `
  star = #star|"*"
  also = also|too|as_well|even|גם|אפילו
  low:1-5 ["-"] [{star}] #until|~|"-/" high:1-5 ["-"] {star} -> setsRange
  // “at most 3 stars”, “nothing below 4 stars”
  #at-most n:1-5 ["-"] {star} -> setsMost
  // “3 stars is fine too” after “4 stars or more”
  {also} n:1-5 ["-"] {star} -> addsToSearched
  n:1-5 ["-"] {star} ~ [~|fine|ok|okay|good|great|בסדר|טוב] end:{also} -> addsToSearched unless tooMuch
  // “4+ stars”; כוכבים: 4 (stars: 4), “stars 4 and up”
  least:[#at-least|#or-more] n:1-5 more:["+"] ["-"] {star} more:["+"] [#hotel-word] more:[#or-more|#at-least] less:[#or-less] -> setsStars
  {star} [":"] n:1-5 more:["+"] more:[#or-more] -> setsStars
  6-10 ["-"] #star -> impossible
`,
  {
    actions: {
      setsRange: ({ low, high }, state) => addStars(state, low?.number ?? 1, high?.number ?? MAX_STARS),
      setsMost: ({ n }, state, at) =>
        isNegated(state, at)
          ? addStars(state, n?.number ?? 1, MAX_STARS)
          : addStars(state, 1, n?.number ?? MAX_STARS),
      addsToSearched,
      setsStars,
      impossible: (_named, { impossible }) => impossible.add('stars').size > 0,
    },
    guards: { tooMuch: isTooMuch },
  },
);

/** “stars 3 or 4”, “only 5 stars, well, 4 too”, “we don’t need 5 stars, 4 are enough” */
const otherStarRules = rules(
  `
  or|also|even|then|otherwise|גם|או|וגם|אפילו|אז|אחרת n:1-5 [#star|"*"] more:[#or-more] -> adds unless counted
  n:1-5 [#star|"*"] more:[#or-more] ~2 end:too|enough|plenty|fine|ok|okay|do|will_do|בסדר|מספיק|מספיקים|יספיקו -> adds unless counted tooMuch
`,
  {
    actions: { adds: ({ n, more }, state) => addStars(state, n?.number ?? 1, more ? MAX_STARS : undefined) },
    guards: {
      tooMuch: isTooMuch,
      counted: (_named, state, _at, to) =>
        (state.stars.size === 0 && !state.dropped.includes('stars')) || isCounted(state.peek(to)),
    },
  },
);

/** Numbers of stars and scores. Applied before the dates, which would use “4-5” and “8.5”. */
export const numberWishRules: readonly Rule[] = [...starRules, ...scoreRules, ...otherStarRules];

/** The action that sorts by an aspect, unless it is none: “sort by …”. */
const sorts: Action = ({ by }, state) => {
  const asked = tagOf(by, 'ask');
  if (by?.tags.has('star')) state.sort = 'STARS';
  else if (by?.tags.has('budget-word') || asked === 'price') state.sort = 'PRICE_ASC';
  else if (!by || ['rating-word', 'rating'].some((name) => by.tags.has(name)) || asked === 'rating')
    state.sort = 'RATING';
  return state.sort !== null;
};

/** The action for a wish that is a value of a set, unless it is withdrawn later: “a pool, on second thought no pool”. */
const adds =
  (name: 'meal' | 'amenity', setOf: (state: ParseState) => Set<string>): Action =>
  ({ wish }, state, at) => {
    const value = tagOf(wish, name);
    const isSame = (other: Term): boolean => state.withdrawn.has(other) && tagOf(other, name) === value;
    return state.terms.slice(at).some(isSame) || setOf(state).add(value).size > 0;
  };

/** “cheaper”, but not “the train is cheaper”, “Prague is cheaper, go back to Prague”, פראג יותר זול (the same). */
const compares: Action = ({ wish }, state, at) => {
  const before = state.terms.slice(Math.max(0, at - 3), at);
  const end = before.findLastIndex((one) => one.kind === 'break' || /^(?:and|but|ו?אבל)$/u.test(one.text));
  const clause = before.slice(end + 1);
  const [last, noun] = clause.toReversed();
  const subject = /^(?:is|was|looks|seems|היא|הייתה)$/u.test(last?.text ?? '') ? noun : undefined;
  const place = wish?.text.startsWith('יותר') ? (subject ?? last) : subject;
  const isOfPlace = place?.kind === 'word' && place.tags.size === 0;
  if (!isOfPlace && !clause.some(({ text }) => JOURNEY.test(text)))
    state.compared = tagOf(wish, 'compared') === 'better' ? 'better' : 'cheaper';
  return true;
};
const JOURNEY = /^ה?(?:trains?|flights?|bus|tickets?|fares?|רכבת|טיסה|טיסות|כרטיסים)$/u;

/** Words for a rating, beside an adjective. */
const RATED = /rat|review|ציון|דירוג|ביקורות|מומלצ/u;
/** True for a word that says nothing about a hotel. */
const isChat = ({ kind, tags, text }: Term): boolean =>
  kind !== 'word' ||
  tags.has('talk') ||
  ((tags.has('filler') || tags.has('yes')) && !/^(?:only|just|רק|something|משהו)$/u.test(text));

/** “thanks, excellent” */
const isPraise: Guard = ({ wish }, { terms }) =>
  !RATED.test(wish?.text ?? '') && terms.every((other) => other === wish || isChat(other));

/** Applied after the rules for dates and people. */
export const wishRules: readonly Rule[] = [
  ...parkingRules,
  ...rules(
    String.raw`
  rated = #rating-word|#rating|[בה]{0,2}(?:ציון|דירוג|ביקורות|המלצות)
  // “the highest guest score”, “people rate it best”, “order them by what guests say”, תסדרי לפי ציון (sort by rating)
  most|best|highest|top|strongest|greatest|finest [[a-z]+] [guests?|customer|visitor|user] {rated} -> sorts
  #person [have|has|had|all] (?:rate|like|love|score|praise)d? * most|best|highest [highly] -> sorts
  {rated} הכי {notWorst} -> sorts
  #sort-by [":"] {anyBut}3 by:#rating-word|#rating|#budget-word|#star|#ask -> sorts
  // “too far, something closer”
  something|anything|somewhere|משהו|מקום ~ wish:#by-distance -> sortsByDistance unless ofPlace
  wish:#meal -> addsMeal
  wish:#amenity -> addsAmenity
  #free-cancellation -> cancelsFreely
  #beds-for-all -> bedsForAll
  wish:#compared -> compares
  wish:#rating -> rates unless praise
  !less|פחות #luxury -> wantsLuxury
  wish:#sort -> sortsBy
`,
    {
      parts: { notWorst, anyBut: maybe(notWorst) },
      actions: {
        sorts,
        sortsByDistance: (_named, state) => (state.sort ??= 'DISTANCE') !== null,
        addsMeal: adds('meal', ({ meals }) => meals),
        addsAmenity: adds('amenity', ({ amenities }) => amenities),
        cancelsFreely: (_named, state) => (state.freeCancellation = true),
        bedsForAll: (_named, state) => (state.bedsForAll = true),
        compares,
        rates: ({ wish }, state) => {
          state.rating ??= oneOf(ratings, tagOf(wish, 'rating')) ?? null;
          return true;
        },
        wantsLuxury: (_named, { stars }) => stars.size > 0 || stars.add(MAX_STARS).size > 0,
        // “the cheapest near the sea”: nearness alone sets the order; next to another order it counts as a wish.
        sortsBy: ({ wish }, state) => {
          const order = oneOf(sortOrders, tagOf(wish, 'sort')) ?? null;
          if (state.sort === null || /^(?:SEA|DISTANCE)$/u.test(state.sort)) state.sort = order;
          return true;
        },
      },
      guards: {
        // “something closer to the beach”, “is anything closer?”
        ofPlace: ({ wish }, { terms }, _at, to) => {
          const next = terms[to];
          const isMore = next?.kind === 'word' && !isPolite(next);
          return isMore || wish?.tags.has('sort') === true || terms.some(({ text }) => text === '?');
        },
        praise: isPraise,
      },
    },
  ),
];
