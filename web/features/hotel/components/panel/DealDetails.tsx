import { BadgeCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { shortageOf } from '#shared/stay/bed-shortage.ts';
import { BedNote } from '#lib/beds/BedNote.tsx';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import type { PartySize } from '#lib/stay/guests/occupancy.ts';
import { RoomNames } from '#lib/booking/names/RoomNames.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { dealMessages as messages } from '../../HotelPage.messages.ts';
import styles from '../Deal.module.css';
import { PropertyFees } from './PropertyFees.tsx';

interface DealDetailsProps {
  offer: HotelPage_OfferFragment;
  nights: number;
  party: PartySize;
}

/** The chosen room and its final price. */
export function DealDetails({ offer, nights, party }: DealDetailsProps) {
  const intl = useIntl();
  return (
    <Card as="section" className={styles.deal} aria-labelledby="deal-heading">
      <span className={styles.tile}>
        <Icon icon={BadgeCheck} size={22} />
      </span>
      <div className={styles.dealWords}>
        <h2 id="deal-heading" className={styles.heading}>
          {intl.formatMessage(messages.deal)}
        </h2>
        <p className={styles.line}>
          <Text
            message={messages.dealLine}
            values={{
              room: <RoomNames key="room" rooms={offer} />,
              nights,
              includes: <TaxesAndFees key="includes" fees={offer.propertyFees} />,
            }}
          />
        </p>
        <BedNote shortage={shortageOf(offer.beds, party)} className={styles.beds} />
        <PropertyFees fees={offer.propertyFees} />
      </div>
      <p className={styles.final}>
        <span className={styles.line}>{intl.formatMessage(messages.finalPrice)}</span>
        <Price money={offer.total} size="display" />
        <EstimatedPrice money={offer.total} />
      </p>
    </Card>
  );
}
