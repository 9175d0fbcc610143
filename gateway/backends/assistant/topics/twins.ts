import type { BookingQuestion, HotelQuestion } from '../understanding/understanding.ts';
import type { TopicGuess } from './guess-topic.ts';
import type { Topic } from './topic.ts';

/** Topics that messages do not tell apart: the same asked of a hotel, of an own booking, or in general. */
interface Twins {
  readonly hotel: HotelQuestion['kind'];
  readonly booking?: BookingQuestion;
  /** Ids of questions about the product; the first one is the most general. */
  readonly site?: readonly string[];
}

const twins: readonly Twins[] = [
  {
    hotel: 'cancellation',
    booking: 'cancel',
    site: ['cancel-cost', 'cancel-how', 'non-refundable', 'leave-early'],
  },
  { hotel: 'times', booking: 'times', site: ['check-in-hours'] },
  { hotel: 'meals', booking: 'room' },
  { hotel: 'rooms', booking: 'room' },
  { hotel: 'location', booking: 'place' },
  { hotel: 'price', booking: 'payment' },
  { hotel: 'property-fees', site: ['what-price-includes'] },
  { hotel: 'share', site: ['per-night'] },
];

const has = ({ hotel, booking, site = [] }: Twins, topic: Topic): boolean =>
  (topic.kind === 'hotel' && topic.question.kind === hotel) ||
  (topic.kind === 'bookings' && topic.question === booking) ||
  (topic.kind === 'site' && site.includes(topic.id));

/** Subjects of a conversation that decide which of twins is meant. */
interface Subject {
  readonly hasHotel: boolean;
  readonly isOfBookings: boolean;
}

/** The twin that fits the conversation; the topic itself without one. */
function fitting(topic: Topic, { hotel, booking, site }: Twins, { hasHotel, isOfBookings }: Subject): Topic {
  if (topic.kind === 'hotel') {
    if (isOfBookings && booking) return { kind: 'bookings', question: booking };
    const [id] = site ?? [];
    return hasHotel || id === undefined ? topic : { kind: 'site', id };
  }
  const isOfHotel = hasHotel && !isOfBookings && topic.kind === 'site';
  return isOfHotel && hotel !== 'about' && hotel !== 'amenity'
    ? { kind: 'hotel', question: { kind: hotel } }
    : topic;
}

/** The likeliest topic together with its twins: the one that fits the conversation, as likely as all of them. */
export function bestGuess(guesses: readonly TopicGuess[], subject: Subject): TopicGuess | null {
  const [best] = guesses;
  if (!best) return null;
  const all = twins.find((some) => has(some, best.topic));
  if (!all) return best;
  const likelihood = guesses
    .filter(({ topic }) => has(all, topic))
    .reduce((sum, guess) => sum + guess.likelihood, 0);
  return { topic: fitting(best.topic, all, subject), likelihood };
}
