import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createResponder } from './create-responder.ts';
import { worldBookings } from './testing/bookings.ts';
import { toolsOf } from './testing/world.ts';

const responder = createResponder({ logger: pino({ level: 'silent' }) });

/** The reply to the first message of a signed-in traveller. */
async function replyTo(message: string): Promise<string> {
  const turn = {
    message,
    isSignedIn: true,
    language: 'en',
    context: { kind: 'general', hotelId: null, bookingId: null, path: null },
    today: '2026-11-21',
    state: null,
    history: [],
  } as const;
  const events = { activity: () => undefined, text: () => undefined };
  const tools = toolsOf({ bookings: worldBookings }, []);
  return (await responder.answer(turn, tools, events, new AbortController().signal)).reply.text;
}

it.each([
  [
    'my Trastevere booking: has it been paid, and may I change its dates?',
    /paid in full.*Book the new dates/su,
  ],
  ['My Trastevere booking. Where is the receipt? How many people is it for?', /receipt.*for 2 adults/su],
  ['אפשר לשנות תאריכים בהזמנה שלי, וכמה אנשים רשומים בה?', /התאריכים החדשים.*שני מבוגרים/su],
])('each question of “%s” is answered', async (message, answers) => {
  expect(await replyTo(message)).toMatch(answers);
});

it('which booking is meant is said once', async () => {
  const reply = await replyTo('my Trastevere booking: has it been paid, and how many people is it for?');
  expect(reply.match(/AAAA1111/gu)).toHaveLength(1);
});
