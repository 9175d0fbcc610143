import { CircleX } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDates } from '#i18n/dates/useDates.ts';
import { messages as dateMessages } from '#lib/stay/otherDates/OtherDates.messages.ts';
import { hotelPath } from '#lib/page/paths.ts';
import type { NearestDates } from '#lib/stay/otherDates/useNearestDates.ts';
import { Icon } from '#ui/Icon.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { CriteriaWithWishes } from '#lib/search/searchState.ts';
import { messages } from './HotelCard.messages.ts';
import styles from './HotelCard.module.css';
import { useOnSeen } from './useOnSeen.ts';

/** The nearest dates with rooms for a card, and a callback for when the card is in view. */
export interface CardNearest {
  readonly dates: NearestDates;
  readonly onSeen: () => void;
}

interface SoldOutProps {
  hotelId: string;
  criteria: CriteriaWithWishes;
  nearest: CardNearest | undefined;
}

interface NearestLineProps extends Omit<SoldOutProps, 'nearest'> {
  nearest: NearestDates;
  /** Called before the dates are requested again: the pressed button disappears, so the focus must be moved. */
  onAgain: () => void;
}

function NearestLine({ hotelId, criteria, nearest, onAgain }: NearestLineProps) {
  const intl = useIntl();
  const dates = useDates();
  switch (nearest.kind) {
    case 'looking':
      return intl.formatMessage(dateMessages.looking);
    case 'none':
      return intl.formatMessage(dateMessages.none);
    case 'unknown':
      return (
        <>
          {intl.formatMessage(dateMessages.unknown)}
          <TextLink
            onPress={() => {
              onAgain();
              nearest.again();
            }}
            className={styles.above}
          >
            {intl.formatMessage(dateMessages.again)}
          </TextLink>
        </>
      );
    case 'found':
      break;
  }
  const [{ checkIn, checkOut } = criteria] = nearest.stays;
  return (
    <>
      {intl.formatMessage(dateMessages.nearest)}
      <TextLink
        to={hotelPath({
          id: hotelId,
          checkin: checkIn,
          checkout: checkOut,
          party: criteria.party,
          wishes: criteria.wishes,
          airport: criteria.airport,
        })}
        className={styles.above}
      >
        <bdi>{dates.range(checkIn, checkOut, 'short')}</bdi>
      </TextLink>
    </>
  );
}

/** Says that there are no rooms, and shows the nearest dates with rooms. */
export function SoldOut({ hotelId, criteria, nearest }: SoldOutProps) {
  const intl = useIntl();
  const block = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  useOnSeen(block, nearest?.onSeen);
  return (
    <div className={styles.price} ref={block}>
      <p className={styles.noRooms}>
        <Icon icon={CircleX} size={16} />
        {intl.formatMessage(messages.noRooms)}
      </p>
      <p className={styles.small}>{intl.formatMessage(messages.forDates)}</p>
      {nearest && (
        <p ref={line} tabIndex={-1} className={styles.nearest}>
          <NearestLine
            hotelId={hotelId}
            criteria={criteria}
            nearest={nearest.dates}
            onAgain={() => line.current?.focus()}
          />
        </p>
      )}
    </div>
  );
}
