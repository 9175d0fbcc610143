import { useIntl } from 'react-intl';
import type { HotelsTab_HotelFragment } from '../../../generated/graphql.ts';
import { LocalizedText } from '../../../i18n/LocalizedText.tsx';
import { Text } from '../../../i18n/Text.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { AdminMoney } from '../kit/AdminMoney.tsx';
import styles from './HotelRow.module.css';
import { messages } from './HotelsTab.messages.ts';

/** A stored hotel: picture, class, name, place, net and final price of a night. */
export function HotelRow({ hotel }: { hotel: HotelsTab_HotelFragment }) {
  const intl = useIntl();
  const { rating, city, country } = hotel;
  return (
    <Card as="li" padding="none" className={styles.row}>
      <Picture
        src={hotel.imageUrl}
        alt=""
        emptyLabel={intl.formatMessage(messages.noImage)}
        className={styles.picture}
      />
      <div className={styles.words}>
        {rating !== null && (
          <Stars value={rating} label={intl.formatMessage(messages.stars, { count: rating })} />
        )}
        <h3 className={styles.name}>
          {hotel.name || hotel.nameHe ? (
            <LocalizedText value={{ en: hotel.name, he: hotel.nameHe }} />
          ) : (
            <Text message={messages.unnamed} />
          )}
        </h3>
        <p className={styles.place}>
          <bdi>{[city, country].filter(Boolean).join(', ')}</bdi>
        </p>
      </div>
      <dl className={styles.prices}>
        <div>
          <dt>
            <Text message={messages.netPrice} />
          </dt>
          <dd>
            <AdminMoney money={hotel.basePricePerNight} layout="stack" />
          </dd>
        </div>
        <div>
          <dt>
            <Text message={messages.finalPrice} />
          </dt>
          <dd>
            <AdminMoney money={hotel.pricePerNight} layout="stack" isStrong />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
