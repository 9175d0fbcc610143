import type { Resolvers } from '#gateway/generated/resolvers.ts';
import type { ChatProgress } from '#models/messages/chat.ts';
import { hotelsOf, offerFor } from './chat-hotels.ts';

/**
 * Progress as events of the subscription. Not a generator, because `return` of a generator waits for a pending `next`,
 * and the client may have left.
 */
const progressEvents = (source: AsyncIterableIterator<ChatProgress>) => ({
  next: async () => {
    const { done = false, value } = await source.next();
    if (done) return { done: true as const, value: undefined };
    return { done: false as const, value: { chatReplyProgress: value } };
  },
  return: async () => {
    await source.return?.();
    return { done: true as const, value: undefined };
  },
  [Symbol.asyncIterator]() {
    return this;
  },
});

/** Conversations with the assistant. */
export const chatResolvers: Pick<Resolvers, 'Mutation' | 'Subscription' | 'ChatReply' | 'ChatHotel'> = {
  Mutation: {
    sendChatMessage: (_, { input }, context) => context.services.chat.send(context, input),
  },
  Subscription: {
    chatReplyProgress: {
      subscribe: (_, { streamKey }, { services }) => progressEvents(services.chat.follow(streamKey)),
    },
  },
  ChatReply: {
    hotels: async (reply, _, context) => [...(await hotelsOf(reply, context))],
    suggestions: ({ suggestions }) => [...suggestions],
    actions: ({ actions }) => [...actions],
  },
  ChatHotel: {
    checkIn: ({ stay }) => stay?.checkIn ?? null,
    checkOut: ({ stay }) => stay?.checkOut ?? null,
    occupancy: ({ stay }) =>
      stay && {
        ...stay.occupancy,
        childrenAges: [...stay.occupancy.childrenAges],
        children: stay.occupancy.childrenAges.length,
      },
    cheapestOffer: async (hotel, _, context) => (await offerFor(hotel, context))?.offer ?? null,
    pricedAt: async (hotel, _, context) => (await offerFor(hotel, context))?.pricedAt ?? null,
  },
};
