import type { Resolvers } from '../../generated/resolvers.ts';

export const messageResolvers: Pick<Resolvers, 'Mutation' | 'MessageResult'> = {
  Mutation: {
    contact: (_, { input }, ctx) => ctx.services.messages.contact(ctx, input),
    talkToPerson: (_, { input }, ctx) => ctx.services.messages.handOver(ctx, input),
    notifyMe: (_, wish, ctx) => ctx.services.messages.notify(ctx, wish),
  },
  MessageResult: { __resolveType: ({ __typename }) => __typename },
};
