/** Rules for guest ratings in points: “at least 8 out of 10”. */
import type { ParseState } from '../../parse-state.ts';
import { either, filler, isCounted, mark, maybe, num, rule, sign, tag, word } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
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
  // “the score not below 8”, “שהציון לא יורד משמונה”
  rule(
    [
      either(tag('rating-word', 'rating'), word(/(?:ציון|דירוג)$/u)),
      maybe(either(filler, tag('of'))),
      maybe(tag('person')),
      maybe(either(filler, tag('not', 'no'))),
      lower,
      filler,
      score,
    ],
    (match, state) => setScore(match.at(-1), state),
  ),
  rule(
    [maybe(tag('at-least')), score, maybe(sign('+')), maybe(tag('or-more')), filler, tag('rating-word')],
    (match, state) =>
      match[0] || match[2] || match[3] || match[1]?.kind === 'pair' ? setScore(match[1], state) : false,
  ),
  // “only the ones with at least 8.5”
  rule([tag('at-least'), filler, pair], ([least, , written], state, _at, to) => {
    const [whole = 0] = written?.parts ?? [];
    // “at least 7.30 in the morning” is a time, “8.5 km” a distance.
    const isPlain =
      least?.tags.has('from') !== true &&
      /^\d\.\d$/u.test(written?.raw ?? '') &&
      !/^(?:km|kms|kilomet\p{L}+|miles?|min|minutes?|am|pm|ק"?מ|קילומטר\p{L}*|דקות)$/u.test(
        state.terms[to]?.text ?? '',
      );
    return isPlain && whole >= FIVE_POINTS && whole < 10 && setScore(written, state);
  }),
];
