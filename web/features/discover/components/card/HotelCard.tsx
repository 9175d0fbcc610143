import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { LocalizedText, useOwnText } from '#i18n/content/LocalizedText.tsx';
import { CompareToggle } from '#lib/compare/CompareToggle.tsx';
import { FavoriteButton } from '#lib/favorites/FavoriteButton.tsx';
import { hotelPath } from '#lib/page/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Stars } from '#ui/Stars.tsx';
import type { CriteriaWithWishes } from '#lib/search/searchState.ts';
import { CardAmenities } from './CardAmenities.tsx';
import { CardGallery } from './CardGallery.tsx';
import { CardDeal } from './CardDeal.tsx';
import { CardTerms } from './CardTerms.tsx';
import type { CardNearest } from './SoldOut.tsx';
import { messages } from './HotelCard.messages.ts';
import { HotelPlace } from '#lib/hotel/HotelPlace.tsx';
import { AirportDistance } from '#lib/location/AirportDistance.tsx';
import { CentreDistance } from '#lib/location/CentreDistance.tsx';
import { SeaDistance } from '#lib/location/SeaDistance.tsx';
import styles from './HotelCard.module.css';
import { PendingTerms } from './PricePending.tsx';
import { PickFlag } from './PickFlag.tsx';

interface HotelCardProps {
  hotel: HotelCard_HotelFragment;
  criteria: CriteriaWithWishes;
  /** True for the first card of a list, whose picture is not loaded lazily. */
  isFirst: boolean;
  /** The nearest dates with rooms, for a hotel without rooms. */
  nearest?: CardNearest | undefined;
}

/** One hotel of the list. The link of the hotel's name covers the whole card. */
export function HotelCard({ hotel, criteria, isFirst, nearest }: HotelCardProps) {
  const intl = useIntl();
  const nameId = useId();
  const dealId = useId();
  const viewId = useId();
  const { checkIn: checkin, checkOut: checkout, party, wishes, airport } = criteria;
  const to = hotelPath({ id: hotel.id, checkin, checkout, party, wishes, airport });
  const hasRooms = hotel.total !== null;
  const isSoldOut = !hasRooms && !hotel.isPricePending;
  const ownName = useOwnText(hotel.name);
  return (
    <article className={clsx(styles.card, isSoldOut && styles.soldOut)} aria-labelledby={nameId}>
      <div className={styles.gallery}>
        <CardGallery hotelName={ownName} images={hotel.images} isEager={isFirst} />
        {hotel.sherryPick && <PickFlag reason={hotel.sherryPick.reason} />}
        <FavoriteButton
          hotelId={hotel.id}
          hotelName={<LocalizedText value={hotel.name} />}
          stay={{ checkIn: checkin, checkOut: checkout, party, wishes }}
          className={styles.heart}
        />
      </div>
      <div className={styles.body}>
        {hotel.stars !== null && (
          <Stars value={hotel.stars} label={intl.formatMessage(messages.stars, { stars: hotel.stars })} />
        )}
        <h3 aria-labelledby={nameId} className={styles.name}>
          <Link
            to={to}
            className={styles.link}
            aria-labelledby={hasRooms ? `${nameId} ${viewId}` : nameId}
            aria-describedby={dealId}
          >
            <span id={nameId}>
              <LocalizedText value={hotel.name} />
            </span>
          </Link>
        </h3>
        <p className={styles.place}>
          <Icon icon={MapPin} size={16} />
          <span>
            <HotelPlace hotel={hotel} />
            {hotel.placeInTown && (
              <span className={styles.inTown}>
                <CentreDistance place={hotel.placeInTown} />
              </span>
            )}
            {hotel.toAirport && (
              <span className={styles.inTown}>
                <AirportDistance airport={hotel.toAirport} />
              </span>
            )}
            {hotel.surroundings && (
              <SeaDistance meters={hotel.surroundings.metersToSea} className={styles.inTown} />
            )}
          </span>
        </p>
        <CardAmenities keys={hotel.amenities} />
        {hasRooms && <CardTerms hotel={hotel} checkIn={checkin} rooms={party.rooms} />}
        {hotel.isPricePending && <PendingTerms />}
        <div className={styles.compare}>
          <CompareToggle id={hotel.id} name={hotel.name} />
        </div>
      </div>
      <CardDeal id={dealId} viewId={viewId} hotel={hotel} criteria={criteria} nearest={nearest} />
    </article>
  );
}
