import type { UpstreamHealth } from '../upstream-health.ts';
import type { ChatActivity, ChatAnswer, ChatTurn } from '#models/messages/chat.ts';

/** One message to the assistant. */
export interface ChatMessage {
  readonly text: string;
  readonly threadId: string | null;
  /** Idempotency key: our own service returns the first reply when a message is sent again. Null without one. */
  readonly key: string | null;
  readonly context: {
    /** As the chat service spells it, with hyphens. */
    readonly kind: string;
    readonly hotelId: string | null;
    readonly bookingId: string | null;
    /** Path and query of the open page. */
    readonly path: string | null;
    /** The traveller's calendar day. */
    readonly today: string | null;
    /** Language of the pages. */
    readonly language: 'en' | 'he';
  };
}

/** The caller on whose behalf a message is sent. */
export interface ChatCaller {
  /** Short-lived and read-only; the assistant uses it for its own requests to the gateway on their behalf. */
  readonly token: string;
  /** Stable pseudonym of a member; null for a visitor. */
  readonly id: string | null;
}

/** Receives the reply while it is written. */
export interface ChatFollower {
  /** Aborts when the caller has left. */
  readonly signal: AbortSignal;
  activity(activity: ChatActivity): void;
  /** Called with the next piece of the text. */
  text(piece: string): void;
}

/** The chat service, with the gateway's own types. */
export interface ChatService {
  /**
   * Sends one message and gets one reply; 25 s, never retried. When the thread no longer exists, or belongs to another
   * caller, a new one starts.
   * @throws AppError CHAT_UNAVAILABLE when the service fails, CHAT_EMPTY when its reply is empty
   */
  send(message: ChatMessage, caller: ChatCaller, follower: ChatFollower): Promise<ChatAnswer>;
  /**
   * A conversation, oldest first; null when this caller has none with this id, or the service stores none.
   * @throws AppError CHAT_UNAVAILABLE
   */
  transcript(threadId: string, callerId: string | null): Promise<readonly ChatTurn[] | null>;
  /**
   * The conversations of a member in the order of the service; our own service returns the fifty most recent ones,
   * newest first. Empty when the service stores none, or has no such call.
   * @throws AppError CHAT_UNAVAILABLE
   */
  conversations(callerId: string): Promise<readonly (readonly ChatTurn[])[]>;
  /**
   * Deletes every conversation of a member. Also succeeds when the service stores none for them, or has no such call.
   * @throws AppError CHAT_UNAVAILABLE
   */
  forget(callerId: string): Promise<void>;
}

/** The chat service with a health check. */
export interface WatchedChatService extends ChatService {
  /** Checks the service; never throws. */
  health(): Promise<UpstreamHealth>;
}
