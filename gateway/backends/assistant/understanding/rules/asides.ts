/**
 * Rules for words that look like details of the stay but are not, such as “my son's wedding is in May” or “our
 * two cars”. They use the words up before other rules see them.
 */
import { anyWord, isCounted, num, textOf } from '../grammar.ts';
import type { Part, Rule } from '../grammar.ts';
import { EVENT } from '../clauses/clause-patterns.ts';
import type { ParseState } from '../parse-state.ts';
import type { Term } from '../words/terms.ts';
import { rules, type Guard } from './pattern.ts';

const few: Part = { fits: (term) => num(2, 5).fits(term) && !term.tags.has('ordinal') && !term.isOrdinal };

/** True for a word that asks for one of several: “which”, “who”, איזה (which). */
export const isWhich = ({ text }: Pick<Term, 'text'>): boolean =>
  /^(?:which|who|whos|מי|איזה|איזו|למי)(?: |$)/u.test(text);

const SUPERLATIVES = ['sort', 'compared', 'by-distance', 'rating', 'compare'];
/** True when the message compares: “which is the cheapest”, מי יותר קרוב (who is nearer). */
export const comparesShown = ({ terms }: Pick<ParseState, 'terms'>): boolean =>
  terms.some((term) => isWhich(term) || SUPERLATIVES.some((name) => term.tags.has(name)));

/** False for a number of the hotels shown that are compared; true for “the three to the five of March”. */
const isNotOfShown: Guard = (_named, state, _at, to) => {
  const next = state.terms[to];
  const isDay =
    next !== undefined &&
    (next.tags.has('month') || next.tags.has('until') || next.kind === 'sign' || next.number !== null);
  return state.context.shownNames.length < 2 || !comparesShown(state) || isDay || isCounted(next);
};

const JUDGES =
  /^(?:best|better|good|bad|only|right|same|ideal|perfect|cheaper|cheapest|earliest|latest|option|possib\S+|idea|bit|little|must|(?:first|last) (?:day|night))$/u;
/** False for the time of an event where the days of the stay are known; true for “a week later is a good idea”. */
const isOfStay: Guard = ({ side, is, of }, { terms, context, isHebrew }, _at, to) => {
  const rest = terms.slice(to, to + 3);
  const isBeside = side !== undefined;
  const isOther = isBeside && is && of && !rest.some(({ text }) => JUDGES.test(text));
  const isEvent = EVENT.test(textOf(rest)) && (is !== undefined || (isHebrew && isBeside));
  return !(isOther || isEvent) || !context.stay;
};

const RENTS = /^(?:rent|hire|car )|renting|לשכור|נשכור|אשכור|השכר|השכיר|driver|נהג|seat|כיסא|כסא|gps/u;

/** Applied before all other rules, which would use these words. */
export const asideRules: readonly Rule[] = rules(
  String.raw`
  feast = birthday|anniversary|wedding|reunion|jubilee|graduation|engagement|(?:bar|bat)[_-]?mitzvah|ה?יום_ה?הולדת|[לב]?ה?יומולדת|הולדת|נישואין|נישואים|ו?[לבמ]?ה?(?:חתונה|חתונת|אירוסין|ברית|ב[רת]_ה?מצווה)
  event = {feast}|bday|things?|play|recital|party|game|match|exams?|tests?|ceremony|concert|show|performance|competition|tournament|camp|prom|surgery|appointment
  shabbat = #weekday=saturday|.*(?:shabbat|שבת).*
  matters = (?:matters?|important|necessary|needed|חשוב|חשובה|הכרחי|קריטי|נחוצה?)(?:_.*)?
  toUs = for|to|us|me|on|for_us|to_us|לנו|לי
  not = לא|אין|אסור|בלי|not|dont|never|cant|cannot|wont|without|no|keeps?|observes?|שומרים|שומרת|שומר
  moves = נוסעים|נוסעת|נוסע|ניסע|לנסוע|טסים|טסה|טס|נטוס|לטוס|נוהגים|נוהגת|נוהג|לנהוג|travel|travelling|traveling|travel_on|fly|flying|drive|driving|ride|move|moving|check_in|checking_in
  // “parking for two cars”, “parking, we come by car”: not one added to a booking.
  [takes?|taking|bring|bringing|לוקח(?:ת|ים|ות)?] ~ [#for] [1-9] {car} -> ignores unless notParked
  // “the cheapest of the three”, מהשלושה (of the three)
  which_of|who_of [the|these|those] {few} -> ignores unless notOfShown
  {fromFew} -> ignores unless notOfShown
  // “the second one looks charming” is not a wish.
  (?:look|seem|sound)s?|נראה|נראית|נשמע|נשמעת [{degree}] [{degree}] seen:#unmet -> withdraws
  // “my son's wedding”, “the 11th is my sons thing”; לבן שלי יש מבחן (my son has an exam)
  my|our|his|her|their {theirs} [school] {event} -> ignores
  {his} [school] {event} -> ignores
  {toChild} ~ יש -> ignoresChild
  // “the wedding of our niece”, החתונה של אחותי (my sister's wedding)
  {feast} [of|של] ~ #child|#kin -> ignores unless aged
  // “the week after is my birthday”, שבוע אחרי זה החתונה שלי (a week later is my wedding)
  time = #unit|#nights|#weekend|#day-word|#weekday
  side = #after|#before|#shift|#after-next|#next|#day-after
  [1-30] time:{time} side:[{side}] [#it] is:[is|are|was|will_be|זה|יש|יש_לי|יש_לנו|יהיה|תהיה] of:[my|our|his|her|their|a|an|the] -> ignores unless ofStay
  // “our 5 year anniversary”, “our 15th anniversary”
  1-90 ["-"] yrs?|years? {feast} -> ignores
  {nth} ["-"] [#kin] {feast} -> ignores
  // “a lift, it matters to us on Shabbat”, לשבת חשוב לנו (important to us for Shabbat)
  {shabbat} [{toUs}] {matters} -> ignores
  {matters} [{toUs}] [{toUs}] [{toUs}] {shabbat} -> ignores
  // “we do not travel on Shabbat”, שומרים שבת (we observe Shabbat); “Friday, not Saturday” names another day.
  !#weekday {not} ~2 {moves} ~2 {shabbat} -> ignores
  !#weekday {not} ~4 .*(?:shabbat|שבת).* -> ignores
`,
  {
    parts: {
      few,
      fromFew: { fits: (term) => few.fits(term) && term.prefix.endsWith('מה') },
      nth: { fits: ({ isOrdinal, tags }) => isOrdinal || tags.has('nth') },
      theirs: { fits: ({ raw, tags }) => raw.endsWith('s') && (tags.has('child') || tags.has('kin')) },
      his: { fits: ({ raw, tags }) => /['’]s$/u.test(raw) && (tags.has('child') || tags.has('kin')) },
      toChild: { fits: ({ prefix, tags }) => prefix.endsWith('ל') && tags.has('child') },
      car: {
        fits: ({ tags, text }) =>
          (tags.get('extra') === 'cars' && !RENTS.test(text)) ||
          /^(?:my|our) (?:rental )?car$|^[לה]?(?:רכב|אוטו|מכונית) של(?:י|נו)$/u.test(text),
      },
      /** “rather”, “absolutely” */
      degree: {
        fits: (term) =>
          anyWord.fits(term) && !term.tags.has('unmet') && !/^(?:and|but|with|so|ו?אבל|עם)$/u.test(term.text),
      },
    },
    actions: {
      ignores: () => true,
      ignoresChild: (_named, { context }, _at, to) => context.hasSearch && to - 1,
      withdraws: ({ seen }, { context, withdrawn }) =>
        context.shownNames.length > 0 && seen !== undefined && withdrawn.add(seen).size > 0,
    },
    guards: {
      notParked: (_named, { terms }) =>
        !terms.some(({ tags }) => tags.get('amenity') === 'Parking') ||
        terms.some(({ text }) => /^(?:rent|renting|hire|לשכור|נשכור|אשכור|להשכיר)(?: |$)/u.test(text)),
      notOfShown: isNotOfShown,
      // “for the birthday of my son, who turns 7”: he travels.
      aged: (_named, { terms }, _at, to) =>
        terms.slice(to, to + 2).some(({ tags, number }) => number !== null || tags.has('aged')),
      ofStay: isOfStay,
    },
  },
);
