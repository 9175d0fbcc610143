import type DataLoader from 'dataloader';
import { batchLoader } from '#gateway/kit/loader-kit.ts';
import type { AccountService } from './account.service.ts';
import { type TravelStats, travelStats } from './travel-stats.ts';

/** Maximum number of people whose bookings are counted in one call. */
const PEOPLE_BATCH = 25;

/** Statistics of people, for one request. The permission of the field decides who may read them. */
export interface UserLoaders {
  /** By email. */
  readonly travelStatsByEmail: DataLoader<string, TravelStats, string>;
}

export const userLoaders = (account: Pick<AccountService, 'travels'>): UserLoaders => ({
  travelStatsByEmail: batchLoader<string, TravelStats>({
    maxBatch: PEOPLE_BATCH,
    cacheKey: (email) => email,
    load: async (emails) => {
      const travels = await account.travels(emails);
      return emails.map((email) => travelStats(travels.get(email) ?? { places: [], reviews: 0 }));
    },
  }),
});
