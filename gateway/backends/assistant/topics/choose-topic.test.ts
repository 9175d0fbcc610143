import { describe, expect, it } from 'vitest';
import { noDetails } from '../dialog/testing/dialog.ts';
import type { Goal, SearchDetails } from '../understanding/reading.ts';
import { chooseTopic, type ConversationFacts } from './choose-topic.ts';
import type { TopicGuess } from './guess-topic.ts';
import type { Topic } from './topic.ts';

const nothing: ConversationFacts = {
  hasHotel: false,
  hasList: false,
  isAboutBookings: false,
  hasSiteAnswer: false,
  isShort: false,
  hasSherryAsked: false,
  asksForHotels: false,
};
const onHotel: ConversationFacts = { ...nothing, hasHotel: true };

const gym: Topic = { kind: 'hotel', question: { kind: 'amenity', amenity: 'Gym' } };
const ofHotel: Topic = { kind: 'hotel', question: { kind: 'cancellation' } };
const ofBooking: Topic = { kind: 'bookings', question: 'cancel' };
const inGeneral: Topic = { kind: 'site', id: 'cancel-cost' };
const joke: Topic = { kind: 'small-talk', about: 'joke' };
const search: Topic = { kind: 'search' };

const unknown: Goal = { kind: 'unknown' };
const find: Goal = { kind: 'find' };
const cars: Goal = { kind: 'extras', about: 'cars' };

const guess = (topic: Topic, likelihood: number): TopicGuess => ({ topic, likelihood });

function chosen(
  goal: Goal,
  guesses: readonly TopicGuess[],
  facts: ConversationFacts = nothing,
  details: Partial<SearchDetails> = {},
): Topic | null {
  return chooseTopic({ language: 'en', goal, details: { ...noDetails, ...details } }, facts, guesses);
}

describe('the topic of a message', () => {
  it('is a likely one when the rules understood nothing', () => {
    expect(chosen(unknown, [guess(joke, 0.5)])).toEqual(joke);
    expect(chosen(unknown, [guess(joke, 0.3)])).toBeNull();
    expect(chosen(unknown, [])).toBeNull();
  });

  it('does not replace a search with a new detail', () => {
    expect(chosen(find, [guess(joke, 0.99)])).toEqual(joke);
    const dates = { checkIn: '2026-12-01', checkOut: null, nights: null };
    expect(chosen(find, [guess(joke, 0.99)], nothing, { dates })).toBeNull();
    expect(chosen(find, [guess(gym, 0.99)], nothing, { amenities: ['Gym'] })).toBeNull();
  });

  it('replaces a search of few words, or in a place, only when it is nearly certain', () => {
    const short = { ...nothing, isShort: true };
    const places = [{ spellings: ['safed'], isMarked: true }];
    expect(chosen(find, [guess(joke, 0.8)], short)).toBeNull();
    expect(chosen(find, [guess(joke, 0.98)], short)).toEqual(joke);
    expect(chosen(find, [guess(joke, 0.8)], nothing, { places })).toBeNull();
    expect(chosen(find, [guess(joke, 0.98)], nothing, { places })).toEqual(joke);
  });

  it('may be a question about the hotel in focus when one wish is the only detail', () => {
    expect(chosen(find, [guess(gym, 0.8)], onHotel, { amenities: ['Gym'] })).toEqual(gym);
    expect(chosen(find, [guess(search, 0.8)], onHotel, { amenities: ['Gym'] })).toBeNull();
    expect(chosen(find, [guess(gym, 0.8)], onHotel, { amenities: ['Gym', 'Pool'] })).toBeNull();
  });

  it('replaces the goal of the rules only when it is nearly certain', () => {
    expect(chosen(cars, [guess(gym, 0.8)], onHotel)).toBeNull();
    expect(chosen(cars, [guess(gym, 0.98)], onHotel)).toEqual(gym);
  });

  it('does not replace the goal of an answer to Sherry’s question or of a request for hotels', () => {
    const asked = { ...onHotel, hasSherryAsked: true };
    expect(chosen(cars, [guess(gym, 0.99)], asked)).toBeNull();
    expect(chosen(find, [guess(joke, 0.99)], asked)).toBeNull();
    expect(chosen(unknown, [guess(gym, 0.8)], asked)).toBeNull();
    expect(chosen(find, [guess(gym, 0.99)], { ...onHotel, asksForHotels: true })).toBeNull();
  });

  it('leaves a more exact goal of the same kind as it is', () => {
    const hotel = { kind: 'ordinal', place: 1 } as const;
    const pool: Goal = { kind: 'hotel', hotel, question: { kind: 'amenity', amenity: 'Pool' } };
    expect(chosen(pool, [guess(gym, 0.99)], onHotel)).toBeNull();
    const toCancel: Goal = { kind: 'bookings', question: 'cancel' };
    expect(chosen(toCancel, [guess({ kind: 'bookings', question: 'people' }, 0.99)])).toBeNull();
  });

  it('replaces a less exact goal of the same kind', () => {
    const it: Goal = { kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'rooms' } };
    expect(chosen(it, [guess(gym, 0.65)], onHotel)).toEqual(gym);
    expect(chosen(it, [guess(ofHotel, 0.65)], onHotel)).toBeNull();
    const list: Goal = { kind: 'bookings', question: 'list' };
    expect(chosen(list, [guess(ofBooking, 0.55)])).toEqual(ofBooking);
  });

  it('is not a hotel while none is in focus or shown, unless nothing else was understood', () => {
    expect(chosen(find, [guess(gym, 0.99)])).toBeNull();
    expect(chosen(find, [guess(gym, 0.99)], { ...nothing, hasList: true })).toEqual(gym);
    expect(chosen(unknown, [guess(gym, 0.99)])).toEqual(gym);
  });

  it('does not replace an answer of the site unless it is nearly certain', () => {
    const answered = { ...onHotel, hasSiteAnswer: true };
    const app: Topic = { kind: 'site', id: 'app' };
    expect(chosen(unknown, [guess(app, 0.8)], answered)).toBeNull();
    expect(chosen(unknown, [guess(app, 0.99)], answered)).toEqual(app);
    expect(chosen(unknown, [guess(gym, 0.6)], answered)).toBeNull();
    expect(chosen(unknown, [guess(gym, 0.99)], answered)).toEqual(gym);
  });

  it('of a question in several topics is the one that fits the conversation', () => {
    const guesses = [guess(ofHotel, 0.25), guess(ofBooking, 0.15), guess(inGeneral, 0.15)];
    expect(chosen(unknown, guesses, onHotel)).toEqual(ofHotel);
    expect(chosen(unknown, guesses, { ...onHotel, isAboutBookings: true })).toEqual(ofBooking);
    expect(chosen(unknown, guesses)).toEqual(inGeneral);
    expect(chosen(unknown, [guess(inGeneral, 0.6)], onHotel)).toEqual(ofHotel);
    expect(chosen(unknown, [guess(ofBooking, 0.6)], onHotel)).toEqual(ofBooking);
  });
});
