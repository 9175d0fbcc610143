import { Clock, MapPin, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { HotelPage_HotelFragment } from '#generated/graphql.ts';
import { LocalizedText, pickText } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { amenityIcons } from '#lib/hotel/amenityIcons.ts';
import { qualityLabels } from '#lib/hotel/hotelLabels.messages.ts';
import { FavoriteButton } from '#lib/favorites/FavoriteButton.tsx';
import { hotelPath } from '#lib/page/paths.ts';
import { ShareButton } from '#lib/page/ShareButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Score } from '#ui/Score.tsx';
import { SherryBadge } from '#ui/SherryBadge.tsx';
import { Stars } from '#ui/Stars.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { messages } from '../../HotelPage.messages.ts';
import { hotelHour } from '#shared/hotel/hotel-hour.ts';
import type { HotelStay } from '../../stayQuery.ts';
import { HotelPlace } from '#lib/hotel/HotelPlace.tsx';
import { HotelAddress } from '#lib/location/HotelAddress.tsx';
import { AboutScore } from '../reviews/AboutScore.tsx';
import { AmenityName } from './AmenityName.tsx';
import { HotelText } from './HotelText.tsx';
import styles from './HotelIntro.module.css';

type Hotel = HotelPage_HotelFragment;

/** Number of amenities that are shown at first, because the source may send dozens. */
const SHOWN_AMENITIES = 8;

function Amenities({ keys }: { keys: readonly string[] }) {
  const intl = useIntl();
  const [isWhole, setWhole] = useState(false);
  if (keys.length === 0) return null;
  const shown = isWhole ? keys : keys.slice(0, SHOWN_AMENITIES);
  return (
    <div className={styles.amenityBox}>
      <ul className={styles.amenities} aria-label={intl.formatMessage(messages.amenities)}>
        {shown.map((key) => (
          <li key={key}>
            <Icon icon={amenityIcons[key] ?? Sparkles} size={20} />
            <AmenityName name={key} />
          </li>
        ))}
      </ul>
      {keys.length > SHOWN_AMENITIES && (
        <TextLink isAlone isExpanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole
            ? intl.formatMessage(messages.showLess)
            : intl.formatMessage(messages.moreAmenities, { count: keys.length })}
        </TextLink>
      )}
    </div>
  );
}

function Quality({ hotelId, quality }: { hotelId: string; quality: NonNullable<Hotel['quality']> }) {
  const intl = useIntl();
  const score = intl.formatNumber(quality.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <span className="visually-hidden">{intl.formatMessage(messages.score, { score })}</span>
      <Score value={score} label={intl.formatMessage(qualityLabels[quality.label])} />
      <AboutScore hotelId={hotelId} quality={quality} />
    </>
  );
}

function Hours({ hotel }: { hotel: Hotel }) {
  const intl = useIntl();
  const hours = [
    hotel.checkInTime && intl.formatMessage(messages.checkInTime, { time: hotelHour(hotel.checkInTime) }),
    hotel.checkOutTime && intl.formatMessage(messages.checkOutTime, { time: hotelHour(hotel.checkOutTime) }),
  ].filter(Boolean);
  if (hours.length === 0) return null;
  return (
    <p className={styles.hours}>
      <Icon icon={Clock} />
      {hours.join(' · ')}
    </p>
  );
}

const stayParams = ({ checkIn: checkin, checkOut: checkout, party, wishes, airport }: HotelStay) => ({
  checkin,
  checkout,
  party,
  wishes,
  airport,
});

/** Summary of the hotel: class, name, rating, place, description, amenities and hours. */
export function HotelIntro({ hotel, stay }: { hotel: Hotel; stay: HotelStay }) {
  const intl = useIntl();
  const { brand, content } = useLocale();
  const name = pickText(hotel.name, content).text;
  return (
    <header className={styles.intro}>
      <div className={styles.marks}>
        {hotel.stars !== null && (
          <Stars value={hotel.stars} label={intl.formatMessage(messages.stars, { stars: hotel.stars })} />
        )}
        {hotel.isFeatured && (
          <SherryBadge>{intl.formatMessage(messages.featured, { assistant: brand.assistant })}</SherryBadge>
        )}
      </div>
      <div className={styles.title}>
        <h1 className="display">
          <LocalizedText value={hotel.name} />
        </h1>
        <div className={styles.tools}>
          <ShareButton look="round" title={name} path={hotelPath({ id: hotel.id, ...stayParams(stay) })} />
          <FavoriteButton hotelId={hotel.id} hotelName={<LocalizedText value={hotel.name} />} stay={stay} />
        </div>
      </div>
      <div className={styles.facts}>
        {hotel.quality && <Quality hotelId={hotel.id} quality={hotel.quality} />}
        <span className={styles.place}>
          <Icon icon={MapPin} />
          <HotelPlace hotel={hotel} />
        </span>
      </div>
      <HotelAddress hotel={hotel} name={name} airport={hotel.toAirport} />
      <HotelText value={hotel.description} />
      <Amenities keys={hotel.amenities} />
      <Hours hotel={hotel} />
    </header>
  );
}
