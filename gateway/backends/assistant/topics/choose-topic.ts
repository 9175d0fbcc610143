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
const LIKELY = 0.45;
/** The same when they found a search that says nothing new, or a wish that may be a question about the hotel in focus. */
const SURE = 0.7;
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
    if (hasDetails(details) && isPassing(details)) return facts.isShort ? null : CERTAIN;
    if (hasDetails(details) && (facts.isShort || !(isOfOne && isOnlyWish(details)))) return null;
    return facts.isShort || details.places.some(({ isMarked }) => isMarked) ? CERTAIN : SURE;
  }
  if (goal.kind === 'hotel' && goal.hotel.kind === 'named' && !goal.hotel.isProper)
    return goal.question.kind === 'about' ? LIKELY : null;
  return mentions(details, 'dates', 'guests', 'budget') ? null : CERTAIN;
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
  return !others && [...amenities, ...meals, ...unmet, ...(freeCancellation ? [true] : [])].length === 1;
}

/** The rules’ goal says the same, or something more exact. */
function isSame(goal: Goal, topic: Topic): boolean {
  switch (topic.kind) {
    case 'hotel':
    case 'bookings':
      return goal.kind === 'hotel' || goal.kind === 'bookings' || goal.kind === 'compare';
    case 'site':
      return goal.kind === 'page' || goal.kind === 'bookings' || goal.kind === 'extras';
    case 'small-talk':
      return goal.kind === 'small-talk' && goal.about === topic.about;
    case 'extras':
      return goal.kind === 'extras' || goal.kind === 'bookings';
    // “open it” is no order to book it, and “can I pay now” may be about a booking.
    case 'act':
      return goal.kind === 'act' || goal.kind === 'hotel' || goal.kind === 'bookings';
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
  if (least === null || !best || best.likelihood < least) return null;
  const { topic } = best;
  if (facts.isAnswered && (topic.kind === 'site' || best.likelihood < CERTAIN)) return null;
  if (topic.kind === 'search' || topic.kind === 'none' || isSame(understood.goal, topic)) return null;
  // Without a hotel, a question about one is a wish for those to find.
  const isOfNone = topic.kind === 'hotel' && !facts.hasHotel && !facts.hasList;
  return isOfNone && understood.goal.kind !== 'unknown' ? null : topic;
}
