/** Decides whether a guessed topic replaces the goal that the rules found, by how likely it is. */
import { hasDetails, mentions } from '../understanding/mentions.ts';
import type { Goal, SearchDetails, Reading } from '../understanding/reading.ts';
import type { TopicGuess } from './guess-topic.ts';
import type { Topic } from './topic.ts';
import { bestGuess } from './best-guess.ts';

/** Facts about the conversation and the message that decide how likely a topic must be. */
export interface ConversationFacts {
  /** A hotel is in focus: its page is open, or it was discussed. */
  readonly hasHotel: boolean;
  /** Hotels were shown. */
  readonly hasList: boolean;
  /** The conversation is about own bookings. */
  readonly isAboutBookings: boolean;
  /** The message resembles a question that the site itself answers. */
  readonly hasSiteAnswer: boolean;
  /** The message has one or two words. */
  readonly isShort: boolean;
  /** The last reply asked something, so the message may be the answer. */
  readonly hasSherryAsked: boolean;
  /** The message wants hotels, not something about one: “show me kosher ones”. */
  readonly asksForHotels: boolean;
}

/** Minimum likelihood of a topic, 0 to 1, when the rules found nothing. */
const LIKELY = 0.5;
/**
 * Minimum when the rules found a search without criteria, or a wish that may be a question about the hotel in focus.
 */
const SURE = 0.7;
/**
 * Minimum beside a mentioned companion or length of time without a hotel in focus, and beside an answer of the
 * site.
 */
const PROBABLE = 0.9;
/** Minimum when the rules found another goal, and for an answer to the assistant's question. */
const CERTAIN = 0.97;

/**
 * How likely a topic must be, given what the rules understood. Null when no topic can replace their goal; topics
 * need not be guessed then.
 */
export function leastLikelihood(
  { goal, details, pointed }: Reading,
  facts: ConversationFacts,
): number | null {
  if (goal.kind === 'unknown') return facts.hasSherryAsked || facts.isShort ? CERTAIN : LIKELY;
  // “book”, מזמין (I book), is nothing else.
  if (facts.hasSherryAsked || (facts.isShort && goal.kind === 'act')) return null;
  if (goal.kind === 'find') {
    if (facts.asksForHotels) return null;
    // “I saw it cheaper elsewhere, do you match?”
    if (isOnlyCompared(details)) return PROBABLE;
    if (goal.isNew || goal.isChoice || mentions(details, 'dropped', 'impossible', 'isStranded')) return null;
    const isOfOne = facts.hasHotel || (facts.hasList && pointed !== undefined);
    if (hasDetails(details) && isPassing(details))
      return facts.isShort ? null : facts.hasHotel ? SURE : PROBABLE;
    if (hasDetails(details) && (facts.isShort || !(isOfOne && isOnlyWish(details)))) return null;
    return facts.isShort || details.places.some(({ isMarked }) => isMarked) ? CERTAIN : SURE;
  }
  // “Vienna 14 to 18 Feb, late check-out if possible”: whatever it asks as well, it is a search.
  const isPassingDay = goal.kind === 'page' && details.dates?.checkOut == null;
  if (
    goal.kind !== 'bookings' &&
    mentions(details, 'guests', 'budget', ...(isPassingDay ? [] : (['dates'] as const)))
  )
    return null;
  return isUnsureName(goal) && goal.question.kind === 'about' ? LIKELY : CERTAIN;
}

const isOnlyCompared = (details: SearchDetails): boolean =>
  details.compared !== null &&
  details.places.length === 0 &&
  !hasDetails({ ...details, compared: null, sort: null });

/**
 * True when the only details are a length of time or a companion that may be mentioned in passing: “is there
 * anywhere to leave the car overnight?”
 */
function isPassing({ dates, guests, ...details }: SearchDetails): boolean {
  const isDay =
    dates === null || (dates.checkIn === null && dates.checkOut === null && !dates.longer && !dates.shift);
  const { adults = null, rooms = null, isChange } = guests ?? {};
  const isCompanion = (adults ?? 2) <= 2 && rooms === null && !isChange && !guests?.childrenAges?.length;
  return isDay && isCompanion && !hasDetails({ ...details, dates: null, guests: null });
}

/**
 * True when the only detail is a single wish, which may also be a question about a hotel. An order is ignored,
 * because it may be part of “the cheapest one”.
 */
function isOnlyWish(details: SearchDetails): boolean {
  const { amenities, meals, unmet = [], freeCancellation } = details;
  const others = mentions(details, 'dates', 'guests', 'budget', 'stars', 'rating', 'compared');
  // “stairs are hard for her, is there a lift”: several unmet words are one wish.
  const further = [unmet.length > 0, freeCancellation].filter(Boolean).length;
  return !others && amenities.length + meals.length + further === 1;
}

/**
 * Minimum likelihoods by “goal topic”, measured on messages whose writers did not write the examples.
 */
const MIN_LIKELIHOODS: Readonly<Record<string, number>> = {
  // The rules know the page, the examples the question.
  'page site': 0.6,
  'act site': 0.55,
  'extras site': 0.55,
  'small-talk site': 0.75,
  'more site': 0.75,
  'start-over site': 0.75,
  'hotel site': 0.92,
  'small-talk small-talk': 0.9,
};
/** Minimum when the rules found a question about bookings, but not what it asks about them. */
const OF_WHOLE_BOOKING = 0.5;
/**
 * Minimum when they found a question about a hotel, and the topic is a thing it may have: “which floor has a cot” is
 * no question about rooms.
 */
const OF_THING = 0.6;
/** Minimum when they found a question about a hotel, and the topic is another one. */
const OF_OTHER_QUESTION = 0.9;
/** Minimum when they took ordinary words for the name of a hotel. */
const OF_NO_NAME = 0.6;

/**
 * How likely a topic must be to replace the goal of the rules. Null when the goal says the same or something more
 * exact.
 * @param least what `leastLikelihood` returned
 */
function leastToReplace(goal: Goal, topic: Topic, least: number): number | null {
  if (goal.kind === 'unknown' || goal.kind === 'find') return least;
  if (goal.kind === 'bookings' && topic.kind === 'bookings')
    return goal.question === 'list' || goal.question === 'details' ? OF_WHOLE_BOOKING : null;
  if (goal.kind === 'hotel' && topic.kind === 'hotel') return leastForQuestion(goal, topic, least);
  if (isUnsureName(goal)) return topic.kind === 'site' ? OF_NO_NAME : least;
  if (goal.kind === 'small-talk' && topic.kind === 'small-talk' && goal.about === topic.about) return null;
  return MIN_LIKELIHOODS[`${goal.kind} ${topic.kind}`] ?? (isSame(goal, topic) ? null : least);
}

/** True for a goal about a hotel by words that do not look like a name. */
const isUnsureName = (goal: Goal): goal is Extract<Goal, { kind: 'hotel' }> =>
  goal.kind === 'hotel' && goal.hotel.kind === 'named' && !goal.hotel.isProper;

/** How likely a topic must be when it and the goal are questions about a hotel; null when the goal is more exact. */
function leastForQuestion(
  goal: Extract<Goal, { kind: 'hotel' }>,
  { question }: Extract<Topic, { kind: 'hotel' }>,
  least: number,
): number | null {
  if (goal.also || goal.question.kind === 'amenity' || goal.question.kind === question.kind) return null;
  if (isUnsureName(goal)) return goal.question.kind === 'about' ? least : OF_NO_NAME;
  return question.kind === 'amenity' ? OF_THING : OF_OTHER_QUESTION;
}

/** True when the goal of the rules says the same as the topic, or something more exact. */
function isSame(goal: Goal, topic: Topic): boolean {
  switch (topic.kind) {
    case 'hotel':
    case 'bookings':
      return goal.kind === 'hotel' || goal.kind === 'bookings' || goal.kind === 'compare';
    case 'site':
      return goal.kind === 'bookings';
    case 'extras':
      return goal.kind === 'extras' || goal.kind === 'bookings';
    // “open it” is not a request to book, and “can I pay now” may be about a booking.
    case 'act':
      return goal.kind === 'act' || goal.kind === 'hotel' || goal.kind === 'bookings';
    case 'small-talk':
    case 'person':
    case 'search':
    case 'none':
      break;
  }
  return goal.kind === topic.kind;
}

/** The topic that replaces the goal of the rules; null when that goal stays. */
export function chooseTopic(
  reading: Reading,
  facts: ConversationFacts,
  guesses: readonly TopicGuess[],
): Topic | null {
  const least = leastLikelihood(reading, facts);
  // “if my child is ill and we cancel, is the money back?” below a list is answered by the rules of the site.
  const isOfList = facts.hasList && reading.goal.kind !== 'page';
  const best = bestGuess(guesses, { ...facts, hasHotel: facts.hasHotel || isOfList });
  if (least === null || !best) return null;
  const { topic } = best;
  // “terms of use” resembles several questions a little.
  if (reading.goal.kind === 'page' && (guesses[0]?.likelihood ?? 0) < LIKELY) return null;
  const needed = leastToReplace(reading.goal, topic, least);
  if (needed === null || best.likelihood < needed) return null;
  if (reading.goal.kind === 'find' && isOnlyCompared(reading.details) && topic.kind !== 'site') return null;
  const isOfPage = reading.goal.kind === 'page' && topic.kind === 'site';
  // “may I cancel within 14 days?” resembles one question of the page by its words.
  if (facts.hasSiteAnswer && isOfPage && best.likelihood < SURE) return null;
  const isOfHotel = reading.goal.kind === 'hotel' && topic.kind === 'site';
  if (facts.hasSiteAnswer && !isOfPage && (isOfHotel || best.likelihood < PROBABLE)) return null;
  if (topic.kind === 'search' || topic.kind === 'none') return null;
  // When no hotel is in focus or shown, a question about one is a wish of the search.
  const isOfNone = topic.kind === 'hotel' && !facts.hasHotel && !facts.hasList;
  return isOfNone && reading.goal.kind !== 'unknown' ? null : topic;
}
