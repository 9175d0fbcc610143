import { BedDouble, CircleCheck, Info } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '../../../generated/graphql.ts';
import { LocalizedText } from '../../../i18n/LocalizedText.tsx';
import { useLocale } from '../../../i18n/LocaleProvider.tsx';
import { formatMoney } from '../../../i18n/money.ts';
import { EstimatedPrice, Price } from '../../../i18n/Price.tsx';
import { amenityLabels } from '../../../lib/hotelLabels.messages.ts';
import { pictureSrc } from '../../../lib/pictureSrc.ts';
import { useLabels } from '../../../lib/useLabels.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { SelectMark } from '../../../ui/RadioCards.tsx';
import { isNonRefundable } from '../cancellationPlan.ts';
import { dealMessages, galleryMessages, roomMessages as messages } from '../HotelPage.messages.ts';
import { useRoomName } from '../roomName.ts';
import { amenityLabel } from './amenityLabel.ts';
import styles from './RoomList.module.css';

const INCLUSIONS = 5;
const NO_PICTURE = '/stock/room.svg';

interface RoomCardContentProps {
  offer: HotelPage_OfferFragment;
  nights: number;
  rooms: number;
  isSelected: boolean;
}

/** One way to stay: room, what comes with it, price of the stay, then price of a night × nights (H-34). */
export function RoomCardContent({ offer, nights, rooms, isSelected }: RoomCardContentProps) {
  const intl = useIntl();
  const labels = useLabels();
  const { language } = useLocale();
  const roomName = useRoomName();
  const night = formatMoney(offer.pricePerNight, language.locale, { whole: true });
  return (
    <span className={styles.card}>
      <span className={styles.picture}>
        <Picture
          src={pictureSrc(offer.imageUrl ?? NO_PICTURE, 640)}
          fallbackSrc={NO_PICTURE}
          alt=""
          emptyLabel={intl.formatMessage(galleryMessages.noImage)}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{roomName(offer)}</bdi>
        </span>
        {offer.description && (
          <span className={styles.text}>
            <LocalizedText value={offer.description} />
          </span>
        )}
        <span className={styles.tags}>
          <Badge>{labels.meal(offer.mealPlan)}</Badge>
          {offer.inclusions.slice(0, INCLUSIONS).map((inclusion) => (
            <Badge key={inclusion}>
              <bdi>{amenityLabel(intl, amenityLabels, inclusion)}</bdi>
            </Badge>
          ))}
          {offer.promotions.map((promotion) => (
            <Badge key={promotion} tone="info">
              <bdi>{promotion}</bdi>
            </Badge>
          ))}
        </span>
        {offer.roomsLeft !== null && (
          <span className={styles.strict}>
            <Icon icon={BedDouble} size={16} />
            {intl.formatMessage(messages.left, { count: offer.roomsLeft })}
          </span>
        )}
        {offer.cancellation.isFree && (
          <span className={styles.free}>
            <Icon icon={CircleCheck} size={16} />
            {intl.formatMessage(messages.free)}
          </span>
        )}
        {isNonRefundable(offer.cancellation, offer.total.amountMinor) && (
          <span className={styles.strict}>
            <Icon icon={Info} size={16} />
            {intl.formatMessage(dealMessages.nonRefundable)}
          </span>
        )}
      </span>
      <span className={styles.deal}>
        <span className={styles.prices}>
          <Price money={offer.total} size="lg" />
          <EstimatedPrice money={offer.total} />
          <span className={styles.times}>
            <bdi>{intl.formatMessage(messages.times, { price: night, nights })}</bdi>
          </span>
          {rooms > 1 && (
            <span className={styles.times}>{intl.formatMessage(messages.allRooms, { rooms })}</span>
          )}
        </span>
        <SelectMark
          isSelected={isSelected}
          label={intl.formatMessage(messages.select)}
          selectedLabel={intl.formatMessage(messages.selected)}
        />
      </span>
    </span>
  );
}
