import { useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type CityPrice_PriceFragment, useCityPricesQuery } from '#generated/graphql.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useAgo } from '#i18n/dates/useAgo.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { HotelPlace } from '#lib/hotel/HotelPlace.tsx';
import { defaultParty } from '#lib/stay/guests/occupancy.ts';
import { NO_FILTERS } from '#lib/search/filters/filters.ts';
import { writeSearch } from '#lib/search/searchState.ts';
import { messages } from './Ideas.messages.ts';
import styles from './CityPrices.module.css';
import { messages as results } from '../../results/Results.messages.ts';

type CityPrice = CityPrice_PriceFragment;

/** Query string of the search that found the price, sorted by price. */
const searchOf = ({ cityCode, name, country, countryCode, checkIn, checkOut }: CityPrice): string =>
  `?${writeSearch({
    criteria: {
      destination: country,
      countryCode,
      cityCode,
      cityName: name,
      airport: null,
      checkIn,
      checkOut,
      party: defaultParty,
    },
    filters: NO_FILTERS,
    sort: 'PRICE_ASC',
    page: 1,
  })}`;

interface CitiesProps {
  title: typeof messages.weekends;
  prices: readonly CityPrice[];
}

function Cities({ title, prices }: CitiesProps) {
  const titleId = useId();
  const dates = useDates();
  const [now] = useState(() => Date.now());
  const ago = useAgo(now);
  if (prices.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 id={titleId} className={styles.subtitle}>
        <Text message={title} />
      </h3>
      <ul className={styles.cities} aria-labelledby={titleId}>
        {prices.map((price) => (
          <li key={price.cityCode}>
            <Link to={searchOf(price)} state={{ scrollTo: 'results' }} className={styles.city}>
              <span className={styles.name}>
                <HotelPlace hotel={{ ...price, city: price.name, cityHe: price.nameHe }} />
              </span>
              <span className={styles.line}>
                <bdi>{dates.range(price.checkIn, price.checkOut, 'short')}</bdi>
              </span>
              <span className={styles.price}>
                <Text
                  message={results.fromPerNight}
                  values={{
                    price: <Price key="price" money={price.fromPerNight} whole size="md" isEstimated />,
                    rooms: defaultParty.rooms,
                  }}
                />
              </span>
              <span className={styles.line}>
                <Text message={messages.checked} values={{ ago: <bdi key="ago">{ago(price.readAt)}</bdi> }} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Cities with the lowest prices that searches have found; renders nothing if there are none. */
export function CityPrices() {
  const titleId = useId();
  // Always requested, so that the page shows prices that a search has found in the meantime.
  const { data } = useCityPricesQuery({ fetchPolicy: 'cache-and-network' });
  // Deferred, so that input is handled between the response and the rendering of the cities.
  const { weekends = [], others = [] } = useDeferredValue(data) ?? {};
  if (weekends.length + others.length === 0) return null;
  return (
    <section className={`container ${styles.ideas}`} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className="display">
          <Text message={messages.cities} />
        </h2>
        <p className={styles.basis}>
          <Text message={messages.basis} />
        </p>
      </div>
      <Cities title={messages.weekends} prices={weekends} />
      <Cities title={messages.otherDays} prices={others} />
    </section>
  );
}
