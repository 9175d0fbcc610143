import type { Resolvers } from '../../generated/resolvers.ts';

export const userResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'SignInResult'> = {
  Query: {
    /** Asked of the platform when the request came in; a failed check is a visitor, never an error. */
    me: (_, __, { viewer }) => viewer,
    loginUrl: (_, { returnTo }, { services }) => services.user.loginUrl(returnTo),
  },
  Mutation: {
    signIn: (_, { input }, ctx) => ctx.services.user.signIn(ctx, input),
    register: (_, { input }, ctx) => ctx.services.user.register(ctx, input),
    adoptSession: (_, { token }, ctx) => ctx.services.user.adopt(ctx, token),
    signOut: (_, __, ctx) => ctx.services.user.signOut(ctx),
  },
  SignInResult: { __resolveType: ({ __typename }) => __typename },
};
