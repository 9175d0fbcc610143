import { useChatReplyProgressSubscription } from '#generated/graphql.ts';
import type { ChatReplyProgressSubscription } from '#generated/graphql.ts';

export type ReplyProgress = ChatReplyProgressSubscription['chatReplyProgress'];

/**
 * The reply while it is being written: the complete text so far. Without a live connection it stays null, and the reply
 * is shown only when it is complete.
 * @param streamKey key of the message whose reply is awaited; null without one
 */
export const useReplyProgress = (streamKey: string | null): ReplyProgress | null => {
  const { data } = useChatReplyProgressSubscription({
    variables: { streamKey: streamKey ?? '' },
    skip: streamKey === null,
    fetchPolicy: 'no-cache',
  });
  return streamKey === null ? null : (data?.chatReplyProgress ?? null);
};
