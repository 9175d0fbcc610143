import type { Resolvers } from '#gateway/generated/resolvers.ts';
import { carAddons, cars, insurancePackage, ticketOptions } from '#shared/extras/extras-catalogue.ts';

/** The catalogue is part of the release, so nothing has to be read and nothing can fail. */
export const extrasResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    extrasCatalogue: () => ({
      cars: [...cars],
      carAddons: [...carAddons],
      insurance: insurancePackage,
      attractions: [...ticketOptions],
    }),
  },
};
