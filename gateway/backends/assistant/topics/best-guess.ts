/**
 * Chooses the likeliest topic. A question such as “can I cancel?” is a topic of hotels, of own bookings and of the
 * site; the conversation decides which one is meant.
 */
import type { BookingQuestion, HotelQuestion } from '../understanding/reading.ts';
import type { TopicGuess } from './guess-topic.ts';
import type { Topic } from './topic.ts';

/**
 * One question in up to three topics: about a hotel, an own booking, and the site. Messages alone do not tell
 * them apart.
 */
interface SharedQuestion {
  readonly hotel: HotelQuestion['kind'];
  readonly booking?: BookingQuestion;
  /** Ids of questions about the site; the first one is the most general. */
  readonly site?: readonly string[];
}

const sharedQuestions: readonly SharedQuestion[] = [
  {
    hotel: 'cancellation',
    booking: 'cancel',
    site: ['cancel-cost', 'cancel-how', 'non-refundable', 'leave-early'],
  },
  { hotel: 'times', booking: 'times', site: ['check-in-hours'] },
  { hotel: 'meals', booking: 'room' },
  { hotel: 'rooms', booking: 'room' },
  { hotel: 'amenities', booking: 'room' },
  { hotel: 'location', booking: 'place' },
  { hotel: 'price', booking: 'payment' },
  { hotel: 'property-fees', site: ['what-price-includes'] },
  { hotel: 'share', site: ['per-night'] },
];

/** True when the topic is one of those of the shared question. */
const has = ({ hotel, booking, site = [] }: SharedQuestion, topic: Topic): boolean =>
  (topic.kind === 'hotel' && topic.question.kind === hotel) ||
  (topic.kind === 'bookings' && topic.question === booking) ||
  (topic.kind === 'site' && site.includes(topic.id));

/** Topics other than those of a booking that ask about one when it is named: “the car in Rome, is it insured?” */
const ALSO_OF_BOOKING: Readonly<Record<string, BookingQuestion>> = {
  'extras cars': 'extras',
  'extras insurance': 'extras',
  'act pay': 'payment',
  'site when-charged': 'payment',
  'site is-confirmed': 'details',
  'site pending': 'complete',
};

/** The question about a booking that a topic becomes when a booking is named; null when it becomes none. */
export function bookingQuestionOf(topic: Topic): BookingQuestion | null {
  if (topic.kind === 'bookings') return topic.question;
  const name =
    topic.kind === 'extras'
      ? topic.about
      : topic.kind === 'site'
        ? topic.id
        : topic.kind === 'act' && topic.act;
  return (
    sharedQuestions.find((some) => has(some, topic))?.booking ??
    ALSO_OF_BOOKING[`${topic.kind} ${name}`] ??
    null
  );
}

/** What a conversation is about, which decides where a shared question belongs. */
interface Subject {
  readonly hasHotel: boolean;
  readonly isAboutBookings: boolean;
}

/** The topic of a shared question that fits the conversation; the guessed one where none does. */
function fitting(
  topic: Topic,
  { hotel, booking, site }: SharedQuestion,
  { hasHotel, isAboutBookings }: Subject,
): Topic {
  if (topic.kind === 'hotel') {
    if (isAboutBookings && booking) return { kind: 'bookings', question: booking };
    const [id] = site ?? [];
    return hasHotel || id === undefined ? topic : { kind: 'site', id };
  }
  const isOfHotel = hasHotel && !isAboutBookings && topic.kind === 'site';
  return isOfHotel && hotel !== 'about' && hotel !== 'amenity'
    ? { kind: 'hotel', question: { kind: hotel } }
    : topic;
}

/**
 * The likeliest topic; null without any guess. Of a shared question it is the topic that fits the conversation, with
 * the likelihoods of all its topics added up.
 * @param guesses likeliest first
 */
export function bestGuess(guesses: readonly TopicGuess[], subject: Subject): TopicGuess | null {
  const [best] = guesses;
  if (!best) return null;
  const all = sharedQuestions.find((some) => has(some, best.topic));
  if (!all) return best;
  const likelihood = guesses
    .filter(({ topic }) => has(all, topic))
    .reduce((sum, guess) => sum + guess.likelihood, 0);
  return { topic: fitting(best.topic, all, subject), likelihood };
}
