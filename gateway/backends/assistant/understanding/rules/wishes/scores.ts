/** Rules for guest ratings in points: “at least 8 out of 10”. */
import type { ParseState } from '../../parse-state.ts';
import {
  either,
  filler,
  hasOnlyFillers,
  isCounted,
  isTakenOff,
  mark,
  maybe,
  num,
  rule,
  sign,
  tag,
  textOf,
  word,
} from '../../grammar.ts';
import type { Match, Part, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';

/** A score above five is out of ten. */
const FIVE_POINTS = 5;

/** A number that is not an ordinal: “8”, “eight”, not “השני”. */
const isScore = (term: Term): boolean =>
  !term.tags.has('ordinal') && !term.isOrdinal && !/^ones?$/u.test(term.text);
const pair: Part = { fits: (term) => term.kind === 'pair' && term.parts.length === 2 };
const score = either({ fits: (term) => num(1, 10).fits(term) && isScore(term) }, pair);

const outOfTen: Part = maybe(word(/^(?:out of|out|of|מתוך)$/u));
const lower: Part = word(
  /^(?:(?:is |are |goes |drops |falls )?(?:below|under|lower|lower than|less than|worse than|not below|no less than|not less than)|falls?|drops?|(?:י|ת)?ורד(?:ת|ים)?|תרד|ירד|נופל|ייפול|פחות|פחות מ|מתחת ל|נמוך|נמוך מ|לא פחות מ)$/u,
);
const rated = either(tag('rating-word'), { fits: ({ tags }) => tags.get('ask') === 'rating' });
const above = word(/^(?:ones|hotels|places) above$/u);
const least: Part = maybe(either(tag('at-least', 'at-most'), above));
/** True for a lowest score: “at least 8”, “8+”, “8 and up”, “nothing under 8”; false for “under 8”. */
const isLowest = (state: ParseState, match: Match, at: number): boolean => {
  const isMost = match[0]?.tags.has('at-most') === true && !match[0].tags.has('at-least');
  // “hotels from 10 to 14” are days.
  if (match[0]?.tags.has('from') || /^(?:starting )?from$/u.test(match[0]?.text ?? '')) return false;
  const isMore = match.slice(1).some((term) => term?.text === '+' || term?.tags.has('or-more'));
  // “nothing under 8”, but not “no, we have 8”, “no, max 8”
  if (isMost && isTakenOff(state, at)) return true;
  if (isMost) return NO_LOWER.test(textOf(state.terms.slice(Math.max(0, at - 2), at + 1)));
  return match[0] !== undefined || isMore;
};
const NO_LOWER =
  /(?:^| )(?:nothing|none|not?|never|לא|אין|כלום|שום דבר|שום) (?:\S+ )?(?:under|below|less|lower|fewer|מתחת|פחות)/u;
/** Words beside a score that is all that the message says. */
const isBeside = (term: Term): boolean =>
  term.kind !== 'word' || hasOnlyFillers(term, 'find-word', 'yes') || NOTHING.test(term.text);
const AND_UP = /^(?:ומעלה|and up|and above|or above|or higher|plus)$/u;
const NOTHING = /^(?:only|just|nothing|none|not?|רק|כלום|לא|אין)$/u;

const isMeasure = (term: Term | undefined): boolean =>
  /^(?:km|kms|kilomet\p{L}+|miles?|min|minutes?|am|pm|ק"?מ|קילומטר\p{L}*|דקות)$/u.test(term?.text ?? '');

/** Sets the lowest rating from points out of five or ten. */
function setScore(term: Term | undefined, state: ParseState, scale: number | null = null): boolean {
  const [whole, tenth] = term?.parts ?? [];
  const value = term?.number ?? (whole ?? 0) + (tenth ?? 0) / 10;
  // Without a scale, a number up to five is one of five points.
  const isOutOfTen = scale === 10 || value > FIVE_POINTS;
  const points = isOutOfTen ? value / 2 : value;
  state.rating = points >= 4.5 ? 'EXCELLENT' : points >= 4 ? 'VERY_GOOD' : points >= 3.5 ? 'GOOD' : 'FAIR';
  return true;
}

/** Scores that guests gave. */
export const scoreRules: readonly Rule[] = [
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
    ([, , , written, , , , most], state) =>
      most?.number === 10 || most?.number === FIVE_POINTS ? setScore(written, state, most.number) : false,
  ),
  rule(
    [
      tag('rating-word', 'rating'),
      maybe(either(filler, tag('person'))),
      mark(':='),
      maybe(tag('at-least', 'or-more')),
      filler,
      score,
      maybe(sign('+')),
      maybe(tag('or-more')),
    ],
    (match, state, _at, to) =>
      match[2] !== undefined &&
      (isCounted(state.terms[to]) ||
        ['unit', 'month', 'adult', 'child', 'room'].some((name) => state.terms[to]?.tags.has(name)))
        ? false
        : setScore(match[5], state),
  ),
  // “the score not below 8”, “שהציון לא יורד משמונה”, “skip anything rated under 8”
  rule(
    [
      either(rated, tag('rating'), word(/(?:ציון|דירוג)$/u)),
      maybe(either(filler, tag('of'))),
      maybe(tag('person')),
      maybe(either(filler, tag('not', 'no'))),
      lower,
      filler,
      score,
    ],
    (match, state, at) =>
      (match[0]?.tags.get('ask') === undefined || match[3] !== undefined || isTakenOff(state, at)) &&
      setScore(match.at(-1), state),
  ),
  // “at least 8 in reviews”, לא פחות מ-8 בביקורות (the same)
  rule(
    [least, score, maybe(sign('+')), maybe(tag('or-more')), maybe(either(filler, tag('of'))), filler, rated],
    (match, state, at) =>
      isLowest(state, match, at) || (match[0] === undefined && match[1]?.kind === 'pair')
        ? setScore(match[1], state)
        : false,
  ),
  // “only hotels with 8 and up”, “show the ones above 8”, “nothing under 8”
  rule([least, filler, score, maybe(sign('+')), maybe(tag('or-more'))], (match, state, at, to) => {
    const next = state.terms[to];
    const isOfHotels = state.terms.some(
      ({ tags, text }) => tags.has('hotel-word') || /^(?:ones|those)$/u.test(text),
    );
    // “sort by guest rating, nothing under 8”
    const isOfRating = state.terms.some((term) => rated.fits(term) || term.tags.get('sort') === 'RATING');
    const isOfList =
      (state.context.hasSearch || isOfRating) &&
      // “at least 6” may be people or nights.
      (isOfHotels ||
        isOfRating ||
        (state.terms.some(({ text }) => NOTHING.test(text) || AND_UP.test(text)) &&
          state.terms.every((term) => match.includes(term) || isBeside(term))));
    const isEnd = (next === undefined || next.kind !== 'word' || isBeside(next)) && !isMeasure(next);
    // “hotels for 8+”
    const isParty = [state.terms[at - 1], match[1]].some((term) => term?.tags.has('for'));
    const isHigh = !isParty && (match[2]?.number ?? match[2]?.parts[0] ?? 0) > FIVE_POINTS;
    return isOfList && isEnd && isHigh && isLowest(state, match, at) && setScore(match[2], state);
  }),
  // “only the ones with at least 8.5”
  rule([either(tag('at-least'), above), filler, pair], ([least, , written], state, _at, to) => {
    const [whole = 0] = written?.parts ?? [];
    // “at least 7.30 in the morning” is a time, “8.5 km” a distance.
    const isPlain =
      least?.tags.has('from') !== true && /^\d\.\d$/u.test(written?.raw ?? '') && !isMeasure(state.terms[to]);
    return isPlain && whole >= FIVE_POINTS && whole < 10 && setScore(written, state);
  }),
];
