import { MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import { getDayOfWeek } from '@internationalized/date';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useCheckedDayLazyQuery, useMonthDaysQuery } from '#generated/graphql.ts';
import { addDays, nightsBetween, parsePlainDate, today } from '#i18n/dates/plain-date.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { criteriaInput, writeSearch } from '#lib/search/searchState.ts';
import { wishesInput } from '#lib/hotel/wishesInput.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { NumberStepper } from '#ui/NumberStepper.tsx';
import { Select } from '#ui/Select.tsx';
import { daysOfMonth, keepingMonth, type MonthChoice, monthsFrom, withMonth } from '../../search/monthUrl.ts';
import type { Search } from '../../useSearch.ts';
import days from './DayStrip.module.css';
import styles from './MonthDays.module.css';
import { DayChecks } from './DayChecks.tsx';
import { DayPrice } from './DayPrice.tsx';
import { messages } from './MonthDays.messages.ts';
import { isFiltered, knownByDay, type PricedDay } from './ownDay.ts';
import { messages as resultMessages } from '../results/Results.messages.ts';

/** Any Sunday, the first day of the week in the calendar; used to format the names of the weekdays. */
const A_SUNDAY = '2026-11-22';
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Option for stays that may start on any day of the week. */
const ANY_DAY = 'any';

/** Maximum number of days that one press checks; limited, because each costs a call of the provider. */
const MAX_AT_ONCE = WEEK.length;

const weekdayOf = (day: string): number => {
  const parsed = parsePlainDate(day);
  return parsed ? getDayOfWeek(parsed, 'en-US') : 0;
};

interface MonthDaysProps {
  search: Search;
  /** The searched day with the price of the list; null while that is not known. */
  own: PricedDay | null;
  choice: MonthChoice;
}

interface MonthPanelProps extends MonthDaysProps {
  headingRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

/** The days of a month with their known prices, and functions that check more of them. */
const useMonth = ({ search, own, choice: { month, nights } }: MonthDaysProps) => {
  const { criteria, filters } = search;
  const { meals, freeCancellation, bedsForAll } = filters;
  const variablesFor = (checkIn: string) => ({
    criteria: criteriaInput({ ...criteria, checkIn, checkOut: addDays(checkIn, nights) }),
    ...wishesInput({ meals, freeCancellation, bedsForAll }),
  });
  const now = today();
  const all = daysOfMonth(month, now);
  const variables = { ...variablesFor(all[0] ?? now), month };
  const { data, refetch } = useMonthDaysQuery({ variables, fetchPolicy: 'cache-and-network' });
  const [ask] = useCheckedDayLazyQuery({ fetchPolicy: 'network-only' });
  const check = async (day: string) => {
    const { error } = await ask({ variables: variablesFor(day) });
    if (error) throw error;
    // The server has stored the checked price, so it is still known after a reload.
    await refetch();
  };
  // The list's price can be compared with other days only for a stay of the same length and without filters of hotels
  // and prices, which do not apply to other days.
  const isSameStay = nightsBetween(criteria.checkIn, criteria.checkOut) === nights && !isFiltered(search);
  const known = knownByDay(data?.monthDays, isSameStay ? criteria.checkIn : null, own);
  return { all, known, check, key: JSON.stringify(variables) };
};

/** A month as a calendar: every possible start day with its known price, and buttons that check more days. */
export function MonthDays(props: MonthPanelProps) {
  const { search, choice, headingRef, onClose } = props;
  const { criteria, filters, sort } = search;
  const intl = useIntl();
  const dates = useDates();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [weekday, setWeekday] = useState(ANY_DAY);
  const { all, known, check, key } = useMonth(props);
  const isRequested = (day: string) => weekday === ANY_DAY || String(weekdayOf(day)) === weekday;
  const unknown = all.filter((day) => isRequested(day) && !known.has(day)).slice(0, MAX_AT_ONCE);
  const isSampled = [...known.values()].some(({ hotels }) => hotels !== null);
  const choose = (next: Partial<MonthChoice>) =>
    void navigate(`?${withMonth(query, { ...choice, ...next })}`, { preventScrollReset: true });
  const addressOf = (checkIn: string) => {
    const moved = { ...criteria, checkIn, checkOut: addDays(checkIn, choice.nights) };
    return `?${keepingMonth(writeSearch({ criteria: moved, filters, sort, page: 1 }), query)}`;
  };
  return (
    <section className={styles.month} aria-labelledby="month-heading">
      <div className={styles.head}>
        <h2 id="month-heading" ref={headingRef} tabIndex={-1} className={styles.heading}>
          <Text message={messages.heading} />
        </h2>
        <ButtonLink to={`?${withMonth(query, null)}`} variant="ghost" size="sm" icon={X} onFollow={onClose}>
          <Text message={messages.close} />
        </ButtonLink>
      </div>
      <div className={styles.choice}>
        <Select
          label={intl.formatMessage(messages.month)}
          value={choice.month}
          onChange={(month) => choose({ month })}
          options={monthsFrom(today()).map((id) => ({ id, label: dates.date(`${id}-01`, 'month') }))}
        />
        <NumberStepper
          label={intl.formatMessage(messages.nights)}
          value={choice.nights}
          min={1}
          max={MAX_NIGHTS}
          onChange={(nights) => choose({ nights })}
        />
        <Select
          label={intl.formatMessage(messages.weekday)}
          value={weekday}
          onChange={setWeekday}
          options={[
            { id: ANY_DAY, label: intl.formatMessage(messages.anyDay) },
            ...WEEK.map((at) => ({
              id: String(at),
              label: dates.date(addDays(A_SUNDAY, at), 'weekdayName'),
            })),
          ]}
        />
      </div>
      <DayChecks key={key} unknown={unknown} check={check} />
      <div className={styles.weekdays} aria-hidden="true">
        {WEEK.map((at) => (
          <span key={at}>{dates.date(addDays(A_SUNDAY, at), 'weekdayShort')}</span>
        ))}
      </div>
      <ul className={clsx(styles.days, days.compact)}>
        {all.map((day, at) => {
          const read = known.get(day);
          return (
            <li key={day} style={at === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}>
              <Link
                to={addressOf(day)}
                preventScrollReset
                className={days.day}
                aria-current={day === criteria.checkIn ? 'true' : undefined}
              >
                <span className="visually-hidden">{dates.date(day, 'weekday')}</span>{' '}
                <span aria-hidden="true">{dates.date(day, 'dayOfMonth')}</span>{' '}
                {read && <DayPrice key={read.pricedAt} day={read} isMixed={isSampled} />}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={days.note}>
        {intl.formatMessage(messages.note, { nights: choice.nights })}{' '}
        {intl.formatMessage(resultMessages.daysUnfiltered)}
      </p>
    </section>
  );
}
