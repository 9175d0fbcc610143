import { CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Price } from '#i18n/money/Price.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { messages as dateMessages } from '#lib/stay/otherDates/OtherDates.messages.ts';
import { useNearestDates } from '#lib/stay/otherDates/useNearestDates.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { roomMessages as messages } from '../../HotelPage.messages.ts';
import { useStayPath } from '../../change/useStayPath.ts';
import type { HotelStay } from '../../stayQuery.ts';
import styles from './NoRoomsCard.module.css';
import { useHeldDraft } from './useHeldDraft.ts';

interface NoRoomsCardProps {
  hotelId: string;
  stay: HotelStay;
  /** Called when other dates are chosen: the list that has the focus disappears, so the focus has to move. */
  onLeave: () => void;
}

function Nearest({ hotelId, stay, onLeave }: NoRoomsCardProps) {
  const intl = useIntl();
  const dates = useDates();
  const announce = useAnnounce();
  const pathOf = useStayPath(hotelId);
  const nearest = useNearestDates([hotelId], stay, true)(hotelId);
  const text =
    nearest.kind === 'found'
      ? intl.formatMessage(dateMessages.nearest)
      : intl.formatMessage(dateMessages[nearest.kind]);
  const ranges =
    nearest.kind === 'found'
      ? nearest.stays.map(({ checkIn, checkOut }) => dates.range(checkIn, checkOut))
      : [];
  const announcement = [text, intl.formatList(ranges, { type: 'disjunction' })].filter(Boolean).join(' ');
  useEffect(() => announce(announcement), [announce, announcement]);
  const line = useRef<HTMLParagraphElement>(null);
  const again = (ask: () => void) => {
    // The button disappears while the dates are loaded again.
    line.current?.focus();
    ask();
  };
  return (
    <div className={styles.nearest}>
      <p ref={line} tabIndex={-1}>
        {text}
      </p>
      {nearest.kind === 'found' && (
        <ul className={styles.dates}>
          {nearest.stays.map(({ checkIn, checkOut, total }) => (
            <li key={checkIn}>
              <Link
                to={pathOf({ ...stay, checkIn, checkOut })}
                onClick={onLeave}
                className={buttonClass({ variant: 'secondary' })}
              >
                <bdi>{dates.range(checkIn, checkOut)}</bdi>
                <Price money={total} isEstimated />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {nearest.kind === 'unknown' && (
        <TextLink onPress={() => again(nearest.again)}>{intl.formatMessage(dateMessages.again)}</TextLink>
      )}
    </div>
  );
}

/**
 * Says that no room is available, or only the one that the traveller holds, and offers the nearest dates with rooms.
 */
export function NoRoomsCard(props: NoRoomsCardProps) {
  const intl = useIntl();
  const { hotelId, stay } = props;
  const held = useHeldDraft(hotelId, 'cache-only');
  const isHeldNow = held?.checkIn === stay.checkIn && held.checkOut === stay.checkOut;
  return (
    <Card>
      {isHeldNow ? (
        <p>{intl.formatMessage(messages.onlyYours)}</p>
      ) : (
        <>
          <p className={styles.none}>
            <Icon icon={CircleX} size={18} />
            {intl.formatMessage(messages.none)}
          </p>
          <p>{intl.formatMessage(messages.forDates)}</p>
        </>
      )}
      <Nearest {...props} />
      <p className={styles.others}>{intl.formatMessage(messages.tryOthers)}</p>
    </Card>
  );
}
