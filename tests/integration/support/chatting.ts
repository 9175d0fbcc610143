import type { Answer, Visitor } from '../../support/visitor.ts';

/** A message to the assistant. */
export const say = (
  visitor: Visitor,
  message = 'Hello',
  threadId: string | null = null,
): Promise<Answer<{ sendChatMessage: { text: string; threadId: string } }>> =>
  visitor.ask('mutation($input: ChatMessageInput!) { sendChatMessage(input: $input) { text threadId } }', {
    input: { message, context: { kind: 'general' }, ...(threadId !== null && { threadId }) },
  });
