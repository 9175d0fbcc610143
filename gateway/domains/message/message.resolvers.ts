import { refusedFields } from '#gateway/kit/demand-fields.ts';
import type { Resolvers } from '#gateway/generated/resolvers.ts';
import { messageInputRules } from './input-rules.ts';

export const messageResolvers: Pick<Resolvers, 'Mutation' | 'MessageRefused' | 'MessageResult'> = {
  Mutation: {
    contact: (_, { input }, ctx) => ctx.services.messages.contact(ctx, input),
    talkToPerson: (_, { input }, ctx) => ctx.services.messages.handOver(ctx, input),
    notifyMe: (_, wish, ctx) => ctx.services.messages.notify(ctx, wish),
  },
  MessageRefused: { message: ({ fields }) => refusedFields(fields, messageInputRules) },
  MessageResult: { __resolveType: ({ __typename }) => __typename },
};
