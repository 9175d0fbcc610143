import { type Ref, useState } from 'react';
import { useIntl } from 'react-intl';
import { today as currentDay } from '#i18n/dates/plain-date.ts';
import { lastDay, type StayDates } from '#lib/search/dates/stayDates.ts';
import { useStayShortcuts } from '#lib/search/dates/useStayShortcuts.ts';
import { DateRangeField } from '#ui/DateRangeField.tsx';
import { messages } from '../FavoritesPage.messages.ts';
import styles from './FavoriteRow.module.css';

interface NewDatesProps {
  /** The dates that are shown first; none are when it is missing. */
  from?: StayDates;
  /** @param days the chosen dates; null when the calendar was closed without other ones */
  onClose: (days: StayDates | null) => void;
  /** The button that opens the calendar. */
  ref?: Ref<HTMLButtonElement>;
}

/** The field for other dates of a saved hotel. */
export function NewDates({ from, onClose, ref }: NewDatesProps) {
  const intl = useIntl();
  const today = currentDay();
  const shortcuts = useStayShortcuts(today);
  const [chosen, setChosen] = useState({ start: from?.checkIn ?? '', end: from?.checkOut ?? '' });
  const { start, end } = chosen;
  const close = () => {
    const isOther = start !== from?.checkIn || end !== from.checkOut;
    onClose(start && end && isOther ? { checkIn: start, checkOut: end } : null);
  };
  return (
    <DateRangeField
      ref={ref}
      label={intl.formatMessage(messages.newDates)}
      startLabel={intl.formatMessage(messages.checkIn)}
      endLabel={intl.formatMessage(messages.checkOut)}
      {...chosen}
      today={today}
      max={lastDay(today)}
      shortcuts={shortcuts}
      onChange={setChosen}
      onClose={close}
      className={styles.newDates ?? ''}
    />
  );
}
