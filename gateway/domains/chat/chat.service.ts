import { AppError } from '../../errors.ts';
import { maskCardNumbers } from '../../pricing/booking-card.ts';
import type { ChatService as ChatUpstream } from '../../upstreams/chat/chat-service.ts';

const MAX_MESSAGE = 2000;
const MAX_ID = 200;

/** One message of a traveller to the assistant. */
interface ChatMessage {
  readonly message: string;
  readonly threadId?: string | null;
  readonly context: {
    /** Kind of the place, as the schema spells it. */
    readonly kind: string;
    readonly hotelId?: string | null;
    readonly bookingId?: string | null;
  };
}

export interface ConversationService {
  /**
   * Forwards a message, card numbers masked, and answers the reply with the thread to go on with.
   * @throws AppError BAD_USER_INPUT for a blank or too long message; CHAT_UNAVAILABLE, CHAT_EMPTY
   */
  send(message: ChatMessage): Promise<{ readonly threadId: string; readonly text: string }>;
}

/** Conversations with the assistant, over the chat service. */
export function createConversationService({ chat }: { readonly chat: ChatUpstream }): ConversationService {
  return {
    async send({ message, threadId = null, context }) {
      const { kind, hotelId = null, bookingId = null } = context;
      if (message.trim() === '' || message.length > MAX_MESSAGE) throw badInput('message');
      if ((threadId?.length ?? 0) > MAX_ID) throw badInput('threadId');
      if ((hotelId?.length ?? 0) > MAX_ID || (bookingId?.length ?? 0) > MAX_ID) throw badInput('context');
      return chat.send({
        text: maskCardNumbers(message.trim()),
        threadId,
        // The specification writes the kinds with hyphens; names of the schema cannot have them.
        context: { kind: kind.replace('_', '-'), hotelId, bookingId },
      });
    },
  };
}

const badInput = (field: string): AppError => new AppError('BAD_USER_INPUT', { fields: [field] });
