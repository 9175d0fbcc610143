import { Moon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '../../../generated/graphql.ts';
import { useLocale } from '../../../i18n/LocaleProvider.tsx';
import { formatMoney } from '../../../i18n/money.ts';
import { messages as problem } from '../../../lib/problem.messages.ts';
import { useLabels } from '../../../lib/useLabels.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { RadioCard, RadioCards } from '../../../ui/RadioCards.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { roomMessages as messages } from '../HotelPage.messages.ts';
import { useRoomName } from '../roomName.ts';
import { roomPictures } from '../roomPicture.ts';
import type { HotelStay } from '../stayAddress.ts';
import type { RoomChoice } from '../useRoomChoice.ts';
import { NoRooms } from './NoRooms.tsx';
import { RoomCardContent } from './RoomCardContent.tsx';
import styles from './RoomList.module.css';

const SHOWN = 8;

interface RoomListProps {
  hotelId: string;
  stay: HotelStay;
  offers: readonly HotelPage_OfferFragment[];
  nights: number;
  rooms: number;
  choice: RoomChoice;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

function Bones() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage(messages.loading)} className={styles.bones}>
      <SlowNote />
      {['first', 'second', 'third'].map((place) => (
        <Card key={place} className={styles.card}>
          <Skeleton height="7.75rem" radius="md" className={styles.picture} />
          <span className={styles.words}>
            <Skeleton width="40%" height="1.25rem" />
            <Skeleton width="75%" />
            <Skeleton width="30%" />
          </span>
          <span className={styles.deal}>
            <Skeleton width="6rem" height="1.5rem" />
            <Skeleton width="5rem" height="2.25rem" radius="md" />
          </span>
        </Card>
      ))}
    </SkeletonRegion>
  );
}

function Rooms({
  offers,
  nights,
  rooms,
  choice,
}: Omit<RoomListProps, 'hotelId' | 'stay' | 'isLoading' | 'hasFailed' | 'onRetry'>) {
  const intl = useIntl();
  const labels = useLabels();
  const { language } = useLocale();
  const roomName = useRoomName();
  const pictureOf = roomPictures(offers);
  // A room that was chosen before a reload is in sight again.
  const [isWhole, setWhole] = useState(
    () => offers.findIndex(({ id }) => id === choice.selected?.id) >= SHOWN,
  );
  const shown = isWhole ? offers : offers.slice(0, SHOWN);
  const nameOf = (offer: HotelPage_OfferFragment) =>
    intl.formatMessage(messages.name, {
      room: roomName(offer),
      meal: labels.meal(offer.mealPlan),
      total: formatMoney(offer.total, language.locale),
    });
  return (
    <>
      <RadioCards
        label={intl.formatMessage(messages.heading)}
        value={choice.selected?.id ?? null}
        onChange={choice.select}
      >
        {shown.map((offer) => (
          <RadioCard key={offer.id} value={offer.id} label={nameOf(offer)}>
            {({ isSelected }) => (
              <RoomCardContent
                offer={offer}
                picture={pictureOf(offer)}
                nights={nights}
                rooms={rooms}
                isSelected={isSelected}
              />
            )}
          </RadioCard>
        ))}
      </RadioCards>
      {shown.length < offers.length && (
        <Button variant="secondary" onPress={() => setWhole(true)}>
          {intl.formatMessage(messages.showAll, { count: offers.length })}
        </Button>
      )}
    </>
  );
}

/** The rooms to choose from, one at a time; loading, failed and sold out each say so. */
export function RoomList({ hotelId, stay, isLoading, hasFailed, onRetry, ...list }: RoomListProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const labels = useLabels();
  return (
    <section className={styles.section} aria-labelledby="rooms-heading">
      <div className={styles.heading}>
        <h2 id="rooms-heading" className="title" ref={heading} tabIndex={-1}>
          {intl.formatMessage(messages.heading)}
        </h2>
        <Badge tone="info" icon={Moon}>
          {labels.count('nights', list.nights)}
        </Badge>
      </div>
      {isLoading && <Bones />}
      {hasFailed && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button variant="secondary" size="sm" onPress={onRetry}>
              {intl.formatMessage(problem.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.failed)}
        </Notice>
      )}
      {!isLoading &&
        !hasFailed &&
        (list.offers.length === 0 ? (
          <NoRooms hotelId={hotelId} stay={stay} onLeave={() => heading.current?.focus()} />
        ) : (
          <Rooms {...list} />
        ))}
    </section>
  );
}
