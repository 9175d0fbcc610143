import { useIntl } from 'react-intl';
import { useComma } from '#i18n/useComma.ts';
import { GuestsSkeleton } from '#lib/stay/guests/GuestsSkeleton.tsx';
import { GuestsPart } from '#lib/stay/guests/guestsPart.ts';
import { guestsOf } from '#lib/stay/guests/occupancy.ts';
import { lastDay } from '#lib/search/dates/stayDates.ts';
import { useStayShortcuts } from '#lib/search/dates/useStayShortcuts.ts';
import { usePartyDraft } from '#lib/stay/guests/usePartyDraft.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { DateRangeField } from '#ui/DateRangeField.tsx';
import { PopoverField } from '#ui/PopoverField.tsx';
import { panelMessages as messages } from '../../HotelPage.messages.ts';
import { useDayPrices } from '../../useDayPrices.ts';
import type { HotelStayState } from '../../useHotelStay.ts';
import styles from '../panel/BookingPanel.module.css';

/** Dates and guests; a change is written into the URL, and prices are loaded again. */
export function StayFields({
  id,
  stay,
  today,
  change,
}: Pick<HotelStayState, 'id' | 'stay' | 'today' | 'change'>) {
  const intl = useIntl();
  const labels = useLabels();
  const comma = useComma();
  const shortcuts = useStayShortcuts(today);
  const prices = useDayPrices(id, stay);
  // The steppers are pressed many times, but the stay changes once, when the panel closes.
  const choice = usePartyDraft(stay.party, (party) => change({ party }), 'on-close');
  const party = choice.draft;
  const guests = labels.people({ guests: guestsOf(party), party });
  return (
    <div className={styles.stay}>
      <DateRangeField
        variant="panel"
        label={intl.formatMessage(messages.dates)}
        startLabel={intl.formatMessage(messages.checkIn)}
        endLabel={intl.formatMessage(messages.checkOut)}
        start={stay.checkIn}
        end={stay.checkOut}
        today={today}
        max={lastDay(today)}
        shortcuts={shortcuts}
        dayNotes={prices.notes}
        legend={prices.legend}
        onOpen={prices.open}
        onChange={({ start, end }) => change({ checkIn: start, checkOut: end })}
      />
      <PopoverField
        variant="panel"
        label={intl.formatMessage(messages.guests)}
        value={party.rooms === 1 ? guests + comma + labels.count('rooms', 1) : guests}
        error={choice.error}
        onDone={choice.check}
        onNear={GuestsPart.load}
        onOpenChange={(isOpen) => !isOpen && choice.close()}
      >
        <GuestsPart
          skeleton={<GuestsSkeleton />}
          party={party}
          onChange={choice.change}
          areAgesRequired={choice.isAgeQuestionShown}
        />
      </PopoverField>
    </div>
  );
}
