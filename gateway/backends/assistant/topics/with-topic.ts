/** Replaces the goal that the rules found with a topic that the examples make more likely. */
import { mayNamePlace } from '../dialog/places/names-place.ts';
import type { Scope } from '../dialog/scope.ts';
import type { DialogState } from '../dialog/state.ts';
import type { Goal } from '../understanding/reading.ts';
import type { SiteAnswer } from '../site/site-answer.ts';
import { chooseTopic, leastLikelihood, type ConversationFacts } from './choose-topic.ts';
import { guessTopics } from './guess-topic.ts';
import { ownBookingMeant } from './own-booking-meant.ts';
import { goalOfTopic } from './topic.ts';

/** Messages of fewer words are short: they say little without the earlier ones. */
const MIN_WORDS = 3;
/** From this likelihood on, a topic outweighs a question of the site with similar words. */
const SURER = 0.92;
/** From this likelihood of a topic on, words that are not marked as a place are not taken for one. */
const NO_PLACE = 0.95;
const OF_SEVERAL =
  /(?<!\p{L})(?:hotels|places|ones|others?|another|only|find|search|show|look(?:ing)? for|must have|(?:must|has to|have to|needs? to|should) be|please|keep|leave only|narrow|at least|no less|nothing under|מלונות|רק|אחרים|אחר|תמצאי|תחפשי|חפשי|תראי|הראי|מחפש(?:ת|ים)?|חייב(?:ת|ים)?|(?:צריכה?|ש[ית]) ?היה|בבקשה|לפחות|[תה]?שאירי?|ת?סנני|לא (?:מוותר(?:ת|ים)?|נוותר))(?!\p{L})/iu;

/** Matches a fact that a search must take into account: “we have a small dog”. */
const OWNS = /(?<!\p{L})(?:(?:i|we)(?:['’]ve| have)|ש?יש ל(?:י|נו))(?!\p{L})/iu;
const ASKS =
  /[?？]|(?<!\p{L})(?:is|are|can|could|do|does|will|would|if|where|what|when|which|why|who|how|האם|אפשר|מותר|אם|איפה|מה|כמה|מתי|איזה|איזו|איך|למה)(?!\p{L})/iu;

/** True when the message asks for hotels, not about one. */
export const asksForHotels = (message: string): boolean =>
  OF_SEVERAL.test(message) || (OWNS.test(message) && !ASKS.test(message));

/** A message as it is to be answered: with the chosen goal, or with the id of a question about the site. */
interface Meant {
  readonly scope: Scope;
  readonly question: string | null;
}

/**
 * Replaces the goal of a message with its topic, if examples of topics say more about it than the rules. The goal stays
 * when a model read the message, when the site has a sure answer, and when a word of the message may be a place.
 * @param site the answer of the site itself, if the message resembles one of its questions
 */
export async function withTopic(scope: Scope, state: DialogState, site: SiteAnswer | null): Promise<Meant> {
  const unchanged: Meant = { scope, question: null };
  const { reading, message, language, context } = scope;
  const withGoal = (goal: Goal): Meant => ({
    scope: { ...scope, reading: { ...reading, goal } },
    question: null,
  });
  const isOfHotels = asksForHotels(message);
  const own = await ownBookingMeant(scope, state, isOfHotels);
  if (own) return withGoal(own);
  const facts: ConversationFacts = {
    hasHotel: state.hotel !== null || context.hotelId !== null,
    hasList: state.shown.length > 0,
    isAboutBookings: state.topic === 'bookings' || context.kind === 'bookings',
    hasSiteAnswer: site !== null,
    hasSherryAsked: scope.before.asked !== null,
    asksForHotels: isOfHotels,
    isShort: message.trim().split(/\s+/u).length < MIN_WORDS,
  };
  // A model has read the whole message, and is not overruled by examples.
  if (reading.isFromModel || site?.isExact || leastLikelihood(reading, facts) === null) return unchanged;
  const guesses = await guessTopics(reading.coreMessage ?? message, language);
  const topic = chooseTopic(reading, facts, guesses);
  // Common words of two questions weigh less than examples of one.
  const isSurer = topic?.kind === 'site' && (guesses[0]?.likelihood ?? 0) > SURER;
  if (site?.isSure && !isSurer) return unchanged;
  // A place that the message names is to be searched; “how do I save one” names none, though a town is called Save.
  const isNoPlace =
    topic?.kind === 'site' &&
    (guesses[0]?.likelihood ?? 0) > NO_PLACE &&
    !reading.details.places.some(({ isMarked }) => isMarked);
  // “our trip to Rome, is it paid?”: the place is that of the booking.
  const isOfBooking = topic?.kind === 'bookings' && reading.goal.kind === 'bookings';
  if (!topic || (!isNoPlace && !isOfBooking && (await mayNamePlace(scope)) !== false)) return unchanged;
  if (topic.kind === 'site') return { scope, question: topic.id };
  const goal = goalOfTopic(topic, reading.pointed ?? { kind: 'it' });
  return goal ? withGoal(goal) : unchanged;
}
