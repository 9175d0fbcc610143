import type { Resolvers } from '../../generated/resolvers.ts';

export const chatResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    sendChatMessage: (_, { input }, { services }) => services.chat.send(input),
  },
};
