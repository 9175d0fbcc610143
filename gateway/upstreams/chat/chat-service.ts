import type { UpstreamHealth } from '../upstream-health.ts';
import type { ChatActivity, ChatAnswer, ChatTurn } from '#models/messages/chat.ts';

/** One message to the assistant. */
export interface ChatMessage {
  readonly text: string;
  readonly threadId: string | null;
  readonly context: {
    /** As the specification spells it, with hyphens. */
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

/** For whom a message is sent. */
export interface ChatCaller {
  /** Short-lived and read-only; with it the assistant asks the gateway for them. */
  readonly token: string;
  /** Stable pseudonym of a member; null for a visitor. */
  readonly id: string | null;
}

/** How a call is followed and ended. */
export interface ChatFollower {
  /** Ends the call when its caller has left. */
  readonly signal: AbortSignal;
  activity(activity: ChatActivity): void;
  /** The next piece of the text. */
  text(piece: string): void;
}

/** The chat service in our own words. */
export interface ChatService {
  /**
   * One message, one reply; 25 s, never retried. A thread that is gone, or another's, is started over.
   * @throws AppError CHAT_UNAVAILABLE when the service fails, CHAT_EMPTY when it answers nothing
   */
  send(message: ChatMessage, caller: ChatCaller, follower: ChatFollower): Promise<ChatAnswer>;
  /**
   * A conversation, oldest first; null when there is none for this caller, or the service keeps none.
   * @throws AppError CHAT_UNAVAILABLE
   */
  transcript(threadId: string, callerId: string | null): Promise<readonly ChatTurn[] | null>;
  /**
   * The conversations of a member as the service tells them: of ours the fifty that were used last, those first. None where it keeps
   * none, or knows no such request.
   * @throws AppError CHAT_UNAVAILABLE
   */
  conversations(callerId: string): Promise<readonly (readonly ChatTurn[])[]>;
  /**
   * Forgets every conversation of a member. A service that keeps none for them, or knows no such request, has done so.
   * @throws AppError CHAT_UNAVAILABLE
   */
  forget(callerId: string): Promise<void>;
}

/** The chat service with a look at how it is. */
export interface WatchedChatService extends ChatService {
  /** Asks the service; never throws. */
  health(): Promise<UpstreamHealth>;
}
