import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { Cache } from '#cache/cache.ts';
import type { Context } from '#gateway/context.ts';
import type { ChatProgress, ChatReply, ChatTurn } from '#models/messages/chat.ts';
import { isOwnPath } from '#shared/routes/own-path.ts';
import type { Viewer } from '#models/viewer.ts';
import { maskCardNumbers } from '#shared/text/booking-card.ts';
import type { ChatService as ChatUpstream } from '#upstreams/chat/chat-service.ts';
import { createChatProgress } from './chat-progress.ts';

const MAX_MESSAGE = 2000;
const MAX_ID = 200;
const MAX_PATH = 2000;
/** Both keys of a message are secrets of its writer: with one its reply is followed, with the other it is repeated. */
const SECRET_KEY = /^[\w-]{22,64}$/;
const SECRET_KEY_RULE = '22 to 64 letters, digits, underscores and hyphens';
/**
 * Latest time after a message at which the hotels of its reply are read: a little less than the timeout of a request.
 */
const HOTELS_BY_MS = 26_000;
/** Maximum time for reading the hotels of a reply once it is complete. */
const HOTELS_MS = 5_000;

/** The writer of a message. A GraphQL context has this shape. */
export type ChatWriter = Pick<
  Context,
  'viewer' | 'sessionToken' | 'guestToken' | 'callerAddress' | 'language' | 'signal'
>;

/** Who asks for a transcript; the viewer is null for a visitor. */
interface Known {
  readonly viewer: Pick<Viewer, 'id'> | null;
}

/** One message of a traveller to the assistant. */
interface ChatMessage {
  readonly message: string;
  readonly threadId?: string | null;
  readonly streamKey?: string | null;
  readonly key?: string | null;
  readonly context: {
    /** Kind of the page, as the schema spells it. */
    readonly kind: string;
    readonly hotelId?: string | null;
    readonly bookingId?: string | null;
    readonly path?: string | null;
    readonly today?: string | null;
  };
}

interface Deps {
  readonly chat: ChatUpstream;
  readonly cache: Pick<Cache, 'publish' | 'subscribe'>;
  /** Facts about a caller that the assistant receives. */
  readonly callers: {
    /** Creates a token with which the assistant can only read on behalf of the writer. */
    seal(writer: ChatWriter): Promise<string>;
    pseudonym(memberId: string): string;
  };
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface ConversationService {
  /**
   * Forwards a message with card numbers masked, and returns the reply with the id of its conversation.
   * @throws AppError BAD_USER_INPUT for a blank or too long message, or another invalid field; CHAT_UNAVAILABLE,
   * CHAT_EMPTY
   */
  send(writer: ChatWriter, message: ChatMessage): Promise<ChatReply>;
  /**
   * The reply to the message with this stream key, while it is being written.
   * @throws AppError BAD_USER_INPUT for an invalid key
   */
  follow(streamKey: string): AsyncIterableIterator<ChatProgress>;
  /** The messages of a conversation; null when this user has none with this id. @throws AppError CHAT_UNAVAILABLE */
  transcript(writer: Known, threadId: string): Promise<readonly ChatTurn[] | null>;
}

const isTooLong = (text: string | null | undefined, most = MAX_ID): boolean => (text?.length ?? 0) > most;

function check({ message, threadId, streamKey, key, context }: ChatMessage): void {
  const { hotelId, bookingId, path } = context;
  demandFields({
    message: (message.trim() !== '' && message.length <= MAX_MESSAGE) || `1 to ${MAX_MESSAGE} characters`,
    threadId: !isTooLong(threadId) || `at most ${MAX_ID} characters`,
    context: !(isTooLong(hotelId) || isTooLong(bookingId)) || `ids of at most ${MAX_ID} characters`,
    path: !path || (!isTooLong(path, MAX_PATH) && isOwnPath(path)) || 'the path of a page of this site',
    streamKey: !streamKey || SECRET_KEY.test(streamKey) || SECRET_KEY_RULE,
    key: !key || SECRET_KEY.test(key) || SECRET_KEY_RULE,
  });
}

/** Conversations with the assistant, over the chat service. */
export function createConversationService({ chat, cache, callers, now }: Deps): ConversationService {
  const board = createChatProgress(cache);
  const idOf = ({ viewer }: Known): string | null => viewer && callers.pseudonym(viewer.id);

  return {
    async send(writer, sent) {
      check(sent);
      const came = now();
      const { message, threadId = null, streamKey, key, context } = sent;
      const { kind, hotelId = null, bookingId = null, path, today = null } = context;
      const publisher = streamKey ? board.publisher(streamKey) : null;
      try {
        const answer = await chat.send(
          {
            text: maskCardNumbers(message.trim()),
            threadId: threadId || null,
            key: key || null,
            context: {
              // The chat service spells the kinds with hyphens, which GraphQL names cannot contain.
              kind: kind.replace('_', '-'),
              hotelId,
              bookingId,
              path: path || null,
              today,
              language: writer.language,
            },
          },
          { token: await callers.seal(writer), id: idOf(writer) },
          {
            signal: writer.signal,
            activity: (activity) => publisher?.activity(activity),
            text: (piece) => publisher?.text(piece),
          },
        );
        return { ...answer, hotelsUntil: Math.min(came + HOTELS_BY_MS, now() + HOTELS_MS) };
      } finally {
        publisher?.end();
      }
    },

    follow(streamKey) {
      demandFields({ streamKey: SECRET_KEY.test(streamKey) || SECRET_KEY_RULE });
      return board.follow(streamKey);
    },

    transcript: async (writer, threadId) =>
      threadId === '' || isTooLong(threadId) ? null : chat.transcript(threadId, idOf(writer)),
  };
}
