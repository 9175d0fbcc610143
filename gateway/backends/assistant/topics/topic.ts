/**
 * A topic is what a message is about, guessed from examples of such messages (`examples/`). It is coarser than a
 * goal and has no details. This module turns the label of an example into a topic, and a topic into a goal.
 */
import { bookingQuestions, oneOf, questionKinds } from '../understanding/reading.ts';
import { smallTalks } from '../understanding/lexicon/small-talks.ts';
import type { Goal, HotelQuestion, HotelRef, SmallTalk } from '../understanding/reading.ts';

/** What a message is about, without its details. */
export type Topic =
  | { readonly kind: 'hotel'; readonly question: HotelQuestion }
  | { readonly kind: 'bookings'; readonly question: Extract<Goal, { kind: 'bookings' }>['question'] }
  | { readonly kind: 'extras'; readonly about: Extract<Goal, { kind: 'extras' }>['about'] }
  | { readonly kind: 'small-talk'; readonly about: SmallTalk }
  | { readonly kind: 'act'; readonly act: 'book' | 'pay' }
  | { readonly kind: 'person' }
  /** A question about the site, by its id. */
  | { readonly kind: 'site'; readonly id: string }
  /** A search, a change of one, an answer, or a choice from a list. */
  | { readonly kind: 'search' }
  /** Nothing that the assistant can answer. */
  | { readonly kind: 'none' };

const EXTRAS = ['cars', 'insurance', 'attractions', 'all'] as const;
const ACTS = ['book', 'pay'] as const;

function hotelQuestion(name: string): HotelQuestion {
  const kind = oneOf(questionKinds, name);
  if (kind === undefined || kind === 'amenity') throw new Error(`no question about a hotel: ${name}`);
  return kind === 'about' ? { kind, isExplicit: true } : { kind };
}

/** The value; throws when there is none. */
function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`no such topic: ${name}`);
  return value;
}

/**
 * The topic of a label, the two keys of an example in `examples/`.
 * @param group the group of topics, for example `hotel`
 * @param name the topic in it, for example `price`; in the groups `amenity` and `thing` what the hotel should have
 * @throws when there is no such topic
 */
export function topicOf(group: string, name: string): Topic {
  switch (group) {
    case 'hotel':
      return { kind: 'hotel', question: hotelQuestion(name) };
    case 'amenity':
    case 'thing':
      return { kind: 'hotel', question: { kind: 'amenity', amenity: name } };
    case 'booking':
      return { kind: 'bookings', question: known(oneOf(bookingQuestions, name), name) };
    case 'extras':
      return { kind: 'extras', about: known(oneOf(EXTRAS, name), name) };
    case 'talk':
      return { kind: 'small-talk', about: known(oneOf(smallTalks, name), name) };
    case 'act':
      return { kind: 'act', act: known(oneOf(ACTS, name), name) };
    case 'site':
      return { kind: 'site', id: name };
    case 'person':
    case 'search':
    case 'none':
      return { kind: group };
    default:
      throw new Error(`no such group of topics: ${group}`);
  }
}

/**
 * The goal of a message about a topic; null for topics without one: questions about the site, searches, and
 * none.
 * @param hotel the hotel that the message refers to, for topics about a hotel
 */
export function goalOfTopic(topic: Topic, hotel: HotelRef): Goal | null {
  switch (topic.kind) {
    case 'hotel':
      return { ...topic, hotel };
    case 'act':
      return topic.act === 'book' && hotel.kind !== 'it' ? { ...topic, hotel } : topic;
    case 'bookings':
    case 'extras':
    case 'small-talk':
    case 'person':
      return topic;
    case 'site':
    case 'search':
    case 'none':
      break;
  }
  return null;
}
