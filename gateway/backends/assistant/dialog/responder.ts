/** Types of one turn: the message with its conversation, and the reply with what the traveller may click. */
import type { Language } from '../language.ts';
import type { Activity, Tools } from '../tools/tools.ts';
import type { ContextKind } from '../understanding/goals/message-context.ts';

export const actionKinds = [
  'OPEN_HOTEL',
  'OPEN_SEARCH',
  'OPEN_BOOKING',
  'OPEN_BOOKINGS',
  'COMPLETE_BOOKING',
  'SIGN_IN',
  'OPEN_PAGE',
  'TALK_TO_PERSON',
] as const;

/** Something that the traveller may click. The assistant never does it itself. */
export interface Action {
  readonly kind: (typeof actionKinds)[number];
  /** Path within the site, with its query; null for TALK_TO_PERSON. */
  readonly href: string | null;
}

export const moods = ['pleased', 'sorry', 'neutral'] as const;
/** Facial expression of the assistant's picture beside the reply. */
export type Mood = (typeof moods)[number];

/** The reply to one message. */
export interface Reply {
  /** Light Markdown: bold, lists, links within the site. Hotels are linked as `/Hotel?id=&checkin=&checkout=&guests=`. */
  readonly text: string;
  /** At most four suggested messages in the language of the reply. Each is understood when it is sent. */
  readonly suggestions: readonly string[];
  readonly actions: readonly Action[];
  readonly mood: Mood;
}

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
  readonly isSignedIn: boolean;
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

/** Called while an answer is generated. */
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
