/**
 * Rules for words that look like details of the stay but are not, such as “my son's wedding is in May” or “our
 * two cars”. They use the words up before other rules see them.
 */
import { anyWord, either, filler, isCounted, maybe, num, rule, sign, tag, textOf, word } from '../grammar.ts';
import type { Part, Rule, RuleAction } from '../grammar.ts';
import { EVENT } from '../clause-patterns.ts';
import type { ParseState } from '../parse-state.ts';
import type { Term } from '../words/terms.ts';

const nth: Part = { fits: ({ isOrdinal, tags }) => isOrdinal || tags.has('nth') };
const feast: Part = word(
  /^(?:birthday|anniversary|wedding|reunion|jubilee|graduation|engagement|(?:bar|bat)[ -]?mitzvah|ה?יום ה?הולדת|[לב]?ה?יומולדת|הולדת|נישואין|נישואים|ו?[לבמ]?ה?(?:חתונה|חתונת|אירוסין|ברית|ב[רת] ה?מצווה))$/u,
);
const relative: Part = { fits: ({ tags }) => tags.has('child') || tags.has('kin') };
const event: Part = either(
  feast,
  word(
    /^(?:bday|things?|play|recital|party|game|match|exams?|tests?|graduation|ceremony|concert|show|performance|competition|tournament|camp|prom|surgery|appointment)$/u,
  ),
);
const shabbat: Part = {
  fits: ({ tags, text }) => tags.get('weekday') === 'saturday' || /shabbat|שבת/u.test(text),
};
const matters: Part = word(/^(?:matters?|important|necessary|needed|חשוב|חשובה|הכרחי|קריטי|נחוצה?)(?: |$)/u);
const toUs = maybe(word(/^(?:for|to|us|me|on|for us|to us|לנו|לי)$/u));
const not: Part = word(
  /^(?:לא|אין|אסור|בלי|not|dont|never|cant|cannot|wont|without|no|keep|keeps|observe|observes|שומרים|שומרת|שומר)$/u,
);
const moves: Part = word(
  /^(?:נוסעים|נוסעת|נוסע|ניסע|לנסוע|טסים|טסה|טס|נטוס|לטוס|נוהגים|נוהגת|נוהג|לנהוג|travel|travelling|traveling|travel on|fly|flying|drive|driving|ride|move|moving|check in|checking in)$/u,
);

/** True for a word that asks for one of several: “which”, “who”, איזה (which). */
export const isWhich = ({ text }: Pick<Term, 'text'>): boolean =>
  /^(?:which|who|whos|מי|איזה|איזו|למי)(?: |$)/u.test(text);

const SUPERLATIVES = ['sort', 'compared', 'by-distance', 'rating', 'compare'];
/** True when the message compares: “which is the cheapest”, מי יותר קרוב (who is nearer). */
export const comparesShown = ({ terms }: Pick<ParseState, 'terms'>): boolean =>
  terms.some((term) => isWhich(term) || SUPERLATIVES.some((name) => term.tags.has(name)));

const few: Part = { fits: (term) => num(2, 5).fits(term) && !term.tags.has('ordinal') && !term.isOrdinal };
const ofFew = (prefix: RegExp): Part => ({ fits: (term) => few.fits(term) && prefix.test(term.prefix) });
/**
 * The action for a number of hotels shown, “the cheapest of the three”: used up, so that it is not read as a day or
 * a number of guests.
 */
const ofShown: RuleAction = (_match, state, _at, to) => {
  const next = state.terms[to];
  // “the three to the five of March”
  const isDay =
    next !== undefined &&
    (next.tags.has('month') || next.tags.has('until') || next.kind === 'sign' || next.number !== null);
  return state.context.shownNames.length > 1 && comparesShown(state) && !isDay && !isCounted(next);
};

const car: Part = {
  fits: ({ tags, text }) =>
    (tags.get('extra') === 'cars' && !RENTS.test(text)) ||
    /^(?:my|our) (?:rental )?car$|^[לה]?(?:רכב|אוטו|מכונית) של(?:י|נו)$/u.test(text),
};
const RENTS = /^(?:rent|hire|car )|renting|לשכור|נשכור|אשכור|השכר|השכיר|driver|נהג|seat|כיסא|כסא|gps/u;
const brings = maybe(word(/^(?:takes?|taking|bring|bringing|לוקח(?:ת|ים|ות)?)$/u));
/** True when the message wants parking, but not to rent a car. */
const isParked = ({ terms }: ParseState): boolean =>
  terms.some(({ tags }) => tags.get('amenity') === 'Parking') &&
  !terms.some(({ text }) => /^(?:rent|renting|hire|לשכור|נשכור|אשכור|להשכיר)(?: |$)/u.test(text));

/** “rather”, “absolutely” */
const degree: Part = {
  ...anyWord,
  fits: (term) =>
    anyWord.fits(term) && !term.tags.has('unmet') && !/^(?:and|but|with|so|ו?אבל|עם)$/u.test(term.text),
};

const period = tag('unit', 'nights', 'weekend', 'shift-days', 'day-word', 'weekday');
const side = maybe(tag('after', 'before', 'shift', 'after-next', 'next', 'day-after'));
const isThen = maybe(word(/^(?:is|are|was|will be|זה|יש|יש לי|יש לנו|יהיה|תהיה)$/u));
const owner = maybe(word(/^(?:my|our|his|her|their|a|an|the)$/u));
const JUDGES =
  /^(?:best|better|good|bad|only|right|same|ideal|perfect|cheaper|cheapest|earliest|latest|option|possib\S+|idea|bit|little|must|(?:first|last) (?:day|night))$/u;

/**
 * The action for a time of which something else is told, “the week after is my birthday”, שבוע אחרי זה החתונה שלי (a week
 * later is my wedding), where the days of the stay are known or told apart.
 */
const tellsEvent: RuleAction = ([, time, next, , is, of], { terms, context, isHebrew }, at, to) => {
  const rest = terms.slice(to, to + 3);
  const beside = next ?? (time?.tags.has('shift-days') ? time : undefined);
  const isEvent = EVENT.test(textOf(rest));
  // “a week later is a public holiday”, but not “a week later is a good idea”
  const isOther = beside && is && of && !rest.some(({ text }) => JUDGES.test(text));
  if (!isOther && !(isEvent && (is !== undefined || (isHebrew && beside !== undefined)))) return false;
  return Boolean(context.stay);
};

/** Applied before all other rules, which would use these words. */
export const asideRules: readonly Rule[] = [
  // “parking for two cars”, “parking, we come by car”: not one added to a booking.
  rule([brings, filler, maybe(tag('for')), maybe(num(1, 9)), car], (_match, state) => isParked(state)),
  rule([word(/^(?:which|who) of$/u), maybe(word(/^(?:the|these|those)$/u)), few], ofShown),
  rule([ofFew(/מה$/u)], ofShown),
  // “the second one looks charming” is not a wish.
  rule(
    [word(/^(?:looks?|seems?|sounds?|נראה|נראית|נשמע|נשמעת)$/u), degree, degree, tag('unmet')],
    ([, , , impression], { context, withdrawn }) =>
      context.shownNames.length > 0 && impression !== undefined && withdrawn.add(impression).size > 0,
  ),
  // “in a wheelchair since the summer”, “last summer”
  rule([word(/^(?:since|last|מאז)$/u), filler, tag('season')], () => true),
  // “it being winter”
  rule([word(/^(?:it|its)$/u), maybe(word(/^(?:being|is|will be)$/u)), tag('season')], () => true),
  // “my son's wedding”, “the 11th is my sons thing”
  rule(
    [
      maybe(word(/^(?:my|our|his|her|their)$/u)),
      { fits: ({ raw, tags }) => raw.endsWith('s') && (tags.has('child') || tags.has('kin')) },
      maybe(word(/^school$/u)),
      event,
    ],
    ([own, whose]) => own !== undefined || /['’]s$/u.test(whose?.raw ?? ''),
  ),
  // לבן שלי יש מבחן (my son has an exam)
  rule(
    [{ fits: ({ prefix, tags }) => prefix.endsWith('ל') && tags.has('child') }, filler, word(/^יש$/u)],
    (_match, { context }, _at, to) => context.hasSearch && to - 1,
  ),
  // “the wedding of our niece”, החתונה של אחותי (my sister's wedding)
  rule([feast, maybe(word(/^(?:of|של)$/u)), filler, relative], (_match, state, _at, to) =>
    // “for the birthday of my son, who turns 7”: he travels.
    state.terms.slice(to, to + 2).every(({ tags, number }) => number === null && !tags.has('aged')),
  ),
  rule([maybe(num(1, 30)), period, side, maybe(tag('it')), isThen, owner], tellsEvent),
  // “our 5 year anniversary”
  rule([num(1, 90), maybe(sign('-')), word(/^(?:yrs?|years?)$/u), feast], () => true),
  // “our 15th anniversary”
  rule([nth, maybe(sign('-')), maybe(tag('kin')), feast], () => true),
  // “a lift, it matters to us on Shabbat”, לשבת חשוב לנו (important to us for Shabbat)
  rule([shabbat, toUs, matters], () => true),
  rule([matters, toUs, toUs, toUs, shabbat], () => true),
  // “we do not travel on Shabbat”, שומרים שבת (we observe Shabbat)
  rule([not, filler, filler, maybe(moves), filler, filler, shabbat], ([, , , verb, , , day], state, at) => {
    // “Friday, not Saturday” names another day.
    const isOfRest = verb !== undefined || /shabbat|שבת/u.test(day?.text ?? '');
    return isOfRest && state.terms[at - 1]?.tags.has('weekday') !== true;
  }),
];
