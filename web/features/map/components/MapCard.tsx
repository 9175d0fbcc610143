import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { hotelPath } from '#lib/page/paths.ts';
import type { CriteriaWithWishes } from '#lib/search/searchState.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { messages } from '../HotelsMapPage.messages.ts';
import type { MapHotel } from '../useMapHotels.ts';
import { HotelFavoriteButton } from './HotelFavoriteButton.tsx';
import { HotelMarks, HotelPrice, HotelTerms, HotelThumbnail, type Thumbnail } from './HotelFacts.tsx';
import styles from './MapCard.module.css';

/** The card takes the focus when it opens; Escape closes it. */
const useCard = (onClose: () => void) => {
  const card = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = card.current;
    element?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, []);
  return card;
};

interface MapCardProps {
  hotel: MapHotel;
  thumbnail: Thumbnail;
  criteria: CriteriaWithWishes;
  onClose: () => void;
}

/** The chosen hotel: beside its pin, on phones at the bottom. Escape closes it. */
export function MapCard({ hotel, thumbnail, criteria, onClose }: MapCardProps) {
  const intl = useIntl();
  const nameId = useId();
  const marksId = useId();
  const dealId = useId();
  const card = useCard(onClose);
  const { checkIn: checkin, checkOut: checkout, party, wishes, airport } = criteria;
  return (
    <article
      ref={card}
      tabIndex={-1}
      className={styles.card}
      aria-labelledby={nameId}
      aria-describedby={`${marksId} ${dealId}`}
    >
      <div className={styles.picture}>
        <HotelThumbnail thumbnail={thumbnail} ratio="2 / 1" />
        <HotelFavoriteButton hotel={hotel} criteria={criteria} className={styles.heart} />
      </div>
      <IconButton
        icon={X}
        variant="floating"
        tooltip={false}
        label={intl.formatMessage(messages.close)}
        className={styles.close}
        onPress={onClose}
      />
      <div className={styles.body}>
        <HotelMarks hotel={hotel} id={marksId} />
        <h2 id={nameId} className={styles.name}>
          <LocalizedText value={hotel.name} />
        </h2>
        <div className={styles.deal}>
          <div id={dealId}>
            <HotelPrice hotel={hotel} roomCount={party.rooms} isLarge />
            <HotelTerms hotel={hotel} nights={nightsBetween(checkin, checkout) ?? 1} />
          </div>
          <ButtonLink to={hotelPath({ id: hotel.id, checkin, checkout, party, wishes, airport })} size="sm">
            {intl.formatMessage(messages.view)}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

interface GroupCardProps {
  hotels: readonly MapHotel[];
  /** Number of rooms of the stay. */
  roomCount: number;
  /** True when they are at exactly the same point, not only close together. */
  isOnePlace: boolean;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** A list of hotels that no zoom separates. */
export function GroupCard({ hotels, roomCount, isOnePlace, onChoose, onClose }: GroupCardProps) {
  const intl = useIntl();
  const titleId = useId();
  const card = useCard(onClose);
  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-labelledby={titleId}>
      <div className={styles.groupHead}>
        <h2 id={titleId}>
          {intl.formatMessage(isOnePlace ? messages.group : messages.closeGroup, { count: hotels.length })}
        </h2>
        <IconButton icon={X} tooltip={false} label={intl.formatMessage(messages.close)} onPress={onClose} />
      </div>
      <ul className={styles.group}>
        {hotels.map((hotel) => (
          <li key={hotel.id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(hotel.id)}>
              <LocalizedText value={hotel.name} />
              <HotelPrice hotel={hotel} roomCount={roomCount} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
