import { useCallback, useDeferredValue, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import {
  type FeaturedHotelsQuery,
  useFeaturedHotelsQuery,
  type ViewedPricesQuery,
} from '#generated/graphql.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { HotelPlace } from '#lib/hotel/HotelPlace.tsx';
import { qualityLabels } from '#lib/hotel/hotelLabels.messages.ts';
import { lastStay } from '#lib/stay/lastStay.ts';
import { guestsOf } from '#lib/stay/guests/occupancy.ts';
import { hotelPath } from '#lib/page/paths.ts';
import { QualitySource } from '#lib/hotel/reviews/QualitySource.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { Picture } from '#ui/Picture.tsx';
import { Score } from '#ui/Score.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stars } from '#ui/Stars.tsx';
import styles from './FeaturedHotels.module.css';
import { messages as card } from '../../card/HotelCard.messages.ts';
import { messages } from './Ideas.messages.ts';
import { messages as continueMessages } from '../continue/ContinueSection.messages.ts';
import { useOnSeen } from '../../card/useOnSeen.ts';
import { useTodaysPrices } from './useTodaysPrices.ts';

type Hotel = FeaturedHotelsQuery['featuredHotels'][number];
type Pin = ViewedPricesQuery['hotelPinsById'][number];

function Rating({ quality }: { quality: NonNullable<Hotel['quality']> }) {
  const intl = useIntl();
  const score = intl.formatNumber(quality.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <Score value={score} label={intl.formatMessage(qualityLabels[quality.label])} />
      <span className={styles.line}>
        <QualitySource quality={quality} />
      </span>
    </>
  );
}

function StayPrice({ pin }: { pin: Pin | undefined }) {
  if (pin?.total)
    return (
      <>
        <Price money={pin.total} size="md" />
        <EstimatedPrice money={pin.total} />
      </>
    );
  return pin?.rooms === 'NONE' ? <Text message={continueMessages.noRooms} /> : null;
}

interface FeaturedHotelProps {
  hotel: Hotel;
  to: string;
  pin: Pin | undefined;
  isWaiting: boolean;
}

function FeaturedHotel({ hotel, to, pin, isWaiting }: FeaturedHotelProps) {
  const intl = useIntl();
  return (
    <li>
      <Link to={to} className={styles.hotel}>
        <Picture
          src={pictureSrc(hotel.images[0]?.url ?? null, 640)}
          alt=""
          emptyLabel={intl.formatMessage(continueMessages.noPicture)}
          className={styles.picture}
        />
        <span className={styles.words}>
          {hotel.stars !== null && (
            <Stars value={hotel.stars} label={intl.formatMessage(card.stars, { stars: hotel.stars })} />
          )}
          <span className={styles.name}>
            <LocalizedText value={hotel.name} />
          </span>
          <span className={styles.line}>
            <HotelPlace hotel={hotel} />
          </span>
          {hotel.quality && <Rating quality={hotel.quality} />}
          <span className={styles.price}>
            {isWaiting ? <Skeleton width="60%" /> : <StayPrice pin={pin} />}
          </span>
        </span>
      </Link>
    </li>
  );
}

function FeaturedList({ hotels }: { hotels: readonly Hotel[] }) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const dates = useDates();
  const labels = useLabels();
  const comma = useComma();
  const [stay] = useState(() => ({ ...lastStay(), wishes: undefined }));
  const [isSeen, setSeen] = useState(false);
  useOnSeen(
    list,
    useCallback(() => setSeen(true), []),
  );
  const { pins, isWaiting } = useTodaysPrices(hotels, stay, isSeen);
  const { checkIn: checkin, checkOut: checkout, party } = stay;
  const people = labels.people({ guests: guestsOf(party), party });
  const isPriced = [...pins.values()].some(({ rooms }) => rooms !== 'UNKNOWN');
  return (
    <section className={`container ${styles.featured}`} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className="display">
          <Text message={messages.featured} />
        </h2>
        <p className={styles.basis}>
          <Text message={messages.chosen} />{' '}
          {isPriced && (
            <Text
              message={continueMessages.pricesFor}
              values={{ asked: <bdi key="asked">{dates.range(checkin, checkout) + comma + people}</bdi> }}
            />
          )}
        </p>
      </div>
      <ul ref={list} className={styles.hotels} aria-labelledby={titleId} aria-busy={isSeen && isWaiting}>
        {hotels.map((hotel) => (
          <FeaturedHotel
            key={hotel.id}
            hotel={hotel}
            to={hotelPath({ id: hotel.id, checkin, checkout, party })}
            pin={pins.get(hotel.id)}
            isWaiting={isWaiting}
          />
        ))}
      </ul>
    </section>
  );
}

/** Stored hotels that an administrator featured; renders nothing if there are none. */
export function FeaturedHotels() {
  const { data } = useFeaturedHotelsQuery();
  // Deferred, so that input is handled between the response and the rendering of the cards.
  const hotels = useDeferredValue(data)?.featuredHotels ?? [];
  return hotels.length === 0 ? null : <FeaturedList hotels={hotels} />;
}
