import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { type KnownDaysQuery, useKnownDaysQuery } from '../../../generated/graphql.ts';
import { addDays, nightsBetween, today } from '../../../i18n/plain-date.ts';
import { Price } from '../../../i18n/Price.tsx';
import { useAgo } from '../../../i18n/useAgo.ts';
import { useDates } from '../../../i18n/useDates.ts';
import { activeFilters } from '../../../lib/search/filters.ts';
import { criteriaInput, writeSearch } from '../../../lib/search/searchState.ts';
import { lastCheckIn } from '../../../lib/search/stayDates.ts';
import { wishesInput } from '../../../lib/wishesInput.ts';
import type { Search } from '../useSearch.ts';
import styles from './DayStrip.module.css';
import { useHasPrices } from './useHasPrices.ts';
import { messages } from './Results.messages.ts';

interface DayStripProps {
  search: Search;
  /** True once the search on screen is complete: then its own price is known too. */
  isComplete: boolean;
  /** True once hotels of this search are on screen: from then on nothing above them moves. */
  isListShown: boolean;
}

const DAYS = 7;
const DAYS_BEFORE = 3;

/** The week around a day, later where it would begin in the past, cut off at the last day that can be searched. */
const weekAround = (day: string, now: string): readonly string[] => {
  const earliest = addDays(day, -DAYS_BEFORE);
  const first = earliest < now ? now : earliest;
  const last = lastCheckIn(now);
  return Array.from({ length: DAYS }, (_, ahead) => addDays(first, ahead)).filter((each) => each <= last);
};

/** Where the strip scrolls, the day on screen stands in its middle. The page itself does not move. */
const useCentred = (day: string) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = list.current?.getBoundingClientRect();
    const shown = list.current?.querySelector(`[data-day="${day}"]`)?.getBoundingClientRect();
    if (!list.current || !strip || !shown) return;
    list.current.scrollLeft += shown.left + shown.width / 2 - (strip.left + strip.width / 2);
  }, [day]);
  return list;
};

function Seen({ known }: { known: KnownDaysQuery['knownDays'][number] }) {
  const [now] = useState(() => Date.now());
  const ago = useAgo(now);
  return (
    <>
      <span className={styles.price}>
        <Price money={known.pricePerNight} whole />
      </span>{' '}
      <span className={styles.age}>{ago(known.pricedAt)}</span>
    </>
  );
}

/** Start days around the searched one, with the lowest price that a like search found when somebody made it. */
export function DayStrip({ search, isComplete, isListShown }: DayStripProps) {
  const intl = useIntl();
  const dates = useDates();
  const { criteria, filters, sort, criteriaKey } = search;
  const variables = useMemo(
    () => ({ criteria: criteriaInput(criteria), ...wishesInput(filters) }),
    [criteria, filters],
  );
  const { data, refetch } = useKnownDaysQuery({ variables, fetchPolicy: 'cache-and-network' });
  const finished = isComplete ? criteriaKey : null;
  useEffect(() => {
    if (finished !== null) refetch().catch(() => undefined);
  }, [finished, refetch]);
  const hasPrices = useHasPrices(criteriaKey, data?.knownDays.length, isListShown);
  const list = useCentred(criteria.checkIn);

  const nights = nightsBetween(criteria.checkIn, criteria.checkOut) ?? 1;
  const seen = new Map((hasPrices ? (data?.knownDays ?? []) : []).map((known) => [known.checkIn, known]));
  const addressOf = (checkIn: string) => {
    const moved = { ...criteria, checkIn, checkOut: addDays(checkIn, nights) };
    return `?${writeSearch({ criteria: moved, filters, sort, page: 1 })}`;
  };
  const isFiltered = activeFilters({ ...filters, meals: [], freeCancellation: false }).length > 0;
  return (
    <nav className={styles.strip} aria-label={intl.formatMessage(messages.days)}>
      <ul ref={list} className={clsx(styles.days, hasPrices && styles.tall)}>
        {weekAround(criteria.checkIn, today()).map((day) => {
          const known = seen.get(day);
          return (
            <li key={day} data-day={day}>
              <Link
                to={addressOf(day)}
                state={{ scrollTo: 'results' }}
                className={styles.day}
                aria-current={day === criteria.checkIn ? 'true' : undefined}
              >
                <span>{dates.date(day, 'weekday')}</span>{' '}
                {known && <Seen key={criteriaKey + known.pricedAt} known={known} />}
              </Link>
            </li>
          );
        })}
      </ul>
      {hasPrices && (
        <p className={styles.note}>
          {intl.formatMessage(messages.daysNote, { nights })}
          {isFiltered && ` ${intl.formatMessage(messages.daysUnfiltered)}`}
        </p>
      )}
    </nav>
  );
}
