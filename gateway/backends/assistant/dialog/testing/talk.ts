/** Conversations of the small world in words: the rule-based reader reads each message. */
import { pino } from 'pino';
import { createResponder } from '../create-responder.ts';
import type { ChatContext } from '../responder.ts';
import { readState, type DialogState } from '../state.ts';
import { toolsOf } from './world.ts';

const general: ChatContext = { kind: 'general', hotelId: null, bookingId: null, path: null };

/** The last reply of a conversation, and the state after it. */
export interface Said {
  readonly text: string;
  readonly state: DialogState;
}

/** Sends the messages one after the other; today is 21 November 2026. */
export async function talk(messages: readonly string[], context: Partial<ChatContext> = {}): Promise<Said> {
  const responder = createResponder({ logger: pino({ level: 'silent' }) });
  let said: Said = { text: '', state: readState(null) };
  for (const message of messages) {
    const language = /\p{Script=Hebrew}/u.test(message) ? 'he' : 'en';
    const turn = { message, language, isSignedIn: false, today: '2026-11-21', history: [] } as const;
    const { reply, state } = await responder.answer(
      { ...turn, context: { ...general, ...context }, state: JSON.parse(JSON.stringify(said.state)) },
      toolsOf({}, []),
      { activity: () => undefined, text: () => undefined },
      new AbortController().signal,
    );
    said = { text: reply.text.replace(/[\u2066-\u2069]/g, ''), state: readState(state) };
  }
  return said;
}
