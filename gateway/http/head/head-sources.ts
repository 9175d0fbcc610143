import type { Services } from '../../context.ts';
import { hebrewCityName } from '../../domains/place/place-names.ts';
import { AppError } from '../../errors.ts';
import type { RateLimits } from '../../limits/rate-limits.ts';
import type { HeadSources } from './page-head.ts';

type Deps = Pick<Services, 'hotels' | 'offers' | 'places'> & Pick<RateLimits, 'spend'>;

/** Rows of a city look-up that are enough to meet the city that an address names. */
const FEW = 5;

/** Heads from the services that the pages themselves read: what one has read, the other finds in the cache. */
export const headSources = ({ hotels, offers, places, spend }: Deps): HeadSources => ({
  spend: (caller) => spend('visitor', caller),
  hotel: async (id) => {
    const [hotel] = await hotels.hotels([id]);
    if (hotel === undefined) throw new AppError('INTERNAL');
    if (hotel instanceof Error) throw hotel;
    return hotel;
  },
  knownOffers: async (id, stay) => offers.knownOffers(id, offers.stay(stay)),
  hebrewCityName: async (countryCode, cityCode, name) => {
    const city = (await places.cities(countryCode, name, FEW)).find(({ code }) => code === cityCode);
    return city ? hebrewCityName(city) : null;
  },
});
