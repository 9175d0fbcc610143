import type { Resolvers } from '../../generated/resolvers.ts';
import type { Viewer } from '../../models/viewer.ts';
import type { SignInAnswer } from './user.service.ts';

/** Whoever has just signed in reads his own answer. */
function entered(request: { viewer: Viewer | null }, answer: SignInAnswer): SignInAnswer {
  if (answer.__typename === 'SignedIn') request.viewer = answer.viewer;
  return answer;
}

export const userResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'SignInResult'> = {
  Query: {
    /** Asked of the platform when the request came in; a failed check is a visitor, never an error. */
    me: (_, __, { viewer }) => viewer,
    loginUrl: (_, { returnTo }, { services }) => services.user.loginUrl(returnTo),
  },
  Mutation: {
    signIn: async (_, { input }, ctx) => entered(ctx, await ctx.services.user.signIn(ctx, input)),
    register: async (_, { input }, ctx) => entered(ctx, await ctx.services.user.register(ctx, input)),
    adoptSession: async (_, { token }, ctx) => entered(ctx, await ctx.services.user.adopt(ctx, token)),
    signOut: (_, __, ctx) => {
      ctx.viewer = null;
      return ctx.services.user.signOut(ctx);
    },
  },
  SignInResult: { __resolveType: ({ __typename }) => __typename },
};
