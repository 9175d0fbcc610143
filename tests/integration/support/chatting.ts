import type { GraphqlReply, Visitor } from '#tests/support/visitor.ts';
import type { StubServer } from '#tests/support/servers/stub-server.ts';

/** A reply as a page reads it. */
export interface ReplyShown {
  readonly threadId: string;
  readonly text: string;
  readonly suggestions: readonly string[];
  readonly actions: readonly { readonly kind: string; readonly href: string | null }[];
  readonly mood: string;
  readonly hotels: readonly {
    readonly href: string;
    readonly checkIn: string | null;
    readonly occupancy: { readonly adults: number; readonly rooms: number } | null;
    readonly pricedAt: string | null;
    readonly hotel: { readonly id: string };
    readonly cheapestOffer: { readonly id: string; readonly total: { readonly amountMinor: number } } | null;
  }[];
}

/** Sends a message to the assistant. */
export const say = (
  visitor: Visitor,
  message = 'Hello',
  threadId: string | null = null,
): Promise<GraphqlReply<{ sendChatMessage: { text: string; threadId: string } }>> =>
  visitor.ask('mutation($input: ChatMessageInput!) { sendChatMessage(input: $input) { text threadId } }', {
    input: { message, context: { kind: 'general' }, ...(threadId !== null && { threadId }) },
  });

/** Sends a message to the assistant and reads all fields of the reply. */
export const converse = (
  visitor: Visitor,
  input: object = {},
  headers: Record<string, string> = {},
): Promise<GraphqlReply<{ sendChatMessage: ReplyShown }>> =>
  visitor.ask(
    `mutation($input: ChatMessageInput!) {
      sendChatMessage(input: $input) {
        threadId text suggestions actions { kind href } mood
        hotels {
          href checkIn occupancy { adults rooms } pricedAt hotel { id } cheapestOffer { id total { amountMinor } }
        }
      }
    }`,
    { input: { message: 'Hello', context: { kind: 'general' }, ...input } },
    headers,
  );

/** The gateway's settings for a chat service that the test provides. */
export const chatAt = ({ url }: StubServer): Record<string, string> => ({
  CHAT_URL: url,
  CHAT_SECRET: 'a-secret-of-the-test',
});

/** The caller token of the last message. */
export const tokenOf = (chat: StubServer): string => String(chat.seen.at(-1)?.headers['x-caller-token']);
