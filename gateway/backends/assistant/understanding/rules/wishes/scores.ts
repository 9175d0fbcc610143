/** Rules for guest ratings in points: “at least 8 out of 10”. */
import { either, hasOnlyFillers, isTakenOff, num, textOf } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import { rules, type Action, type Guard } from '../pattern.ts';

/** A score above five is out of ten. */
const FIVE_POINTS = 5;

const pair: Part = { fits: (term) => term.kind === 'pair' && term.parts.length === 2 };
/** “8”, “eight”, not השני (the second). */
const whole: Part = {
  fits: (term) =>
    num(1, 10).fits(term) && !term.tags.has('ordinal') && !term.isOrdinal && !/^ones?$/u.test(term.text),
};
const NO_LOWER =
  /(?:^| )(?:nothing|none|not?|never|לא|אין|כלום|שום דבר|שום) (?:\S+ )?(?:under|below|less|lower|fewer|מתחת|פחות)/u;
const NOTHING = /^(?:only|just|nothing|none|not?|רק|כלום|לא|אין)$/u;
const AND_UP = /^(?:ומעלה|and up|and above|or above|or higher|plus)$/u;
const IS_MEASURE = /^(?:km|kms|kilomet\p{L}+|miles?|min|minutes?|am|pm|ק"?מ|קילומטר\p{L}*|דקות)$/u;
/** Words beside a score that is all that the message says. */
const isBeside = (term: Term): boolean =>
  term.kind !== 'word' || hasOnlyFillers(term, 'find-word', 'yes') || NOTHING.test(term.text);

/** Points out of five or ten; without a scale, a number up to five is one of five points. */
const setsScore: Action = ({ score, scale }, state) => {
  const [units = 0, tenths = 0] = score?.parts ?? [];
  const value = score?.number ?? units + tenths / 10;
  const points = scale?.number === 10 || value > FIVE_POINTS ? value / 2 : value;
  state.rating = points >= 4.5 ? 'EXCELLENT' : points >= 4 ? 'VERY_GOOD' : points >= 3.5 ? 'GOOD' : 'FAIR';
  return true;
};

/** False for a lowest score: “at least 8”, “8+”, “8 and up”, “nothing under 8”; true for “under 8”. */
const isNotLowest: Guard = ({ least, more }, state, at) => {
  // “hotels from 10 to 14” are days.
  if (least?.tags.has('from') || /^(?:starting )?from$/u.test(least?.text ?? '')) return true;
  // “nothing under 8”, but not “no, we have 8”, “no, max 8”
  if (least?.tags.has('at-most') && !least.tags.has('at-least'))
    return !isTakenOff(state, at) && !NO_LOWER.test(textOf(state.terms.slice(Math.max(0, at - 2), at + 1)));
  return !least && !more;
};

/** False for a score without a word for it in a message about hotels or ratings: “only hotels with 8 and up”. */
const isNotOfList: Guard = ({ score, lead }, { terms, context }, at, to, match) => {
  const next = terms[to];
  // “sort by guest rating, nothing under 8”
  const isOfRating = terms.some(
    ({ tags }) => tags.has('rating-word') || tags.get('ask') === 'rating' || tags.get('sort') === 'RATING',
  );
  const isOfHotels = terms.some(({ tags, text }) => tags.has('hotel-word') || /^(?:ones|those)$/u.test(text));
  // “at least 6” may be people or nights.
  const isOnly =
    terms.some(({ text }) => NOTHING.test(text) || AND_UP.test(text)) &&
    terms.every((term) => match.includes(term) || isBeside(term));
  const isOfList = isOfRating || (context.hasSearch && (isOfHotels || isOnly));
  const isEnd = next === undefined || (isBeside(next) && !IS_MEASURE.test(next.text));
  // “hotels for 8+”
  const isParty = [terms[at - 1], lead].some((term) => term?.tags.has('for'));
  const isHigh = (score?.number ?? score?.parts[0] ?? 0) > FIVE_POINTS;
  return !isOfList || !isEnd || !isHigh || isParty;
};

/** “only the ones with at least 8.5”, but not “at least 7.30 in the morning”, “at least 8.5 km” */
const isNoScore: Guard = ({ least, score }, { terms }, _at, to) => {
  const [units = 0] = score?.parts ?? [];
  const isPlain = /^\d\.\d$/u.test(score?.raw ?? '') && units >= FIVE_POINTS && units < 10;
  return !isPlain || least?.tags.has('from') === true || IS_MEASURE.test(terms[to]?.text ?? '');
};

/** Scores that guests gave. */
export const scoreRules: readonly Rule[] = rules(
  String.raw`
  rated = #rating-word|#ask=rating
  above = (?:ones|hotels|places)_above
  lower = (?:(?:is|are|goes|drops|falls)_)?(?:below|under|lower|lower_than|less_than|worse_than|not_below|no_less_than|not_less_than)|falls?|drops?|[ית]?ורד(?:ת|ים)?|תרד|ירד|נופל|ייפול|פחות|פחות_מ|מתחת_ל|נמוך|נמוך_מ|לא_פחות_מ
  // “at least 8 out of 10”, “8 מתוך 10”, “rated 8+”
  [#rating-word|#rating] ~ [#at-least] score:{score} ["+"] out_of|out|of|מתוך [of] scale:5-5|10-10 -> sets
  #rating-word|#rating [~|#person] [":="] [#at-least|#or-more] ~ score:{score} ["+"] [#or-more] -> sets
  // “the score not below 8”, “שהציון לא יורד משמונה”, “skip anything rated under 8”
  #rating-word|#rating [~|#of] [#person] [~|#not|#no] {lower} ~ score:{score} -> sets
  #ask=rating [~|#of] [#person] ~|#not|#no {lower} ~ score:{score} -> sets
  // “at least 8 in reviews”, לא פחות מ-8 בביקורות (the same), “8.5 in reviews”
  least:[#at-least|#at-most|{above}] score:{score} more:["+"] more:[#or-more] [~|#of] ~ {rated} -> sets unless notLowest
  score:{pair} [~|#of] ~ {rated} -> sets
  // “only hotels with 8 and up”, “show the ones above 8”, “nothing under 8”
  least:[#at-least|#at-most|{above}] lead:~ score:{score} more:["+"] more:[#or-more] -> sets unless notLowest notOfList
  least:#at-least|{above} ~ score:{pair} -> sets unless noScore
`,
  {
    parts: { score: either(whole, pair), pair },
    actions: { sets: setsScore },
    guards: { notLowest: isNotLowest, notOfList: isNotOfList, noScore: isNoScore },
  },
);
