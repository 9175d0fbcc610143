/** One bubble. A failed or empty reply is a turn of the assistant without a text of her own. */
export interface Turn {
  readonly id: number;
  readonly sender: 'user' | 'sherry';
  readonly text: string;
  readonly outcome: 'said' | 'failed' | 'empty';
}

export interface Conversation {
  readonly turns: readonly Turn[];
  readonly threadId: string | null;
  readonly isPending: boolean;
}

export type ConversationEvent =
  | { readonly type: 'sent'; readonly text: string }
  | { readonly type: 'again' }
  | { readonly type: 'replied'; readonly text: string; readonly threadId: string }
  | { readonly type: 'failed'; readonly outcome: 'failed' | 'empty' }
  | { readonly type: 'resumed'; readonly conversation: Conversation };

export const emptyConversation: Conversation = { turns: [], threadId: null, isPending: false };

const append = (state: Conversation, turn: Omit<Turn, 'id'>): readonly Turn[] => [
  ...state.turns,
  { ...turn, id: (state.turns.at(-1)?.id ?? 0) + 1 },
];

/** What the traveller said last; null before the first message. */
export const lastMessage = (state: Conversation): string | null =>
  state.turns.findLast((turn) => turn.sender === 'user')?.text ?? null;

/** The message that got no answer; null when the last one got one or waits for it. */
export const unsentMessage = (state: Conversation): string | null =>
  !state.isPending && state.turns.at(-1)?.outcome === 'failed' ? lastMessage(state) : null;

/** The conversation after something happened. The first message goes without a thread (DEC-73). */
export const converse = (state: Conversation, event: ConversationEvent): Conversation => {
  switch (event.type) {
    case 'sent':
      return {
        ...state,
        turns: append(state, { sender: 'user', text: event.text, outcome: 'said' }),
        isPending: true,
      };
    case 'again':
      return { ...state, turns: state.turns.filter((turn) => turn.outcome !== 'failed'), isPending: true };
    case 'replied':
      return {
        turns: append(state, {
          sender: 'sherry',
          text: event.text,
          outcome: event.text.trim() === '' ? 'empty' : 'said',
        }),
        threadId: event.threadId,
        isPending: false,
      };
    case 'failed':
      return {
        ...state,
        turns: append(state, { sender: 'sherry', text: '', outcome: event.outcome }),
        isPending: false,
      };
    case 'resumed':
    default:
      return { ...event.conversation, isPending: false };
  }
};

const isTurn = (value: unknown): value is Turn =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'sender' in value &&
  (value.sender === 'user' || value.sender === 'sherry') &&
  'text' in value &&
  typeof value.text === 'string' &&
  'outcome' in value &&
  (value.outcome === 'said' || value.outcome === 'failed' || value.outcome === 'empty');

/** A conversation kept by this tab; null for anything of another shape or without a message. */
export const keptConversation = (value: unknown): Conversation | null => {
  if (typeof value !== 'object' || value === null || !('turns' in value) || !('threadId' in value))
    return null;
  const { turns, threadId } = value;
  if (!Array.isArray(turns) || turns.length === 0 || !turns.every((turn) => isTurn(turn))) return null;
  if (threadId !== null && typeof threadId !== 'string') return null;
  return { turns, threadId, isPending: false };
};
