import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { HotelPage_HotelFragment, HotelPage_OfferFragment } from '#generated/graphql.ts';
import { DuplicateDialog } from '#lib/booking/DuplicateDialog.tsx';
import { useIsOneColumn } from '#ui/useIsPhone.ts';
import type { ChangedDraft } from './change/useChangedDraft.ts';
import { BookBar } from './components/panel/BookBar.tsx';
import { BookingPanel } from './components/panel/BookingPanel.tsx';
import { CancellationPanel } from './components/panel/CancellationPanel.tsx';
import { DealDetails } from './components/panel/DealDetails.tsx';
import { PriceChangeDialog } from './components/panel/PriceChangeDialog.tsx';
import { roomLack } from './components/panel/roomLack.ts';
import { MealPlans } from './components/rooms/MealPlans.tsx';
import { RoomList } from './components/rooms/RoomList.tsx';
import styles from './HotelPage.module.css';
import { useRoomChoice } from './rooms/useRoomChoice.ts';
import { useBookRoom } from './useBookRoom.ts';
import type { HotelStayState } from './useHotelStay.ts';

/** Rooms of the stay, and whether they are still being loaded. */
export interface StayOffers {
  readonly offers: readonly HotelPage_OfferFragment[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface RoomsAndBookingProps {
  hotel: HotelPage_HotelFragment;
  /** Name of the hotel in the language of the page. */
  name: string;
  nights: number;
  state: HotelStayState;
  /** The unpaid booking for which a stay and room are chosen. */
  changed: ChangedDraft;
  rooms: StayOffers;
  /** What is shown above the rooms. */
  above: ReactNode;
  /** What is shown below the terms of the chosen room. */
  below: ReactNode;
}

/**
 * The rooms and all that follows from the chosen one. The choice is stored here, so that a press on a room does not
 * render the rest of the page, which is passed in, again.
 */
export function RoomsAndBooking(props: RoomsAndBookingProps) {
  const { hotel, name, nights, state, changed, above, below } = props;
  const { offers, isLoading, hasFailed, refetch } = props.rooms;
  const { stay, today } = state;
  const isOneColumn = useIsOneColumn();
  const { key: entry } = useLocation();
  const choice = useRoomChoice({ hotelId: hotel.id, stay, changed, entry, offers });
  const booking = useBookRoom({ hotelId: hotel.id, stay, changed, onOutdated: () => void refetch() });
  const { selected, mealPlan } = choice;
  const lack = roomLack({ isLoading, hasFailed, count: offers.length });
  const policyOffer = selected ?? offers[0];
  const isPolicyMixed = new Set(offers.map((offer) => offer.cancellation.isFree)).size > 1;
  const onBook = () => {
    if (selected && mealPlan) void booking.book(selected, mealPlan);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const seeRooms = () => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  };
  const isChange = changed.isLoading || changed.draft !== null;
  const bookable = { choice, lack, nights, isChange, isBooking: booking.isBooking, onBook };
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          {above}
          <RoomList
            hotelId={hotel.id}
            onRetry={() => void refetch()}
            {...{ stay, offers, nights, choice, isLoading, hasFailed, heading }}
          />
          {selected && <DealDetails offer={selected} nights={nights} party={stay.party} />}
          {policyOffer && (
            <div className={styles.pair}>
              <MealPlans offers={offers} choice={choice} />
              <CancellationPanel
                offer={policyOffer}
                isUndecided={!selected && isPolicyMixed}
                checkIn={stay.checkIn}
                checkOut={stay.checkOut}
                today={today}
              />
            </div>
          )}
          {below}
        </div>
        <BookingPanel
          hotel={{ id: hotel.id, name, isStored: hotel.source === 'STORED' }}
          state={state}
          offers={offers}
          {...bookable}
        />
      </div>
      {isOneColumn && (
        <BookBar bestOffer={offers[0] ?? null} onSeeRooms={seeRooms} checkIn={stay.checkIn} {...bookable} />
      )}
      <PriceChangeDialog booking={booking} />
      <DuplicateDialog
        booking={booking.duplicate}
        isPending={booking.isBooking}
        onAgain={booking.accept}
        onClose={booking.leaveDuplicate}
      />
    </>
  );
}
