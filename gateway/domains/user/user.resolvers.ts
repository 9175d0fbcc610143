import type { Context } from '#gateway/context.ts';
import { AppError } from '#gateway/errors.ts';
import type { Resolvers } from '#gateway/generated/resolvers.ts';
import type { Viewer } from '#models/viewer.ts';
import type { AccountCaller, ProfileSaved, ProfileRefused } from './account-ports.ts';
import { profileRefusal } from './refusals.ts';
import type { AdoptAnswer } from './user.service.ts';

/** After signing in, the rest of the request runs as the member. */
function entered<T extends AdoptAnswer>(request: { viewer: Viewer | null }, answer: T): T {
  if (answer.__typename === 'SignedIn') request.viewer = answer.viewer;
  return answer;
}

/** Narrows the type: the permission map has already refused visitors. */
function accountOf(context: Context): AccountCaller {
  const { viewer, sessionToken, callerAddress, deviceProofs, signal, cookies, forgetViewer } = context;
  if (!viewer || sessionToken === null) throw new AppError('AUTH_REQUIRED');
  return { viewer, sessionToken, callerAddress, deviceProofs, signal, cookies, forgetViewer };
}

/** The rest of the request sees the person as they are after the change. */
function changed(request: { viewer: Viewer | null }, answer: ProfileSaved | ProfileRefused) {
  if (answer.__typename === 'ProfileSaved') request.viewer = answer.viewer;
  return answer;
}

type UserTypes =
  | 'Query'
  | 'Mutation'
  | 'Viewer'
  | 'SignInResult'
  | 'AdoptSessionResult'
  | 'ProfileRefused'
  | 'UpdateMeResult'
  | 'DeleteAccountResult';

export const userResolvers: Pick<Resolvers, UserTypes> = {
  Query: {
    /** The owner of the session, as known when the request arrived. A failed check says nothing about who that is. */
    me: (_, __, { viewer, isViewerUnknown }) => {
      if (!viewer && isViewerUnknown) throw new AppError('PLATFORM_UNAVAILABLE');
      return viewer;
    },
    loginUrl: (_, args, ctx) => ctx.services.user.startLogin(ctx, args),
    myDataExport: (_, __, ctx) => ctx.services.account.exportData(accountOf(ctx)),
  },
  Mutation: {
    signIn: async (_, { input }, ctx) => entered(ctx, await ctx.services.user.signIn(ctx, input)),
    register: async (_, { input }, ctx) => entered(ctx, await ctx.services.user.register(ctx, input)),
    adoptSession: async (_, args, ctx) => entered(ctx, await ctx.services.user.adopt(ctx, args)),
    signOut: (_, __, ctx) => {
      ctx.viewer = null;
      return ctx.services.user.signOut(ctx);
    },
    updateMe: async (_, { input }, ctx) =>
      changed(ctx, await ctx.services.account.update(accountOf(ctx), input)),
    changePassword: async (_, { current, next }, ctx) =>
      changed(ctx, await ctx.services.account.changePassword(accountOf(ctx), current, next)),
    deleteMyAccount: async (_, { password }, ctx) => {
      const answer = await ctx.services.account.delete(accountOf(ctx), password);
      if (answer.__typename === 'AccountDeleted') ctx.viewer = null;
      return answer;
    },
  },
  Viewer: { travelStats: ({ email }, _, { loaders }) => loaders.travelStatsByEmail.load(email) },
  AdoptSessionResult: { __resolveType: ({ __typename }) => __typename },
  SignInResult: { __resolveType: ({ __typename }) => __typename },
  ProfileRefused: { message: profileRefusal },
  UpdateMeResult: { __resolveType: ({ __typename }) => __typename },
  DeleteAccountResult: { __resolveType: ({ __typename }) => __typename },
};
