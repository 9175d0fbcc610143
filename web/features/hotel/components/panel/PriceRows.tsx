import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import type { MoneyAmount } from '#i18n/money/money.ts';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { guestsOf, type PartySize } from '#lib/stay/guests/occupancy.ts';
import { RoomNames } from '#lib/booking/names/RoomNames.tsx';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { dealMessages, panelMessages as messages, roomMessages } from '../../HotelPage.messages.ts';
import styles from './BookingPanel.module.css';
import { PropertyFees } from './PropertyFees.tsx';
import { NightlyPriceLine } from './NightlyPriceLine.tsx';

interface PriceRowsProps {
  offer: HotelPage_OfferFragment;
  mealPlan: string;
  nights: number;
  party: PartySize;
  /** True for a stored hotel: its price is per room, so the number of rooms is a line of its own. */
  isPerRoom: boolean;
}

/** The chosen room, nights, rooms, meals and guests, and below them the final price. */
export function PriceRows({ offer, mealPlan, nights, party, isPerRoom }: PriceRowsProps) {
  const intl = useIntl();
  const labels = useLabels();
  const { rooms } = party;
  const splits = isPerRoom && rooms > 1;
  const part = ({ amountMinor, currency }: MoneyAmount): MoneyAmount => ({
    amountMinor: splits ? Math.round(amountMinor / rooms) : amountMinor,
    currency,
  });
  const stayOfRoom = part(offer.total);
  return (
    <>
      <dl className={styles.rows}>
        <div>
          <dt>{intl.formatMessage(messages.selectedRoom)}</dt>
          <dd>
            <RoomNames rooms={offer} />
          </dd>
        </div>
        <div>
          <dt>
            <NightlyPriceLine night={part(offer.pricePerNight)} nights={nights} total={stayOfRoom} />
          </dt>
          <dd>
            <Price money={stayOfRoom} />
          </dd>
        </div>
        {rooms > 1 && (
          <div>
            <dt>
              {splits
                ? intl.formatMessage(roomMessages.timesRooms, { rooms })
                : intl.formatMessage(roomMessages.allRooms, { rooms })}
            </dt>
            <dd>{splits && <Price money={offer.total} />}</dd>
          </div>
        )}
        <div>
          <dt>{intl.formatMessage(messages.mealPlan)}</dt>
          <dd>{labels.meal(mealPlan)}</dd>
        </div>
        <div>
          <dt>{intl.formatMessage(messages.guests)}</dt>
          <dd>{labels.peopleWithAges({ guests: guestsOf(party), party })}</dd>
        </div>
      </dl>
      <div className={styles.final}>
        <p>
          <strong>{intl.formatMessage(dealMessages.finalPrice)}</strong>
          <span className={styles.quiet}>
            <TaxesAndFees fees={offer.propertyFees} isLine />
          </span>
        </p>
        <p className={styles.finalPrice}>
          <Price money={offer.total} size="display" />
          <EstimatedPrice money={offer.total} />
        </p>
      </div>
      <PropertyFees fees={offer.propertyFees} />
    </>
  );
}
