import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useCheckedDayLazyQuery, useKnownDaysQuery } from '#generated/graphql.ts';
import { addDays, nightsBetween, today } from '#i18n/dates/plain-date.ts';
import { useCurrency } from '#i18n/money/CurrencyProvider.tsx';
import { LEDGER_CURRENCY } from '#models/money.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { criteriaInput, writeSearch } from '#lib/search/searchState.ts';
import { lastCheckIn } from '#lib/search/dates/stayDates.ts';
import { wishesInput } from '#lib/hotel/wishesInput.ts';
import { daysBefore, firstDaySlots } from '#shared/routes/first-search.ts';
import type { Search } from '../../useSearch.ts';
import { DayChecks } from './DayChecks.tsx';
import { DayPrice } from './DayPrice.tsx';
import styles from './DayStrip.module.css';
import { messages as monthMessages } from './MonthDays.messages.ts';
import { isFiltered, knownByDay, type PricedDay } from './ownDay.ts';
import { useHasPrices } from '../results/useHasPrices.ts';
import { messages } from '../results/Results.messages.ts';

interface DayStripProps {
  search: Search;
  /** True once the search on screen is complete, because more prices of other days may then be known. */
  isComplete: boolean;
  /** The searched day with the price of the list; null while that is not known. */
  own: PricedDay | null;
  /** True once hotels of this search are on screen; from then on nothing above them may move. */
  isListShown: boolean;
}

/** The week around a day: it starts today at the earliest and is cut off at the last day that can be searched. */
const weekAround = (day: string, now: string): readonly string[] => {
  const earliest = addDays(day, -daysBefore);
  const first = earliest < now ? now : earliest;
  const last = lastCheckIn(now);
  return firstDaySlots.map((_, ahead) => addDays(first, ahead)).filter((each) => each <= last);
};

/** Scrolls the strip so that the searched day is in its middle, without scrolling the page. */
const useCentred = (day: string) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const centre = () => {
      const strip = list.current?.getBoundingClientRect();
      const shown = list.current?.querySelector(`[data-day="${day}"]`)?.getBoundingClientRect();
      if (!list.current || !strip || !shown) return;
      list.current.scrollLeft += shown.left + shown.width / 2 - (strip.left + strip.width / 2);
    };
    // In an animation frame, because measuring now would force a layout while the page is being rendered.
    const frame = requestAnimationFrame(centre);
    return () => cancelAnimationFrame(frame);
  }, [day]);
  return list;
};

/** The same search for a stay of the same length that starts on another day. */
const startingOn = (criteria: Search['criteria'], checkIn: string): Search['criteria'] => ({
  ...criteria,
  checkIn,
  checkOut: addDays(checkIn, nightsBetween(criteria.checkIn, criteria.checkOut) ?? 1),
});

/**
 * False with a minimum price filter: a checked day would mostly have no result, because the server stores only the
 * lowest price of a day.
 */
const isCheckable = ({ price }: Search['filters']): boolean => price.min === 0;

/** The known prices of the days around the searched one, and a function that checks another day. */
const useDays = ({ criteria, filters, criteriaKey }: Search, isComplete: boolean) => {
  const variables = useMemo(
    () => ({ criteria: criteriaInput(criteria), ...wishesInput(filters) }),
    [criteria, filters],
  );
  const { data, refetch } = useKnownDaysQuery({ variables, fetchPolicy: 'cache-and-network' });
  const finished = isComplete ? criteriaKey : null;
  useEffect(() => {
    if (finished !== null) refetch().catch(() => undefined);
  }, [finished, refetch]);
  const [ask] = useCheckedDayLazyQuery({ fetchPolicy: 'network-only' });
  const check = async (checkIn: string) => {
    const { error } = await ask({
      variables: { ...variables, criteria: criteriaInput(startingOn(criteria, checkIn)) },
    });
    if (error) throw error;
    // The server has stored the checked price, so it is still known after a reload.
    await refetch();
  };
  return { days: data?.knownDays, check, key: JSON.stringify(variables) };
};

/**
 * Start days around the searched one, with the lowest prices that similar searches have found, and a button that checks
 * a few hotels on the other days.
 */
export function DayStrip({ search, isComplete, own, isListShown }: DayStripProps) {
  const intl = useIntl();
  const dates = useDates();
  const { criteria, filters, sort, criteriaKey } = search;
  const { days, check, key } = useDays(search, isComplete);
  const [pressedFor, setPressedFor] = useState<string | null>(null);
  const isRequested = pressedFor === key || (days?.some(({ hotels }) => hotels !== null) ?? false);
  const priced = days?.filter(({ pricePerNight }) => pricePerNight !== null).length;
  const hasOwnPrices = useHasPrices(criteriaKey, priced, isListShown);
  const hasPrices = hasOwnPrices || isRequested;
  const isEstimated = useCurrency().currency.code !== LEDGER_CURRENCY;
  const list = useCentred(criteria.checkIn);

  const week = weekAround(criteria.checkIn, today());
  const isPartial = isFiltered(search);
  // Hotel filters do not apply to the prices of other days, so with such filters the list's price is not used for this
  // day.
  const known = knownByDay(days, isPartial ? null : criteria.checkIn, own);
  const isSampled = week.some((day) => (known.get(day)?.hotels ?? null) !== null);
  // The searched day is checked by the search itself.
  const unknown = week.filter((day) => day !== criteria.checkIn && !known.has(day));
  const addressOf = (checkIn: string) =>
    `?${writeSearch({ criteria: startingOn(criteria, checkIn), filters, sort, page: 1 })}`;
  const nights = nightsBetween(criteria.checkIn, criteria.checkOut) ?? 1;
  return (
    <nav className={styles.strip} aria-label={intl.formatMessage(messages.days)}>
      <ul
        ref={list}
        className={clsx(
          styles.days,
          hasPrices && styles.tall,
          hasPrices && (isRequested || isPartial) && styles.sampled,
          isEstimated && styles.estimated,
        )}
      >
        {week.map((day, at) => {
          const read = hasPrices ? known.get(day) : undefined;
          return (
            <li key={day} data-day={day}>
              <Link
                to={addressOf(day)}
                state={{ scrollTo: 'results' }}
                className={styles.day}
                aria-current={day === criteria.checkIn ? 'true' : undefined}
              >
                <span data-moment={firstDaySlots[at]}>{dates.date(day, 'weekday')}</span>{' '}
                {read && <DayPrice key={criteriaKey + read.pricedAt} day={read} isMixed={isSampled} />}
              </Link>
            </li>
          );
        })}
      </ul>
      {hasPrices && (
        <p className={styles.note}>
          {intl.formatMessage(isSampled ? monthMessages.note : messages.daysNote, { nights })}
          {isPartial && ` ${intl.formatMessage(messages.daysUnfiltered)}`}
        </p>
      )}
      {isCheckable(filters) && (
        <DayChecks
          key={key}
          unknown={unknown}
          check={(day) => {
            setPressedFor(key);
            return check(day);
          }}
        />
      )}
    </nav>
  );
}
