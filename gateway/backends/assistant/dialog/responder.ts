import type { Language } from '../language.ts';
import type { Tools } from '../tools/tools.ts';
import type { ContextKind } from '../understanding/goals/message-context.ts';
import type { Activity, Reply } from './reply.ts';

/** The page from which the chat was opened. */
export interface ChatContext {
  readonly kind: ContextKind;
  readonly hotelId: string | null;
  readonly bookingId: string | null;
  /** Path and query of the open page; null when unknown. */
  readonly path: string | null;
}

/** One message of a traveller, with the context of its conversation. */
export interface Turn {
  readonly message: string;
  /** Language of the conversation so far: that of the last message with letters, else that of the pages. */
  readonly language: Language;
  readonly context: ChatContext;
  /** The traveller's calendar day, `yyyy-MM-dd`. */
  readonly today: string;
  /** What `answer` returned last in this thread; null at its beginning or when it could not be read back. */
  readonly state: unknown;
  /** Earlier turns, oldest first. A model that reads messages gets those of the traveller. */
  readonly history: readonly { readonly role: 'traveller' | 'assistant'; readonly text: string }[];
}

/** Result of answering one message. */
export interface Answer {
  readonly reply: Reply;
  readonly language: Language;
  /** JSON; stored with the thread. */
  readonly state: unknown;
}

/** Called while an answer is made. */
export interface AnswerEvents {
  activity(activity: Activity): void;
  /** A finished segment of the text; all segments together are `reply.text`. */
  text(piece: string): void;
}

/** Answers messages. Stores nothing between turns. */
export interface Responder {
  /**
   * @param tools act on behalf of this turn's caller
   * @throws only the reason of an aborted `signal`: a tool that fails leads to a reply that says so
   */
  answer(turn: Turn, tools: Tools, events: AnswerEvents, signal: AbortSignal): Promise<Answer>;
}
