import { AppError } from '#gateway/errors.ts';
import type { Resolvers } from '#gateway/generated/resolvers.ts';

export const uploadResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    createUpload: (_, { purpose, bookingId = null }, { viewer, services }) => {
      if (!viewer) throw new AppError('AUTH_REQUIRED');
      return services.uploads.target(viewer, { purpose, bookingId });
    },
  },
};
