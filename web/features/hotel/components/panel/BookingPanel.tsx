import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { useIsOneColumn } from '#ui/useIsPhone.ts';
import { dealMessages, panelMessages as messages } from '../../HotelPage.messages.ts';
import type { HotelStayState } from '../../useHotelStay.ts';
import type { RoomChoice } from '../../rooms/useRoomChoice.ts';
import { AskSherry } from '../about/AskSherry.tsx';
import { BookButton } from './BookButton.tsx';
import styles from './BookingPanel.module.css';
import { CheaperStay } from '../rooms/CheaperStay.tsx';
import { PolicyLine } from './PolicyLine.tsx';
import { PriceRows } from './PriceRows.tsx';
import type { RoomLack } from './roomLack.ts';
import { StayFields } from '../rooms/StayFields.tsx';

interface BookingPanelProps {
  hotel: { id: string; name: string; isStored: boolean };
  state: HotelStayState;
  offers: readonly HotelPage_OfferFragment[];
  /** Why there is no room to choose; null while there are some, or they are loading. */
  lack: RoomLack | null;
  nights: number;
  choice: RoomChoice;
  /** True when the choice changes an unpaid booking instead of starting one. */
  isChange: boolean;
  isBooking: boolean;
  onBook: () => void;
}

/**
 * Price of a night: that of the chosen room, otherwise that of the first offer with “from” and a note of what it
 * includes. Once a room is chosen, that note is below the total.
 */
function NightPrice({ offers, choice, state }: Pick<BookingPanelProps, 'offers' | 'choice' | 'state'>) {
  const intl = useIntl();
  const labels = useLabels();
  const offer = choice.selected ?? offers[0];
  if (!offer) return null;
  return (
    <div className={styles.top}>
      <p>
        {!choice.selected && <span className={styles.quiet}>{intl.formatMessage(messages.from)} </span>}
        <Price money={offer.pricePerNight} size="display" />{' '}
        <span className={styles.quiet}>{labels.perNight(state.stay.party.rooms)}</span>
        <br />
        <EstimatedPrice money={offer.pricePerNight} />
        {!choice.selected && (
          <span className={styles.contains}>
            <TaxesAndFees fees={offer.propertyFees} isLine />
          </span>
        )}
      </p>
      <PolicyLine offer={offer} checkIn={state.stay.checkIn} />
    </div>
  );
}

/** Meals that the price above includes; shown before a room is chosen. */
function MealOfPrice({ offer }: { offer: HotelPage_OfferFragment }) {
  const intl = useIntl();
  const labels = useLabels();
  return (
    <dl className={styles.rows}>
      <div>
        <dt>{intl.formatMessage(dealMessages.meals)}</dt>
        <dd>{labels.meal(offer.mealPlan)}</dd>
      </div>
    </dl>
  );
}

/**
 * The sticky panel: price, stay, total, Book Now, the assistant. In one column the stay is above the rooms instead, and
 * Book Now is in the bar at the bottom.
 */
export function BookingPanel(props: BookingPanelProps) {
  const intl = useIntl();
  const isOneColumn = useIsOneColumn();
  const { hotel, state, nights, choice } = props;
  const [firstOffer] = props.offers;
  return (
    <aside className={styles.panel} aria-label={intl.formatMessage(messages.label)}>
      <NightPrice offers={props.offers} choice={choice} state={state} />
      {!isOneColumn && <StayFields {...state} />}
      {choice.selected && choice.mealPlan && (
        <PriceRows
          offer={choice.selected}
          mealPlan={choice.mealPlan}
          nights={nights}
          party={state.stay.party}
          isPerRoom={hotel.isStored}
        />
      )}
      {!choice.selected && firstOffer && <MealOfPrice offer={firstOffer} />}
      {!isOneColumn && (
        <BookButton
          hasRoom={choice.selected !== null}
          lack={props.lack}
          isChange={props.isChange}
          isBooking={props.isBooking}
          onBook={props.onBook}
        />
      )}
      <AskSherry hotelId={hotel.id} hotelName={hotel.name} />
      {firstOffer && (
        <CheaperStay
          key={`${state.stay.checkIn} ${state.stay.checkOut}`}
          hotelId={hotel.id}
          stay={state.stay}
          offer={firstOffer}
          isOtherSelected={choice.selected !== null && choice.selected.id !== firstOffer.id}
        />
      )}
    </aside>
  );
}
