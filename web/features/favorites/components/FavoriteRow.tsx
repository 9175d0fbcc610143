import { CircleX, MapPin, Trash2 } from 'lucide-react';
import { Fragment, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { FavoriteRow_FavoriteFragment } from '#generated/graphql.ts';
import { LocalizedText, pickText } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { CompareToggle } from '#lib/compare/CompareToggle.tsx';
import { FavoriteButton } from '#lib/favorites/FavoriteButton.tsx';
import { HotelPlace } from '#lib/hotel/HotelPlace.tsx';
import { hotelPath } from '#lib/page/paths.ts';
import type { StayDates } from '#lib/search/dates/stayDates.ts';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SpokenWords } from '#ui/SpokenWords.tsx';
import { Stars } from '#ui/Stars.tsx';
import { messages } from '../FavoritesPage.messages.ts';
import type { FavoriteList } from '../useFavoriteList.ts';
import { FavoritePrice } from './FavoritePrice.tsx';
import { ChangeDates } from './ChangeDates.tsx';
import styles from './FavoriteRow.module.css';
import { HotelRating } from './HotelRating.tsx';
import { PastDays } from './PastDays.tsx';
import { StayLine } from './StayLine.tsx';

interface FavoriteRowProps {
  favorite: FavoriteRow_FavoriteFragment;
  list: FavoriteList;
  /** True when each row shows its own stay. */
  tellsStay: boolean;
  /** @param name name of the hotel as it is shown */
  onRemove: (name: string) => void;
}

function Facts({ hotel }: { hotel: NonNullable<FavoriteRow_FavoriteFragment['hotel']> }) {
  const intl = useIntl();
  const { stars, quality } = hotel;
  return (
    <div className={styles.facts}>
      {stars !== null && <Stars value={stars} label={intl.formatMessage(messages.stars, { stars })} />}
      {quality && <HotelRating quality={quality} />}
      <span className={styles.place}>
        <Icon icon={MapPin} size={16} />
        <HotelPlace hotel={hotel} />
      </span>
    </div>
  );
}

/** One saved hotel. A hotel that no longer exists says so and can only be removed. */
export function FavoriteRow(props: FavoriteRowProps) {
  const { favorite, list, tellsStay, onRemove } = props;
  const intl = useIntl();
  const { content } = useLocale();
  const heading = useId();
  const { hotel, hotelName } = favorite;
  const shownName = hotel ? <LocalizedText value={hotel.name} /> : <bdi>{hotelName}</bdi>;
  const name = (hotel && pickText(hotel.name, content).text) || hotelName;
  const link = useRef<HTMLAnchorElement>(null);
  const row = list.stayOf(favorite);
  const { checkIn: checkin, checkOut: checkout, party, wishes } = row.stay;
  const choose = async (days: StayDates) => {
    // The date field disappears once the dates are no longer past, so the focus is moved.
    if (await list.moveTo(favorite, name, days)) link.current?.focus();
  };
  return (
    <li className={styles.row} aria-labelledby={heading}>
      <div className={styles.picture}>
        <Picture
          src={pictureSrc(hotel?.images[0]?.url ?? null, 640)}
          alt=""
          fill
          emptyLabel={intl.formatMessage(messages.noImage)}
        />
      </div>
      <div className={styles.body}>
        <h2 id={heading} className="title">
          {hotel ? (
            <Link
              ref={link}
              to={hotelPath({ id: hotel.id, checkin, checkout, party, wishes })}
              className={styles.link}
            >
              {shownName}
            </Link>
          ) : (
            shownName
          )}
        </h2>
        {hotel ? (
          <Facts hotel={hotel} />
        ) : (
          <p className={styles.gone}>
            <Icon icon={CircleX} size={16} />
            <Text message={messages.gone} />
          </p>
        )}
        {hotel && tellsStay && !row.past && <StayLine stay={row.stay} />}
        <div className={styles.actions}>
          {hotel && <CompareToggle id={hotel.id} name={hotel.name} />}
          {list.isForeign ? (
            <FavoriteButton hotelId={favorite.hotelId} hotelName={shownName} stay={row.stay} />
          ) : (
            <Button variant="ghost" size="sm" icon={Trash2} onPress={() => onRemove(name)}>
              <SpokenWords
                spoken={
                  <Text
                    message={messages.removeOf}
                    values={{ hotel: <Fragment key="hotel">{shownName}</Fragment> }}
                  />
                }
              >
                <Text message={messages.remove} />
              </SpokenWords>
            </Button>
          )}
          {hotel && row.isOwn && !row.past && !list.isForeign && (
            <ChangeDates
              stay={row.stay}
              hotelName={shownName}
              onChoose={(days) => void list.moveTo(favorite, name, days)}
            />
          )}
        </div>
      </div>
      {hotel && !row.past && (
        <FavoritePrice favorite={favorite} price={list.priceOf(favorite)} rowStay={row} />
      )}
      {hotel && row.past && <PastDays past={row.past} party={party} onChoose={(days) => void choose(days)} />}
    </li>
  );
}
