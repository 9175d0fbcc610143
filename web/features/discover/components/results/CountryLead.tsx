import { forOtherPlace } from '#lib/search/filters/filters.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useCountryLeadQuery } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { bareRange } from '#lib/search/price/budget.ts';
import { criteriaInput, writeSearch } from '#lib/search/searchState.ts';
import { useHotelCount } from '#lib/search/filters/useHotelCount.ts';
import { usePlaceNames } from '#lib/search/destination/usePlaceNames.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { Search } from '../../useSearch.ts';
import styles from './CountryLead.module.css';
import { messages } from './Results.messages.ts';

interface CountryLeadProps {
  search: Search;
  countryCode: string;
}

/** Maximum number of listed cities, as in the query; as many placeholders are shown while they are loading. */
const MAX_CITIES = 8;

/** The filters that concern rooms, including the maximum price, because prices above it must not be shown. */
const roomWishes = ({ meals, freeCancellation, bedsForAll, price }: Search['filters']) => ({
  meals: [...meals],
  freeCancellation,
  bedsForAll,
  price: bareRange(price),
});

/**
 * The best-known cities of a country with their lowest known prices, because a country is too large to be searched
 * completely. Renders nothing if no city is known.
 */
export function CountryLead({ search, countryCode }: CountryLeadProps) {
  const hotelCount = useHotelCount();
  const { content } = useLocale();
  const { criteria, filters, sort } = search;
  const { country } = usePlaceNames(criteria);
  const stay = useMemo(() => criteriaInput(criteria).stay, [criteria]);
  const wishes = useMemo(() => roomWishes(filters), [filters]);
  const { data, loading } = useCountryLeadQuery({
    variables: { countryCode, stay, wishes },
    // Requested again after Back, because searches may have found more prices in the meantime.
    fetchPolicy: 'cache-and-network',
  });
  const cities = data?.knownCities ?? [];
  // A URL edited by hand may contain the code of a country without its name.
  if (!country || (!loading && cities.length === 0)) return null;
  const addressOf = ({ code, name }: (typeof cities)[number]) =>
    `?${writeSearch({ criteria: { ...criteria, cityCode: code, cityName: name }, filters: forOtherPlace(filters), sort, page: 1 })}`;
  return (
    <section className={styles.lead} aria-labelledby="country-lead" aria-busy={loading}>
      <h2 id="country-lead" className="display" tabIndex={-1} data-moment="">
        <Text message={messages.whereIn} values={{ country: <bdi key="country">{country}</bdi> }} />
      </h2>
      <ul className={styles.cities}>
        {loading && cities.length === 0
          ? Array.from({ length: MAX_CITIES }, (_, at) => (
              <li key={at} className={styles.waiting}>
                <Skeleton width="60%" />
              </li>
            ))
          : cities.map((city) => (
              <li key={city.code}>
                <Link to={addressOf(city)} state={{ scrollTo: 'results' }} className={styles.city}>
                  <strong>
                    <bdi>{(content === 'he' && city.nameHe) || city.name}</bdi>
                  </strong>
                  {typeof city.hotels === 'number' && <span>{hotelCount(city.hotels, 0)}</span>}
                  {city.fromPerNight && (
                    <span>
                      <Text
                        message={messages.fromPerNight}
                        values={{
                          price: <Price key="price" money={city.fromPerNight} whole isEstimated />,
                          rooms: criteria.party.rooms,
                        }}
                      />
                    </span>
                  )}
                </Link>
              </li>
            ))}
      </ul>
    </section>
  );
}
