import type { ReactNode } from 'react';
import { hasWishes, NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import type { LastStay } from '#lib/stay/lastStay.ts';
import { guestsOf } from '#lib/stay/guests/occupancy.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { useWishNames } from '#lib/hotel/useWishNames.ts';
import { messages } from '../FavoritesPage.messages.ts';
import styles from './StayLine.module.css';

interface StayLineProps {
  stay: LastStay;
  /** Shown after the wishes. */
  children?: ReactNode;
}

/** The stay of the shown prices: dates, guests and wishes. */
export function StayLine({ stay, children }: StayLineProps) {
  const dates = useDates();
  const labels = useLabels();
  const names = useWishNames();
  const { checkIn, checkOut, party, wishes = NO_WISHES } = stay;
  return (
    <div className={styles.stay}>
      <p>
        <Text
          message={messages.stay}
          values={{
            range: <bdi key="range">{dates.range(checkIn, checkOut)}</bdi>,
            people: labels.people({ guests: guestsOf(party), party }),
          }}
        />
      </p>
      {hasWishes(wishes) && (
        <p>
          <Text message={messages.asked} values={{ wishes: names(wishes) }} /> {children}
        </p>
      )}
    </div>
  );
}
