import { useState } from 'react';
import { useIntl } from 'react-intl';
import { today as currentDay } from '#i18n/dates/plain-date.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { guestsOf, type PartySize } from '#lib/stay/guests/occupancy.ts';
import { lastDay, type StayDates } from '#lib/search/dates/stayDates.ts';
import { useStayShortcuts } from '#lib/search/dates/useStayShortcuts.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { DateRangeField } from '#ui/DateRangeField.tsx';
import { messages } from '../FavoritesPage.messages.ts';
import styles from './FavoriteRow.module.css';

interface PastDaysProps {
  past: StayDates;
  party: PartySize;
  /** Saves the hotel for other dates. */
  onChoose: (days: StayDates) => void;
}

/** Shown instead of a price when the dates for which the hotel was saved have passed; other dates can be chosen. */
export function PastDays({ past, party, onChoose }: PastDaysProps) {
  const intl = useIntl();
  const dates = useDates();
  const labels = useLabels();
  const today = currentDay();
  const shortcuts = useStayShortcuts(today);
  const [chosen, setChosen] = useState({ start: '', end: '' });
  const close = () => {
    if (chosen.start && chosen.end) onChoose({ checkIn: chosen.start, checkOut: chosen.end });
  };
  return (
    <div className={styles.deal}>
      <p className={styles.passed}>
        <Text
          message={messages.past}
          values={{
            range: <bdi key="range">{dates.range(past.checkIn, past.checkOut)}</bdi>,
            people: labels.people({ guests: guestsOf(party), party }),
          }}
        />
      </p>
      <DateRangeField
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
    </div>
  );
}
