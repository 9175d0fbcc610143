/** Rules for wishes that a search can filter or sort by: stars, ratings, meals, amenities, order. */
import type { ParseState } from '../../parse-state.ts';
import {
  anyWord,
  either,
  filler,
  isCounted,
  isNegated,
  isTakenOff,
  isPolite,
  mark,
  maybe,
  num,
  rule,
  sign,
  tag,
  tagOf,
  word,
} from '../../grammar.ts';
import type { Match, Part, Rule, RuleAction } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import { oneOf, ratings, sorts } from '../../reading.ts';
import { scoreRules } from './scores.ts';

const MAX_STARS = 5;
const dash = maybe(sign('-'));
const stars = num(1, MAX_STARS);
const star = either(tag('star'), sign('*'));
const joint = either(tag('until'), filler, sign('-', '/'));
const orElse: Part = word(/^(?:or|also|even|then|otherwise|גם|או|וגם|אפילו|אז|אחרת)$/u);
const enough: Part = word(/^(?:too|enough|plenty|fine|ok|okay|do|will do|בסדר|מספיק|מספיקים|יספיקו)$/u);

/** True for “3 stars is too basic”, where “too” does not mean “also”. */
const isTooMuch = (match: Match, state: ParseState, to: number): boolean =>
  match.at(-1)?.text === 'too' && state.peek(to)?.kind === 'word';

/** The action for further stars after the first ones: “… or 4”, “4 are enough”. */
const addOtherStars: RuleAction = (match, state, _at, to) => {
  const number = match.find((term) => term?.number)?.number ?? 1;
  const isAfterStars = state.stars.size > 0 || state.dropped.includes('stars');
  return (
    isAfterStars &&
    !isTooMuch(match, state, to) &&
    !isCounted(state.peek(to)) &&
    addStars(state, number, match.some((term) => term?.tags.has('or-more')) ? MAX_STARS : number)
  );
};

const good = maybe(either(filler, word(/^(?:fine|ok|okay|good|great|בסדר|טוב)$/u)));
const also: Part = word(/^(?:also|too|as well|even|גם|אפילו)$/u);

/** Adds stars to those of the current search. A search for any stars already includes them. */
function addToSearched(state: ParseState, number: Term | undefined): boolean {
  const { stars: searched = [], hasSearch } = state.context;
  for (const one of searched) state.stars.add(one);
  const isOnly = state.terms.filter((term) => star.fits(term)).length === 1;
  if (searched.length === 0) return hasSearch && isOnly && state.drop('stars');
  return addStars(state, number?.number ?? 1, number?.number ?? 1);
}

/** Adds the stars from one number to another. */
function addStars(state: ParseState, from: number, to: number): boolean {
  for (let star = from; star <= to; star += 1) state.stars.add(star);
  return true;
}

/** Numbers of stars and scores. Applied before the dates, which would use “4-5” and “8.5”. */
export const numberWishRules: readonly Rule[] = [
  rule([stars, dash, maybe(star), joint, stars, dash, star], ([low, , , , high], state) =>
    addStars(state, low?.number ?? 1, high?.number ?? MAX_STARS),
  ),
  // “at most 3 stars”, “nothing below 4 stars”
  rule([tag('at-most'), stars, dash, star], ([, most], state, at) =>
    isNegated(state, at)
      ? addStars(state, most?.number ?? 1, MAX_STARS)
      : addStars(state, 1, most?.number ?? 1),
  ),
  // “3 stars is fine too” after “4 stars or more”
  rule(
    [also, stars, dash, star],
    // “is the first also 4 stars?”
    ([, number], state) =>
      state.terms.some(({ tags }) => tags.has('ordinal')) || addToSearched(state, number),
  ),
  rule([stars, dash, star, filler, good, also], (match, state, _at, to) =>
    isTooMuch(match, state, to) ? false : addToSearched(state, match[0]),
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
    (match, state, at) => {
      const [least, number, plus, , , after, , more, less] = match;
      const value = number?.number ?? 1;
      // “remove the hotels over 3 stars”, לא רוצה יותר מ-3 כוכבים (the same)
      const isMost = least ? isTakenOff(state, at) : number?.prefix.includes('מ') && isNegated(state, at);
      if (isMost || less) return addStars(state, 1, value);
      return addStars(state, value, least || plus || after || more ? MAX_STARS : value);
    },
  ),
  // כוכבים: 4 (stars: 4), “stars 4 and up”
  rule(
    [star, mark(':'), stars, maybe(sign('+')), maybe(tag('or-more'))],
    ([, , number, plus, more], state) => {
      const value = number?.number ?? 1;
      return addStars(state, value, plus || more ? MAX_STARS : value);
    },
  ),
  ...scoreRules,
  // “stars 3 or 4”, “only 5 stars, well, 4 too”, “we don’t need 5 stars, 4 are enough”
  rule([orElse, stars, maybe(star), maybe(tag('or-more'))], addOtherStars),
  rule([stars, maybe(star), maybe(tag('or-more')), filler, filler, enough], addOtherStars),
  rule(
    [num(MAX_STARS + 1, 10), dash, tag('star')],
    (_match, state) => state.impossible.add('stars').size > 0,
  ),
];

/** Words for a rating, beside an adjective. */
const RATED = /rat|review|ציון|דירוג|ביקורות|מומלצ/u;
/** True for a word that says nothing about a hotel. */
const isChat = ({ kind, tags, text }: Term): boolean =>
  kind !== 'word' ||
  tags.has('talk') ||
  ((tags.has('filler') || tags.has('yes')) && !/^(?:only|just|רק|something|משהו)$/u.test(text));

const NEARNESS = /^(?:SEA|DISTANCE)$/u;

const WORST = /^(?:worst|lowest|poorest|ה?(?:נמוך|נמוכ(?:ה|ים|ות)|גרוע\S*|חלש\S*|רע(?:ה|ים|ות)?))$/u;
const most: Part = word(/^(?:most|best|highest|top|strongest|greatest|finest)$/u);
const best: Part = word(/^(?:most|best|highest)$/u);
const rated: Part = either(tag('rating-word', 'rating'), word(/^[בה]{0,2}(?:ציון|דירוג|ביקורות|המלצות)$/u));
/** True for any word but one such as “lowest”: הדירוג הכי נמוך (the lowest rating) is not the best one. */
const isNotWorst = (term: Term): boolean => anyWord.fits(term) && !WORST.test(term.text);
const notWorst: Part = { fits: isNotWorst };
const anyBut: Part = { ...anyWord, fits: isNotWorst };
const byRating: RuleAction = (_match, state) => {
  state.sort = 'RATING';
  return true;
};

const JOURNEY = /^ה?(?:trains?|flights?|bus|tickets?|fares?|רכבת|טיסה|טיסות|כרטיסים)$/u;
const VEHICLE =
  /^(?:(?:the|our|my|a) )?(?:vehicle|van|minivan|motorbikes?|motorcycle|scooter|truck|jeep|hired car|[הל]?(?:אופנוע|קטנוע|טנדר|ואן|גיפ|מכונית))$/u;
const leaves: Part = word(
  /^(?:(?:leave|put|keep|stand|store|park|stay)(?: it| in| at)?|[של]?(?:השאיר|העמיד|שים|החנות)|להשאיר|להעמיד|לשים|להחנות|שמים|משאירים|מעמידים|חונים|לעמוד)$/u,
);
const SPOT = /(?:^| )(?:where|somewhere|anywhere|space|spot|place|can|could|may|איפה|היכן|מקום)(?: |$)/u;
const isVehicle = ({ tags, text }: Term): boolean =>
  tags.get('extra') === 'cars' || VEHICLE.test(text) || /^rental$/u.test(text);
/** Words for a car that is rented here, or a part of one: it needs no parking. */
const RENTS = /(?:^| )(?:seats?|booking|כיסא|כסא)(?: |$)/u;
const IT = /^(?:it|them|אותו|אותה|אותם|הוא|היא)$/u;
/** True for people, who may be left in a car: “can we leave the kids in the car”. */
const isSomebody = ({ tags }: Term): boolean =>
  ['child', 'with-children', 'infant', 'kin', 'person', 'party'].some((name) => tags.has(name));

/** The action for a wish for parking: “we have a hired car, is there anywhere to leave it?” */
const parks: RuleAction = (match, state, at, to) => {
  const { terms } = state;
  const isAsked = terms.some(({ text, tags }) => text === '?' || tags.has('has-it') || SPOT.test(text));
  if (!isAsked || !terms.some(isVehicle)) return false;
  const after = terms.slice(to, to + 3);
  const isOfIt =
    match[0]?.text.endsWith(' it') === true ||
    IT.test(after[0]?.text ?? '') ||
    IT.test(terms[at - 1]?.text ?? '') ||
    after.some(isVehicle) ||
    terms.slice(Math.max(0, at - 3), at).some(isVehicle) ||
    after.length === 0 ||
    after[0]?.kind !== 'word';
  if (!isOfIt || terms.some(({ text }) => RENTS.test(text)) || after.some(isSomebody)) return false;
  state.amenities.add('Parking');
  return at;
};

/** Applied after the rules for dates and people. */
export const wishRules: readonly Rule[] = [
  rule([leaves], parks),
  // “is there a spot for the car?”
  rule(
    [word(/^(?:a )?(?:space|spot|room|place)$|^מקום$/u), maybe(tag('for')), filler, tag('extra')],
    ([, , , vehicle], state, _at, to) =>
      // “a place for a car rental”, “space for the car seat”
      tagOf(vehicle, 'extra') === 'cars' &&
      !/rental|seat|gps|driver/u.test(`${vehicle?.text ?? ''} ${state.terms[to]?.text ?? ''}`) &&
      state.amenities.add('Parking').size > 0,
  ),
  // “the highest guest score”, “people rate it best”
  rule(
    [most, maybe(word(/^[a-z]+$/u)), maybe(word(/^(?:guest|guests|customer|visitor|user)$/u)), rated],
    byRating,
  ),
  rule(
    [
      tag('person'),
      maybe(word(/^(?:have|has|had|all)$/u)),
      word(/^(?:rate|rated|like|liked|love|loved|score|scored|praise|praised)$/u),
      anyWord,
      best,
      maybe(word(/^highly$/u)),
    ],
    byRating,
  ),
  rule([rated, word(/^הכי$/u), notWorst], byRating),
  // “order them by what guests say”, תסדרי לפי ציון אורחים (sort by guest rating)
  rule(
    [
      tag('sort-by'),
      mark(':'),
      anyBut,
      anyBut,
      anyBut,
      tag('rating-word', 'rating', 'budget-word', 'star', 'ask'),
    ],
    (match, state) => {
      const by = match.at(-1);
      const asked = tagOf(by, 'ask');
      if (by?.tags.has('star')) state.sort = 'STARS';
      else if (by?.tags.has('rating-word') || by?.tags.has('rating') || asked === 'rating')
        state.sort = 'RATING';
      else if (by?.tags.has('budget-word') || asked === 'price') state.sort = 'PRICE_ASC';
      return state.sort !== null;
    },
  ),
  // “too far, something closer”, but not “something closer to the beach”, “is anything closer?”
  rule(
    [word(/^(?:something|anything|somewhere|משהו|מקום)$/u), filler, tag('by-distance')],
    (match, state, _at, to) => {
      const isAsked = state.terms.some(({ text }) => text === '?');
      if (
        isAsked ||
        match[2]?.tags.has('sort') ||
        (state.terms[to]?.kind === 'word' && !isPolite(state.terms[to] ?? { text: '' }))
      )
        return false;
      state.sort ??= 'DISTANCE';
      return true;
    },
  ),
  // “breakfast and a pool, on second thought no breakfast”
  rule([tag('meal')], ([term], state, at) => {
    const meal = tagOf(term, 'meal');
    // “breakfast instead of half board” withdraws another meal.
    const isWithdrawn = state.terms
      .slice(at)
      .some((other) => state.withdrawn.has(other) && tagOf(other, 'meal') === meal);
    return isWithdrawn || state.meals.add(meal).size > 0;
  }),
  rule([tag('amenity')], ([term], state, at) => {
    const amenity = tagOf(term, 'amenity');
    // “the dog goes to my sister, so no pet friendly hotel”
    const isWithdrawn = state.terms
      .slice(at)
      .some((other) => state.withdrawn.has(other) && tagOf(other, 'amenity') === amenity);
    return isWithdrawn || state.amenities.add(amenity).size > 0;
  }),
  rule([tag('free-cancellation')], (_match, state) => (state.freeCancellation = true)),
  rule([tag('beds-for-all')], (_match, state) => (state.bedsForAll = true)),
  rule([tag('compared')], ([term], state, at) => {
    // “the train is cheaper”
    const before = state.terms.slice(Math.max(0, at - 3), at);
    const end = before.findLastIndex((one) => one.kind === 'break' || /^(?:and|but|ו?אבל)$/u.test(one.text));
    const [last, noun] = before.slice(end + 1).toReversed();
    // “Prague is cheaper, go back to Prague”, פראג יותר זול (the same)
    const subject = /^(?:is|was|looks|seems|היא|הייתה)$/u.test(last?.text ?? '') ? noun : undefined;
    const place = term?.text.startsWith('יותר') ? (subject ?? last) : subject;
    const isOfPlace = place?.kind === 'word' && place.tags.size === 0;
    if (isOfPlace || before.slice(end + 1).some(({ text }) => JOURNEY.test(text))) return true;
    state.compared = tagOf(term, 'compared') === 'better' ? 'better' : 'cheaper';
    return true;
  }),
  // “thanks, excellent”: praise
  rule([tag('rating')], ([term], state) => {
    if (!RATED.test(term?.text ?? '') && state.terms.every((other) => other === term || isChat(other)))
      return false;
    state.rating ??= oneOf(ratings, tagOf(term, 'rating')) ?? null;
    return true;
  }),
  rule([tag('luxury')], (_match, state, at) => {
    // “less fancy is ok too”
    const isLess = /^(?:less|פחות)$/u.test(state.terms[at - 1]?.text ?? '');
    if (state.stars.size === 0 && !isLess) state.stars.add(MAX_STARS);
    return true;
  }),
  rule([tag('sort')], ([term], state) => {
    const order = oneOf(sorts, tagOf(term, 'sort')) ?? null;
    // “the cheapest near the sea”: nearness alone sets the order; next to another order it counts as a wish.
    if (state.sort === null || NEARNESS.test(state.sort)) state.sort = order;
    return true;
  }),
];
