import type { ChatActionKind, ChatMood } from '#generated/graphql.ts';
import type { ShownHotel } from '../reply/shownHotel.ts';

/**
 * An action that the assistant offers; `href` is null for kinds without one. Only a path of this site is rendered as a
 * link.
 */
export interface ReplyAction {
  readonly kind: ChatActionKind;
  readonly href: string | null;
}

/** Parts of a reply besides its text. */
export interface ReplyExtras {
  readonly hotels: readonly ShownHotel[];
  readonly suggestions: readonly string[];
  readonly actions: readonly ReplyAction[];
  readonly mood: ChatMood;
}

/** How a turn ended. `busy` means that too many messages were sent; a stopped reply has the text received so far. */
export type Outcome = 'said' | 'failed' | 'busy' | 'empty' | 'stopped';

/** A message or a reply. A failed reply is a turn of the assistant without text. */
export interface Turn {
  readonly id: number;
  readonly sender: 'user' | 'sherry';
  readonly text: string;
  readonly outcome: Outcome;
  /** Null for the traveller's own messages, and for replies that failed or were stopped. */
  readonly extras: ReplyExtras | null;
  /** Idempotency key of a traveller's message, which is sent again with it. */
  readonly key?: string;
}

export interface Conversation {
  readonly turns: readonly Turn[];
  readonly threadId: string | null;
  /** Id of the first turn that belongs to the thread; null when all do. The assistant does not know earlier turns. */
  readonly startId: number | null;
  readonly isPending: boolean;
}

export type ConversationEvent =
  | { readonly type: 'sent'; readonly text: string; readonly key: string }
  | { readonly type: 'again' }
  | {
      readonly type: 'replied';
      readonly text: string;
      readonly threadId: string;
      /** True when the service did not know the thread of the message and started a new one with it. */
      readonly isOtherThread: boolean;
      readonly extras: ReplyExtras;
    }
  | { readonly type: 'failed'; readonly outcome: 'failed' | 'busy' | 'empty' }
  | { readonly type: 'stopped'; readonly text: string }
  | { readonly type: 'resumed'; readonly conversation: Conversation }
  | { readonly type: 'begun' };

export const emptyConversation: Conversation = {
  turns: [],
  threadId: null,
  startId: null,
  isPending: false,
};

const append = (state: Conversation, turn: Omit<Turn, 'id'>): readonly Turn[] => [
  ...state.turns,
  { ...turn, id: (state.turns.at(-1)?.id ?? 0) + 1 },
];

/** True for a reply that failed, or was stopped before any text arrived: its message may be sent again. */
const isUnanswered = ({ outcome, text }: Turn): boolean =>
  outcome === 'failed' || outcome === 'busy' || (outcome === 'stopped' && text === '');

const lastUserTurn = ({ turns }: Conversation): Turn | undefined =>
  turns.findLast((turn) => turn.sender === 'user');

/** The traveller's last message; null before the first. */
export const lastMessage = (state: Conversation): Pick<Turn, 'text' | 'key'> | null =>
  lastUserTurn(state) ?? null;

/**
 * The last message if its reply failed, or was stopped before any text arrived; null when it has a reply or waits for
 * one.
 */
export const unsentMessage = (state: Conversation): string | null => {
  const last = state.turns.at(-1);
  return !state.isPending && last && isUnanswered(last) ? (lastMessage(state)?.text ?? null) : null;
};

/**
 * Hotels, suggestions and actions of the newest reply; null while another reply is awaited, and when the last turn is
 * not a reply.
 */
export const newestExtras = (state: Conversation): ReplyExtras | null =>
  state.isPending ? null : (state.turns.at(-1)?.extras ?? null);

/**
 * Expression of the assistant's figure: `sorry` after a failed or empty reply, `neutral` before the first reply, while
 * one is awaited and after a stop, otherwise the mood of the last reply.
 */
export const moodOf = (state: Conversation): ChatMood => {
  const last = state.turns.at(-1);
  if (state.isPending || !last || last.outcome === 'stopped') return 'neutral';
  return last.outcome === 'said' ? (last.extras?.mood ?? 'neutral') : 'sorry';
};

const ended = (state: Conversation, text: string, outcome: Outcome): Conversation => ({
  ...state,
  turns: append(state, { sender: 'sherry', text, outcome, extras: null }),
  isPending: false,
});

/** Reducer of the conversation. */
export const converse = (state: Conversation, event: ConversationEvent): Conversation => {
  switch (event.type) {
    case 'sent':
      return {
        ...state,
        turns: append(state, {
          sender: 'user',
          text: event.text,
          outcome: 'said',
          extras: null,
          key: event.key,
        }),
        isPending: true,
      };
    case 'again':
      return { ...state, turns: state.turns.filter((turn) => !isUnanswered(turn)), isPending: true };
    case 'replied': {
      const { text, threadId, isOtherThread, extras } = event;
      const outcome = text.trim() === '' ? 'empty' : 'said';
      return {
        turns: append(state, { sender: 'sherry', text, outcome, extras }),
        threadId,
        startId: isOtherThread ? (lastUserTurn(state)?.id ?? null) : state.startId,
        isPending: false,
      };
    }
    case 'begun':
      return emptyConversation;
    case 'failed':
      return ended(state, '', event.outcome);
    case 'stopped':
      return ended(state, event.text, 'stopped');
    case 'resumed':
    default: {
      const { conversation } = event;
      // The dialog was closed while a reply was awaited; it is treated as stopped.
      if (conversation.turns.at(-1)?.sender === 'user') return ended(conversation, '', 'stopped');
      return { ...conversation, isPending: false };
    }
  }
};
