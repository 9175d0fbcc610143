import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import type { ViewedPricesQuery } from '#generated/graphql.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { HotelPlace } from '#lib/hotel/HotelPlace.tsx';
import type { LastStay } from '#lib/stay/lastStay.ts';
import type { VisitedHotel } from '#lib/memory/deviceMemory.ts';
import { guestsOf } from '#lib/stay/guests/occupancy.ts';
import { hotelPath } from '#lib/page/paths.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { useWishNames } from '#lib/hotel/useWishNames.ts';
import { Picture } from '#ui/Picture.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { messages } from './ContinueSection.messages.ts';
import styles from './ContinueSection.module.css';
import { useOnSeen } from '../../card/useOnSeen.ts';
import { useTodaysPrices } from '../ideas/useTodaysPrices.ts';

interface ViewedHotelsProps {
  hotels: readonly VisitedHotel[];
  /** The stay of today's prices. */
  stay: LastStay;
}

type Pin = ViewedPricesQuery['hotelPinsById'][number];

/** The price when the hotel was viewed, with its stay and date. */
function PriceWhenViewed({ price }: { price: NonNullable<VisitedHotel['price']> }) {
  const dates = useDates();
  const money = { amountMinor: price.totalMinor, currency: 'ILS' };
  const range = <bdi key="dates">{dates.range(price.checkIn, price.checkOut, 'short')}</bdi>;
  return (
    <>
      <span>
        <Text
          message={messages.seenFor}
          values={{ price: <Price key="price" money={money} />, dates: range }}
        />
      </span>
      <span>
        <Text
          message={messages.seenAt}
          values={{ moment: <bdi key="at">{dates.moment(price.readAt)}</bdi> }}
        />
      </span>
    </>
  );
}

function priceLines(pin: Pin | undefined, hotel: VisitedHotel): ReactNode {
  if (pin?.total)
    return (
      <>
        <Price money={pin.total} size="md" />
        <EstimatedPrice money={pin.total} />
      </>
    );
  if (pin?.rooms === 'NONE') return <Text message={messages.noRooms} />;
  return hotel.price && <PriceWhenViewed price={hotel.price} />;
}

function ViewedHotel({ hotel, to, lines }: { hotel: VisitedHotel; to: string; lines: ReactNode }) {
  const intl = useIntl();
  return (
    <li>
      <Link to={to} className={styles.hotel}>
        <Picture
          src={pictureSrc(hotel.picture, 640)}
          alt=""
          emptyLabel={intl.formatMessage(messages.noPicture)}
          className={styles.picture}
        />
        <span className={styles.hotelWords}>
          <span className={styles.hotelName}>
            <LocalizedText value={hotel.name} />
          </span>
          <span className={styles.line}>
            <HotelPlace hotel={hotel} />
          </span>
          <span className={styles.price}>{lines}</span>
        </span>
      </Link>
    </li>
  );
}

/** Hotels whose pages were opened, with today's price for the stay, or the price that was seen when there is none. */
export function ViewedHotels({ hotels, stay }: ViewedHotelsProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const dates = useDates();
  const labels = useLabels();
  const wishNames = useWishNames();
  const comma = useComma();
  const [isSeen, setSeen] = useState(false);
  useOnSeen(
    list,
    useCallback(() => setSeen(true), []),
  );
  const { pins, isWaiting } = useTodaysPrices(hotels, stay, isSeen);
  const { checkIn: checkin, checkOut: checkout, party, wishes } = stay;
  const people = labels.people({ guests: guestsOf(party), party });
  const words = [dates.range(checkin, checkout), people, ...(wishes ? [wishNames(wishes)] : [])];
  const isPriced = [...pins.values()].some(({ rooms }) => rooms !== 'UNKNOWN');
  return (
    <div className={styles.viewed}>
      <div>
        <h3 id={titleId} className={styles.subtitle}>
          <Text message={messages.viewed} />
        </h3>
        <p className={styles.basis}>
          {isPriced && (
            <Text
              message={messages.pricesFor}
              values={{ asked: <bdi key="asked">{words.filter(Boolean).join(comma)}</bdi> }}
            />
          )}
        </p>
      </div>
      <ul ref={list} className={styles.hotels} aria-labelledby={titleId} aria-busy={isSeen && isWaiting}>
        {hotels.map((hotel) => (
          <ViewedHotel
            key={hotel.id}
            hotel={hotel}
            to={hotelPath({ id: hotel.id, checkin, checkout, party, wishes })}
            lines={isWaiting ? <Skeleton width="60%" /> : priceLines(pins.get(hotel.id), hotel)}
          />
        ))}
      </ul>
    </div>
  );
}
