import { CircleCheck, DoorClosed, Info, Utensils } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { feeSums } from '#shared/pricing/fees/fee-sums.ts';
import { ROOM_ONLY } from '#shared/hotel/meal-keys.ts';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { PropertyFeeSum } from '#lib/hotel/price/PropertyFeeSum.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SelectMark } from '#ui/RadioCards.tsx';
import { roomMessages as messages } from '../../HotelPage.messages.ts';
import { usePolicyWords } from '../../policy/policyWords.ts';
import { inclusionsBeside } from '../../rooms/inclusions.ts';
import { AmenityName } from '../about/AmenityName.tsx';
import { NightlyPriceLine } from '../panel/NightlyPriceLine.tsx';
import styles from './RoomList.module.css';

interface RateRowProps {
  offer: HotelPage_OfferFragment;
  /** Inclusions of all rates of the room, which are shown above them. */
  shared: readonly string[];
  checkIn: string;
  nights: number;
  rooms: number;
  isSelected: boolean;
  /** Label of the rate whose price is shown with “from”; null for every other rate. */
  lowest: string | null;
}

/**
 * One way to book a room: meals, cancellation, inclusions, price of the stay, then price of a night × nights. Memoized,
 * because its radio button is rendered again with each choice of the group.
 */
export const RateRow = memo(function RateRow(props: RateRowProps) {
  const { offer, shared, checkIn, nights, rooms, isSelected, lowest } = props;
  const intl = useIntl();
  const labels = useLabels();
  const policy = usePolicyWords(checkIn)(offer);
  const { isFree } = offer.cancellation;
  const fees = feeSums(offer.propertyFees);
  const inclusions = inclusionsBeside(offer).filter((inclusion) => !shared.includes(inclusion));
  return (
    <span className={styles.rate}>
      <span className={styles.terms}>
        {lowest !== null && (
          <span>
            <Badge tone="info">{lowest}</Badge>
          </span>
        )}
        <span className={styles.meal}>
          <Icon icon={offer.mealPlan === ROOM_ONLY ? DoorClosed : Utensils} size={16} />
          {labels.meal(offer.mealPlan)}
        </span>
        <span className={isFree ? styles.free : styles.strict}>
          <Icon icon={isFree ? CircleCheck : Info} size={16} />
          <span>{policy}</span>
        </span>
        {(inclusions.length > 0 || offer.promotions.length > 0) && (
          <span className={styles.tags}>
            {inclusions.map((inclusion) => (
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
        )}
      </span>
      <span className={styles.prices}>
        <Price money={offer.total} size="lg" />
        <EstimatedPrice money={offer.total} />
        <span className={styles.times}>
          <NightlyPriceLine night={offer.pricePerNight} nights={nights} total={offer.total} />
        </span>
        {fees.length > 0 && (
          <span className={styles.times}>
            <PropertyFeeSum sums={fees} />
          </span>
        )}
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
  );
});
