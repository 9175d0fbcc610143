import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { guestsOf, type PartySize } from '#lib/stay/guests/occupancy.ts';
import type { StayDates } from '#lib/search/dates/stayDates.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { messages } from '../FavoritesPage.messages.ts';
import styles from './FavoriteRow.module.css';
import { NewDates } from './NewDates.tsx';

interface PastDaysProps {
  past: StayDates;
  party: PartySize;
  /** Saves the hotel for other dates. */
  onChoose: (days: StayDates) => void;
}

/** Shown instead of a price when the dates for which the hotel was saved have passed; other dates can be chosen. */
export function PastDays({ past, party, onChoose }: PastDaysProps) {
  const dates = useDates();
  const labels = useLabels();
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
      <NewDates onClose={(days) => days && onChoose(days)} />
    </div>
  );
}
