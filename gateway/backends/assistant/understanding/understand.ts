import { languageOf } from '../language.ts';
import { withoutAsides } from './clauses/clauses.ts';
import { readConclusion } from './conclusions.ts';
import { withoutNames } from './names/companions.ts';
import { hotelNameIn, prefixedHotelName } from './names/hotel-name.ts';
import { signalsOf } from './signals.ts';
import { addDays } from '#shared/stay/nights.ts';
import { dayOfPhrase } from './dates/calendar.ts';
import { combineDates } from './dates/combine-dates.ts';
import { JOINS, mergeCorrection, splitCorrection, type Correction } from './corrections.ts';
import { BARE_COUNT, corrected } from './words/corrected-numbers.ts';
import { ParseState } from './parse-state.ts';
import { guestsOf } from './rules/guests.ts';
import { goalOf } from './goals/goals.ts';
import { hotelOf } from './goals/hotel/hotel-question.ts';
import { withHotelName } from './goals/hotel/named-hotel.ts';
import { applyRules } from './grammar.ts';
import { misreadNames, placesOf } from './names/places.ts';
import { namedHotels, wholeNames } from './names/references.ts';
import { unusedNumbers, unmetWishes } from './unused-parts.ts';
import { isActDay, isAsideDay } from './rules/days/other-days.ts';
import { dayRules } from './rules/days/day-rules.ts';
import { bareAnswerRules } from './rules/bare-answers.ts';
import { asideRules } from './rules/asides.ts';
import { changedNumberRules } from './rules/changed-numbers.ts';
import { isNearHotel } from './rules/wishes/near-hotel.ts';
import { budgetChangeRules, wantedCurrency, moneyRules } from './rules/money.ts';
import { addedPeopleRules } from './rules/people/joining.ts';
import { infantRules } from './rules/people/ages.ts';
import { leftChildrenRules } from './rules/people/left-children.ts';
import { peopleRules } from './rules/people/people.ts';
import { declinedRequestRules } from './rules/declined-requests.ts';
import { numberWishRules, wishRules } from './rules/wishes/wishes.ts';
import { withdrawnWishRules } from './rules/wishes/withdrawn-wishes.ts';
import { withoutRemarks } from './words/brackets.ts';
import { withoutListMarks } from './words/lists.ts';
import { termsOf, type Term } from './words/terms.ts';
import { hebrewLayout } from './words/keyboard.ts';
import type { HotelRef, SearchDetails, Reading } from './reading.ts';
import type { MessageContext } from './goals/message-context.ts';

/**
 * All grammar rules, in the order in which they are applied. A rule consumes the terms that it uses, so later
 * rules see only the rest: a number may be money first, then a day, then a number of guests.
 */
const RULES = [
  ...declinedRequestRules,
  ...asideRules,
  ...budgetChangeRules,
  ...withdrawnWishRules,
  ...moneyRules,
  ...numberWishRules,
  ...addedPeopleRules,
  ...leftChildrenRules,
  ...infantRules,
  ...dayRules,
  ...peopleRules,
  ...wishRules,
  ...changedNumberRules,
  ...bareAnswerRules,
];

/**
 * The entry point of the rule-based reader: turns a message in English, Hebrew or a mixture into a reading (a goal and
 * search details). A pure function of the message and its context. Every text has a result, at worst the goal
 * `unknown`.
 * Instructions in a message are never followed. At most 2000 characters are read.
 */
export function understand(message: string, context: MessageContext): Reading {
  const text = corrected(withoutRemarks(withoutListMarks(message)));
  return readConclusion(text, context, understandWhole) ?? understandWhole(text, context);
}

/** The same for a message or a part of it without a conclusion. */
function understandWhole(text: string, context: MessageContext): Reading {
  const correction = splitCorrection(text);
  const whole = correction && understandCorrection(correction, context);
  if (whole) return whole;
  const coreMessage = withoutAsides(text, context.hasSearch, (part) => read(part, context));
  if (coreMessage === text) return read(text, context);
  const pointed = context.shownNames.length > 1 ? read(text, context).pointed : undefined;
  const isOfList = pointed?.kind === 'ordinal' || pointed?.kind === 'extreme';
  return {
    ...(isOfList ? readAbout(pointed, coreMessage, context) : read(coreMessage, context)),
    coreMessage,
  };
}

/** Reads a question about the hotel that another clause points at: “The children love the third. How far is it?” */
function readAbout(pointed: HotelRef, coreMessage: string, context: MessageContext): Reading {
  const plain = read(coreMessage, context);
  if (plain.pointed) return plain;
  const ofHotels = context.kind === 'bookings' && context.hasBookingList !== true;
  const reading = read(coreMessage, {
    ...context,
    ...(ofHotels && { kind: 'general', hasBooking: false, isSignedIn: false }),
    hasHotel: true,
    isAboutHotel: true,
  });
  const { goal } = reading;
  return goal.kind === 'hotel' && goal.hotel.kind === 'it'
    ? { ...reading, goal: { ...goal, hotel: pointed }, pointed }
    : { ...plain, pointed };
}

/** The unit of the first part of a correction: in “one night, no, two” the bare “two” counts nights too. */
const NIGHTS = /(?<=(?<!\p{L})[ולב]?)(?:nights?|nites?|לילה|לילות)(?!\p{L})/iu;

/** Maximum number of corrections read in one message, which limits the number of readings. */
const MAX_CORRECTIONS = 2;

/**
 * Reads a message that corrects itself: “Rome, no, Madrid”. Returns null when the second part corrects nothing;
 * the message is then read as a whole.
 * @param left how many more corrections may be read in the first part
 */
function understandCorrection(
  sides: Correction,
  context: MessageContext,
  left = MAX_CORRECTIONS,
): Reading | null {
  const { first, second } = sides;
  const earlier = left > 1 ? splitCorrection(first) : null;
  const before = (earlier && understandCorrection(earlier, context, left - 1)) ?? read(first, context);
  const { dates, guests } = before.details;
  const { checkIn, checkOut } = dates ?? {};
  const changed = {
    ...context,
    ...(checkIn && checkOut && { stay: { checkIn, checkOut } }),
    // “my son, 11, wait, my daughter is coming too”
    ...(guests && JOINS.test(second) && { hasSearch: true }),
  };
  // “3 nights, or perhaps 4”
  const unit = BARE_COUNT.test(second) ? (NIGHTS.exec(first)?.[0] ?? '') : '';
  const after = read(`${second} ${unit}`, changed);
  const merged = mergeCorrection(before, after, sides);
  // “she is four, no sorry, she is five”, “tonight, no, 23”: a bare number replaces the number before it.
  const number = termsOf(first).findLast((term) => term.number !== null)?.number;
  const isAge = !dates && number !== undefined && guests?.childrenAges?.at(-1) === number;
  const isDay = (checkIn ?? checkOut) && !guests && !NIGHTS.test(first);
  const lastQuestion = isAge ? 'ages' : isDay ? 'dates' : null;
  const isBareDay = isDay && after.details.dates?.checkOut == null && BEGINS_WITH_DAY.test(second);
  if (!lastQuestion || (merged && !isBareDay)) return merged;
  const answer = read(second, { ...changed, lastQuestion });
  if (merged && !answer.details.dates?.checkIn) return merged;
  const places = answer.details.places.filter(({ isMarked }) => isMarked);
  return mergeCorrection(before, { ...answer, details: { ...answer.details, places } }, sides) ?? merged;
}

/** The correction begins with a day of the month: “21 to 24 then, final”. */
const BEGINS_WITH_DAY = /^(?:the )?\d{1,2}(?!\d)/iu;

/**
 * Reads one message or part of a message: splits it into terms, applies the rules, and chooses the goal from what
 * they found and left.
 */
function read(message: string, context: MessageContext): Reading {
  const terms = withoutNames(termsOf(message.replace(ATTRIBUTES, ' ')));
  const hebrew = hebrewTerms(message, terms);
  const language = hebrew ? 'he' : (languageOf(message) ?? context.language);
  const state = new ParseState(hebrew ?? terms, context, language === 'he');
  const names = wholeNames(state);
  applyRules(RULES, state);
  const named = namedHotels(names, state);
  const name = named.length > 0 ? null : hotelNameIn(state);
  const prefixed = prefixedHotelName(state);
  const details = detailsOf(state);
  const signals = signalsOf(state, details, { named, name });
  const goal = withHotelName(goalOf(signals), prefixed, signals);
  const unused = goal.kind === 'find' ? unusedNumbers(state) : [];
  const pointed = hotelOf(signals);
  return {
    language,
    goal,
    details: { ...signals.details, ...(unused.length > 0 && { unusedNumbers: unused }) },
    ...(pointed.kind !== 'it' && { pointed }),
  };
}

/** Markup with attributes, whose words are not wishes. */
const ATTRIBUTES = /<[a-z][a-z\d]*\s[^<>]*=[^<>]*>/giu;

/** Share (0 to 1) of the words that are in the lexicon and spelled correctly. */
function shareKnown(terms: readonly Term[]): number {
  const words = terms.filter(({ kind }) => kind === 'word');
  const known = words.filter(({ tags, isTypo }) => tags.size > 0 && !isTypo);
  return known.length / Math.max(1, words.length);
}

const MAX_UNREADABLE_SHARE = 0.35;
const MIN_READABLE_SHARE = 0.5;

/** The message as Hebrew if it was typed with an English keyboard layout; else null. */
function hebrewTerms(message: string, terms: readonly Term[]): readonly Term[] | null {
  const hebrewText = shareKnown(terms) <= MAX_UNREADABLE_SHARE ? hebrewLayout(message) : null;
  if (hebrewText === null) return null;
  const hebrew = termsOf(hebrewText);
  // One known word of two may be chance: “acre israel” is a place.
  return shareKnown(hebrew) > MIN_READABLE_SHARE ? hebrew : null;
}

/**
 * The search details that the rules found. Called after all rules, because any word that none of them used may be
 * a place.
 */
function detailsOf(state: ParseState): SearchDetails {
  const { today } = state.context;
  const isImpossibleDay = state.dates.some(
    (mention) => mention.kind === 'day' && dayOfPhrase(mention.phrase, today) === null,
  );
  if (isImpossibleDay) state.impossible.add('day');
  const unmet = unmetWishes(state);
  const acts = new Set(state.dates.filter((one) => isActDay(state, one)));
  const mentions = state.dates.filter((one) => !isAsideDay(state, one) && !acts.has(one));
  const [actDay] = [...acts].flatMap((one) =>
    one.kind === 'day' ? (dayOfPhrase(one.phrase, today) ?? []) : [],
  );
  const dates = combineDates(mentions, today, state.context.stay, state.keepsEnd);
  const isStranded = state.terms.some(({ tags }) => tags.has('stranded'));
  const inCurrency = state.budget ? null : wantedCurrency(state);
  const places = placesOf(state);
  const guests = guestsOf(state.people, state.terms, state.context);
  const misread = places.length === 0 && (dates || guests) ? misreadNames(state) : [];
  return {
    places,
    ...(misread.length > 0 && { misread }),
    dates: dates ?? (isStranded ? tonight(today) : null),
    ...(actDay !== undefined && { actDay }),
    guests,
    budget: state.budget,
    ...(state.hasUnknownCurrency && { hasUnknownCurrency: true }),
    stars: [...state.stars].sort((one, other) => one - other),
    rating: state.rating,
    meals: [...state.meals],
    amenities: [...state.amenities],
    freeCancellation: state.freeCancellation,
    ...(state.bedsForAll && { bedsForAll: true }),
    sort: state.sort,
    compared: state.compared,
    ...(places.every(({ isEveryday }) => isEveryday === true) && isNearHotel(state) && { isNearHotel: true }),
    // A wish that the message also asks for is not dropped: “our dog is ill, we need a pet friendly hotel”.
    dropped: state.dropped.filter((name) => typeof name === 'string' || !state.amenities.has(name.amenity)),
    ...(isStranded && { isStranded }),
    ...(inCurrency && { inCurrency }),
    ...(unmet.length > 0 && { unmet }),
    ...(state.impossible.size > 0 && { impossible: [...state.impossible] }),
  };
}

/** The stay of stranded travellers who name no dates: one night from today. */
const tonight = (today: string): SearchDetails['dates'] => ({
  checkIn: today,
  checkOut: addDays(today, 1),
  nights: 1,
});
