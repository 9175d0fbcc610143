import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createResponder } from './create-responder.ts';
import { worldBookings } from './testing/bookings.ts';
import { toolsOf, type World } from './testing/world.ts';

const responder = createResponder({ logger: pino({ level: 'silent' }) });

/** Asks the questions one after the other, and returns the names of the tools that each called. */
async function calledTools(isSignedIn: boolean, messages: readonly string[], world: World) {
  const called: string[][] = [];
  let state: unknown = null;
  for (const message of messages) {
    const names: string[] = [];
    const turn = {
      message,
      isSignedIn,
      language: 'en',
      context: { kind: 'general', hotelId: null, bookingId: null, path: null },
      today: '2026-11-21',
      state,
      history: [],
    } as const;
    const events = { activity: () => undefined, text: () => undefined };
    const answer = await responder.answer(turn, toolsOf(world, names), events, new AbortController().signal);
    ({ state } = answer);
    called.push(names);
  }
  return called;
}

it('a question that names no booking is answered from the bookings of a signed-in traveller', async () => {
  const [called] = await calledTools(true, ['what day do I check in again?'], { bookings: worldBookings });
  expect(called).toContain('bookings');
});

it('a visitor is not asked to sign in for a question that names no booking', async () => {
  const [called] = await calledTools(false, ['what day do I check in again?'], { bookings: null });
  expect(called).not.toContain('bookings');
});

it('bookings that could not be read stay the subject of the next question', async () => {
  const failing = { bookings: 'UPSTREAM_UNAVAILABLE' };
  const called = await calledTools(true, ['show my bookings', 'how many people is it for?'], { failing });
  expect(called).toEqual([expect.arrayContaining(['bookings']), expect.arrayContaining(['bookings'])]);
});

describe('a question that names the city of an own booking', () => {
  it.each([
    'Rome. paid yet?',
    'until when can I cancel Rome for free',
    'is the car in Rome insured?',
    'hey is my rome booking confirmed',
    'push rome back a week',
    'when exactly is rome',
    'could we come to rome a day earlier',
    "in Rome we'll be three, not two",
    'כבר סגרנו משהו ברומא?',
    'אפשר להתחרט על רומא',
    'כמה לילות יש לנו ברומא',
    'אשתי אומרת שרומא שלנו מתחילה ב-10 ואני אומר ב-11. מי צודק?',
  ])('is about that booking: “%s”', async (question) => {
    const [called] = await calledTools(true, [question], { bookings: worldBookings });
    expect(called).toContain('bookings');
    expect(called).not.toContain('searchHotels');
  });

  it.each([
    'Rome booking 3-5 May 2 adults',
    'is Rome nice?',
    'can I bring my dog to Rome',
    'for the trip to Rome I need a hotel with a pool',
    'can we go to Rome?',
    'what should I see in Rome?',
    'Rome for three, not two',
    'Rome 3-6 may for 3 people instead of 2',
    'Rome, 4 stars not 3',
    'Rome for two or three nights',
    'do we have breakfast in Rome hotels',
    'יש לי רכב, רומא עם חניה',
  ])('may be a search there: “%s”', async (message) => {
    const [called] = await calledTools(true, [message], { bookings: worldBookings });
    expect(called).toContain('searchHotels');
  });

  it.each([
    'hotels in Rome',
    'Rome',
    'can I cancel a hotel in Rome for free?',
    'which Rome hotels can I cancel for free?',
    'שכחתי להגיד, ברומא עם בריכה',
  ])('is told from a search there: “%s”', async (message) => {
    const [called] = await calledTools(true, [message], { bookings: worldBookings });
    expect(called).not.toContain('bookings');
  });

  it('of a visitor asks for no bookings', async () => {
    const [called] = await calledTools(false, ['Rome. paid yet?'], { bookings: null });
    expect(called).not.toContain('bookings');
  });
});
