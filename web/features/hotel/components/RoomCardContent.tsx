import { BedDouble, CircleCheck, Info } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '../../../generated/graphql.ts';
import { LocalizedText } from '../../../i18n/LocalizedText.tsx';
import { EstimatedPrice, Price } from '../../../i18n/Price.tsx';
import { pictureSrc } from '../../../../gateway/models/picture-src.ts';
import { isPartlyRefundable } from '../../../../gateway/pricing/refund.ts';
import { messages as policyMessages } from '../../../lib/booking.messages.ts';
import { useLabels } from '../../../lib/useLabels.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { SelectMark } from '../../../ui/RadioCards.tsx';
import { dealMessages, galleryMessages, roomMessages as messages } from '../HotelPage.messages.ts';
import { inclusionsBeside } from '../inclusions.ts';
import { BROKEN_PICTURE } from '../roomPicture.ts';
import { AmenityName } from './AmenityName.tsx';
import { NightTimes } from './NightTimes.tsx';
import styles from './RoomList.module.css';
import { RoomNames } from './RoomNames.tsx';

interface RoomCardContentProps {
  offer: HotelPage_OfferFragment;
  /** Address of its picture. */
  picture: string;
  nights: number;
  rooms: number;
  isSelected: boolean;
}

/** One way to stay: room, what comes with it, price of the stay, then price of a night × nights (H-34). */
export function RoomCardContent({ offer, picture, nights, rooms, isSelected }: RoomCardContentProps) {
  const intl = useIntl();
  const labels = useLabels();
  return (
    <span className={styles.card}>
      <span className={styles.picture}>
        <Picture
          src={pictureSrc(picture, 640)}
          fallbackSrc={BROKEN_PICTURE}
          alt=""
          emptyLabel={intl.formatMessage(galleryMessages.noImage)}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <RoomNames offer={offer} />
        </span>
        {offer.description && (
          <span className={styles.text}>
            <LocalizedText value={offer.description} />
          </span>
        )}
        <span className={styles.tags}>
          <Badge>{labels.meal(offer.mealPlan)}</Badge>
          {inclusionsBeside(offer).map((inclusion) => (
            <Badge key={inclusion}>
              <AmenityName name={inclusion} />
            </Badge>
          ))}
          {offer.promotions.map((promotion) => (
            <Badge key={promotion} tone="info">
              <AmenityName name={promotion} />
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
        {!offer.cancellation.isFree && (
          <span className={styles.strict}>
            <Icon icon={Info} size={16} />
            {intl.formatMessage(
              isPartlyRefundable(offer.cancellation, offer.total)
                ? policyMessages.partlyRefundable
                : dealMessages.nonRefundable,
            )}
          </span>
        )}
      </span>
      <span className={styles.deal}>
        <span className={styles.prices}>
          <Price money={offer.total} size="lg" />
          <EstimatedPrice money={offer.total} />
          <span className={styles.times}>
            <NightTimes night={offer.pricePerNight} nights={nights} total={offer.total} />
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
