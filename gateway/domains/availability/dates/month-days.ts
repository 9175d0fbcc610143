import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import type { OfferList } from '#models/search/offer.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { SearchCriteria } from '#models/search/search.ts';
import type { PlainDate, Stay } from '#models/stay.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays, nightsBetween } from '#shared/stay/nights.ts';
import { MAX_DAYS_AHEAD } from '#shared/stay/stay-limits.ts';
import type { CityHotels } from '../city/city-hotels.ts';
import { createComparedHotels, hotelSetKey } from './compared-hotels.ts';
import { dayKey, type PricedDay, pricedDay, cachedDays, SAMPLE_PRICES } from './priced-day.ts';
import { lowestOfOffers } from '../offers/lowest-by-kind.ts';
import type { OfferService } from '../offers/offer.service.ts';
import type { DayPriceDeps } from './day-prices.ts';
import { type CriteriaInput, validCriteria } from '../stay-input.ts';

export interface MonthDayDeps extends Omit<DayPriceDeps, 'cityPrices'> {
  readonly offers: Pick<OfferService, 'offersOf'>;
  readonly cityHotels: CityHotels;
}

/**
 * Prices of a city by the day on which the stay begins (decision 30). The price range of the wishes is ignored. Both
 * methods throw AppError BAD_USER_INPUT.
 */
export interface MonthDayService {
  /**
   * Days of a month that can be booked and whose prices were read within twelve hours; the provider is not called.
   * @param month `yyyy-MM`
   */
  cached(input: CriteriaInput, month: string, wishes: OfferWishes): Promise<readonly PricedDay[]>;
  /**
   * One day: from the cache, or read now for at most twenty hotels of the city in one call.
   * @throws AppError when it cannot be read
   */
  checked(input: CriteriaInput, wishes: OfferWishes): Promise<PricedDay>;
}

const MAX_DAYS_OF_MONTH = 31;

const isCurrent = (answer: OfferList | Error): answer is OfferList =>
  !(answer instanceof Error) && !answer.isStale;

export function createMonthDays(deps: MonthDayDeps): MonthDayService {
  const { cache, clock, offers, cityHotels, ...scope } = deps;
  const compared = createComparedHotels(cache);

  const inCity = (input: CriteriaInput): SearchCriteria & { readonly cityCode: string } => {
    const criteria = validCriteria(input, clock());
    if (criteria.cityCode === null) {
      const rules = { cityCode: 'required, as `cities` or `suggestions` give it' };
      throw new AppError('BAD_USER_INPUT', { fields: ['cityCode'], rules });
    }
    return { ...criteria, cityCode: criteria.cityCode };
  };

  const cachedDaysOf = (
    criteria: SearchCriteria,
    stays: readonly Stay[],
    { price: _any, ...wishes }: OfferWishes,
  ): Promise<readonly PricedDay[]> => cachedDays({ cache, ...scope }, criteria, { stays, wishes });

  return {
    cached: (input, month, wishes) => {
      const criteria = inCity(input);
      demandFields({ month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) || 'a month as yyyy-MM' });
      const { stay } = criteria;
      const nights = nightsBetween(stay.checkIn, stay.checkOut);
      const [first, last] = [todayInIsrael(clock()), addDays(todayInIsrael(clock()), MAX_DAYS_AHEAD)];
      const stayFrom = (checkIn: PlainDate): Stay => ({
        checkIn,
        checkOut: addDays(checkIn, nights),
        occupancy: stay.occupancy,
      });
      const stays = Array.from({ length: MAX_DAYS_OF_MONTH }, (_, ahead) => addDays(`${month}-01`, ahead))
        .filter((day) => day.startsWith(month) && day >= first && day <= last)
        .map(stayFrom);
      return cachedDaysOf(criteria, stays, wishes);
    },
    checked: async (input, wishes) => {
      const criteria = inCity(input);
      const { stay } = criteria;
      const [known] = await cachedDaysOf(criteria, [stay], wishes);
      if (known) return known;
      const codes = await compared.of(criteria.cityCode, () => cityHotels(criteria.cityCode));
      const answers = codes.length === 0 ? [] : await offers.offersOf(codes, stay, { priority: 'normal' });
      const lists = answers.filter(isCurrent);
      if (lists.length < codes.length) throw new AppError('PROVIDER_UNAVAILABLE');
      const lowest = lowestOfOffers(lists.flatMap((list) => list.offers));
      const readAt = Math.min(clock().getTime(), ...lists.map(({ pricedAt }) => Date.parse(pricedAt)));
      const key = dayKey(criteria, scope);
      await cache.putMany(
        SAMPLE_PRICES,
        [{ key, value: { hotels: codes.length, hotelSet: hotelSetKey(codes), lowest } }],
        readAt,
      );
      return pricedDay({ stay, lowest, readAt, hotels: codes.length }, wishes);
    },
  };
}
