import { hasDetails, mentions } from '../understanding/mentions.ts';
import type { Goal, SearchDetails, Understanding } from '../understanding/understanding.ts';
import type { TopicGuess } from './guess-topic.ts';
import type { Topic } from './topic.ts';
import { bestGuess } from './best-guess.ts';

/** What a conversation is about so far. */
export interface ConversationFacts {
  /** One hotel is in focus. */
  readonly hasHotel: boolean;
  readonly hasList: boolean;
  readonly isOfBookings: boolean;
  /** The message may be a question that the product itself answers. */
  readonly isAnswered: boolean;
  /** The message has one or two words. */
  readonly isShort: boolean;
  /** Sherry has just asked something. */
  readonly isAsked: boolean;
  /** The message wants hotels: “show me kosher ones”. */
  readonly isOfSeveral: boolean;
}

/** Least likelihood of a topic when the rules found nothing. */
const LIKELY = 0.5;
/** The same when they found a search that says nothing new, or a wish that may be a question about the hotel in focus. */
const SURE = 0.7;
/** The same beside a mentioned companion or length of time, without a hotel in focus, and beside an answer of the product. */
const PROBABLE = 0.9;
/** The same when they found another topic, and for an answer to a question. */
const CERTAIN = 0.97;

/** How likely a topic must be, given what the rules understood; null when they are right in any case. */
export function leastLikelihood(
  { goal, details, pointed }: Understanding,
  facts: ConversationFacts,
): number | null {
  if (goal.kind === 'unknown') return facts.isAsked || facts.isShort ? CERTAIN : LIKELY;
  if (facts.isAsked) return null;
  if (goal.kind === 'find') {
    if (facts.isOfSeveral) return null;
    if (goal.isNew || goal.isChoice || mentions(details, 'dropped', 'impossible', 'isStranded')) return null;
    const isOfOne = facts.hasHotel || (facts.hasList && pointed !== undefined);
    if (hasDetails(details) && isPassing(details))
      return facts.isShort ? null : facts.hasHotel ? SURE : PROBABLE;
    if (hasDetails(details) && (facts.isShort || !(isOfOne && isOnlyWish(details)))) return null;
    return facts.isShort || details.places.some(({ isMarked }) => isMarked) ? CERTAIN : SURE;
  }
  // “Vienna 14 to 18 Feb, late check-out if possible”: whatever it asks as well, it is a search.
  if (goal.kind !== 'bookings' && mentions(details, 'dates', 'guests', 'budget')) return null;
  return isNoName(goal) && goal.question.kind === 'about' ? LIKELY : CERTAIN;
}

/** A length of time or a companion that is only mentioned: “is there anywhere to leave the car overnight?” */
function isPassing({ dates, guests, ...details }: SearchDetails): boolean {
  const isDay =
    dates === null || (dates.checkIn === null && dates.checkOut === null && !dates.longer && !dates.shift);
  const { adults = null, rooms = null, isChange } = guests ?? {};
  const isCompanion = (adults ?? 2) <= 2 && rooms === null && !isChange && !guests?.childrenAges?.length;
  return isDay && isCompanion && !hasDetails({ ...details, dates: null, guests: null });
}

/** A single wish, which may also be a question about a hotel; the order may be part of “the cheapest one”. */
function isOnlyWish(details: SearchDetails): boolean {
  const { amenities, meals, unmet = [], freeCancellation } = details;
  const others = mentions(details, 'dates', 'guests', 'budget', 'stars', 'rating', 'compared');
  // “stairs are hard for her, is there a lift”: several words for one thing
  const further = [unmet.length > 0, freeCancellation].filter(Boolean).length;
  return !others && amenities.length + meals.length + further === 1;
}

/** The least likelihoods by what the rules found and what the topic is, measured on messages of other writers. */
const LEAST: Readonly<Record<string, number>> = {
  'act site': 0.55,
  'extras site': 0.55,
  'small-talk site': 0.75,
  'more site': 0.75,
  'start-over site': 0.75,
  'hotel site': 0.85,
  'small-talk small-talk': 0.9,
};
/** The rules found a booking, and not what is asked about it. */
const OF_WHOLE_BOOKING = 0.5;
/** They found a hotel, and the question only by a word in passing: “which floor has a cot” is no question about rooms. */
const OF_THING = 0.6;
const OF_OTHER_QUESTION = 0.9;
/** They took words for the name of a hotel. */
const OF_NO_NAME = 0.6;

/** How likely a topic must be to replace a goal that the rules found; null when that says the same or something more exact. */
function leastToReplace(goal: Goal, topic: Topic, least: number): number | null {
  if (goal.kind === 'unknown' || goal.kind === 'find') return least;
  if (goal.kind === 'bookings' && topic.kind === 'bookings')
    return goal.question === 'list' || goal.question === 'details' ? OF_WHOLE_BOOKING : null;
  if (goal.kind === 'hotel' && topic.kind === 'hotel') return leastForQuestion(goal, topic, least);
  if (isNoName(goal)) return topic.kind === 'site' ? OF_NO_NAME : least;
  if (goal.kind === 'small-talk' && topic.kind === 'small-talk' && goal.about === topic.about) return null;
  return LEAST[`${goal.kind} ${topic.kind}`] ?? (isSame(goal, topic) ? null : least);
}

const isNoName = (goal: Goal): goal is Extract<Goal, { kind: 'hotel' }> =>
  goal.kind === 'hotel' && goal.hotel.kind === 'named' && !goal.hotel.isProper;

function leastForQuestion(
  goal: Extract<Goal, { kind: 'hotel' }>,
  { question }: Extract<Topic, { kind: 'hotel' }>,
  least: number,
): number | null {
  if (goal.also || goal.question.kind === 'amenity' || goal.question.kind === question.kind) return null;
  if (isNoName(goal)) return goal.question.kind === 'about' ? least : OF_NO_NAME;
  return question.kind === 'amenity' ? OF_THING : OF_OTHER_QUESTION;
}

/** The rules’ goal says the same, or something more exact. */
function isSame(goal: Goal, topic: Topic): boolean {
  switch (topic.kind) {
    case 'hotel':
    case 'bookings':
      return goal.kind === 'hotel' || goal.kind === 'bookings' || goal.kind === 'compare';
    case 'site':
      return goal.kind === 'page' || goal.kind === 'bookings';
    case 'extras':
      return goal.kind === 'extras' || goal.kind === 'bookings';
    // “open it” is no order to book it, and “can I pay now” may be about a booking.
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

/** The topic that a message is about instead of what the rules understood; null when they are to be followed. */
export function chooseTopic(
  understood: Understanding,
  facts: ConversationFacts,
  guesses: readonly TopicGuess[],
): Topic | null {
  const least = leastLikelihood(understood, facts);
  const best = bestGuess(guesses, { ...facts, hasHotel: facts.hasHotel || facts.hasList });
  if (least === null || !best) return null;
  const { topic } = best;
  const needed = leastToReplace(understood.goal, topic, least);
  if (needed === null || best.likelihood < needed) return null;
  if (facts.isAnswered && (topic.kind === 'site' || best.likelihood < PROBABLE)) return null;
  if (topic.kind === 'search' || topic.kind === 'none') return null;
  // Without a hotel, a question about one is a wish for those to find.
  const isOfNone = topic.kind === 'hotel' && !facts.hasHotel && !facts.hasList;
  return isOfNone && understood.goal.kind !== 'unknown' ? null : topic;
}
