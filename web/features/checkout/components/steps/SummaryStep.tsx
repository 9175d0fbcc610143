import { BedDouble } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type ExtraLine, linesByKind, soldAs, type SoldAs, sumOfLines } from '#shared/extras/extra-lines.ts';
import { plainLine } from '#shared/text/plain-line.ts';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { useComma } from '#i18n/useComma.ts';
import { bookedLines } from '#lib/booking/extras/bookedLines.ts';
import { kindNames } from '#lib/booking/extras/extraLines.messages.ts';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { fullName } from '#lib/booking/names/fullName.ts';
import { RoomNames } from '#lib/booking/names/RoomNames.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { IconType } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { CardForm } from '../../payment/cardForm.ts';
import { messages as checkoutMessages } from '../../checkout.messages.ts';
import { iconOf, stepLabel } from '../../steps.ts';
import type { GuestForm } from '../../guest/guestForm.ts';
import type { GuestFormState } from '../../guest/useGuestForm.ts';
import type { ExtraChoices } from '../../extras/useExtraChoices.ts';
import { ExtrasRefund } from '#lib/booking/extras/ExtrasRefund.tsx';
import { PaymentForm } from '../payment/PaymentForm.tsx';
import type { PaymentFailure } from '../payment/PaymentProblem.tsx';
import { RoomTerms } from '../RoomTerms.tsx';
import { StepCard } from './StepCard.tsx';
import { messages as guestMessages } from '../guest.messages.ts';
import { messages } from '../summary.messages.ts';
import styles from './SummaryStep.module.css';
import { useExtraNames } from '../useExtraNames.ts';

type Booking = CheckoutPage_BookingFragment;

function Line(props: { icon: IconType; title: ReactNode; detail: ReactNode; price: ReactNode }) {
  return (
    <li className={styles.item}>
      <span className={styles.icon}>
        <Icon icon={props.icon} size={20} />
      </span>
      <span>
        <span className={styles.title}>{props.title}</span>
        <span className={styles.detail}>{props.detail}</span>
      </span>
      {props.price}
    </li>
  );
}

/** Returns a function that describes a booked extra in the user's language. */
const useDetail = (booking: Booking) => {
  const intl = useIntl();
  const labels = useLabels();
  const { name } = useExtraNames();
  const comma = useComma();
  const details: Readonly<Record<SoldAs, (line: ExtraLine) => readonly string[]>> = {
    CAR: ({ id, addons, quantity }) => [
      ...[id, ...addons].map((part) => name(part)),
      intl.formatMessage(messages.days, { count: quantity }),
    ],
    INSURANCE: ({ quantity }) => [
      booking.party ? labels.travellers(booking) : intl.formatMessage(messages.insured, { guests: quantity }),
    ],
    TICKET: ({ id, name: stored, quantity }) => [
      intl.formatMessage(messages.tickets, { name: name(id, stored), quantity }),
    ],
  };
  return (lines: readonly ExtraLine[]): ReactNode =>
    lines
      .flatMap((line) => details[soldAs(line.kind)](line))
      .map((part, at) => (
        <Fragment key={part}>
          {at > 0 && comma}
          {/* Isolated, because in Hebrew the number of days would be shown on the wrong side of Latin letters. */}
          <bdi>{part}</bdi>
        </Fragment>
      ));
};

function Lines({ booking }: { booking: Booking }) {
  const dates = useDates();
  const labels = useLabels();
  const comma = useComma();
  const detail = useDetail(booking);
  return (
    <ul>
      <Line
        icon={BedDouble}
        title={<RoomNames rooms={booking} />}
        detail={
          <>
            <BookedHotelName booking={booking} />
            {comma}
            {/* The dates are repeated here, because on a phone the order is below the pay button. */}
            <bdi>{dates.range(booking.checkIn, booking.checkOut)}</bdi>
            {comma}
            {[labels.count('nights', booking.nights), labels.meal(booking.mealPlan)].join(comma)}
          </>
        }
        price={<Price money={booking.totalPrice} size="md" isEstimated />}
      />
      {linesByKind(bookedLines(booking)).map(({ kind, lines }) => (
        <Line
          key={kind}
          icon={iconOf(kind)}
          title={<Text message={kindNames[kind]} />}
          detail={detail(lines)}
          price={<Price money={sumOfLines(lines)} size="md" isEstimated />}
        />
      ))}
    </ul>
  );
}

/** Choices that are not saved in the booking, each with buttons to save or discard it. */
function Unsaved({ choices, isPaying }: { choices: ExtraChoices; isPaying: boolean }) {
  return choices.unsaved.map((step) => {
    const failure = choices.failureOf(step);
    return (
      <Notice
        key={step}
        tone="warn"
        className={styles.unsaved ?? ''}
        action={
          <>
            <Button
              variant="secondary"
              size="sm"
              isDisabled={isPaying}
              isPending={choices.isSaving}
              onPress={() => choices.saveDraft(step)}
            >
              <Text message={messages.saveChoice} />
            </Button>
            <Button
              variant="ghost"
              size="sm"
              isDisabled={isPaying || choices.isSaving}
              onPress={() => choices.discard(step)}
            >
              <Text message={messages.discardChoice} />
            </Button>
          </>
        }
      >
        <Text
          message={messages.notSaved}
          values={{
            extra: (
              <b key="extra">
                <Text message={stepLabel(step)} />
              </b>
            ),
          }}
        />
        {failure && (
          <span className={styles.unsavedFailed} role="alert">
            <Text message={failure} />
          </span>
        )}
      </Notice>
    );
  });
}

/** The guest details as typed in the first step, with the email address to which the confirmation is sent. */
function Guests({ guest }: { guest: GuestForm }) {
  const name = fullName(guest);
  const email = plainLine(guest.email);
  const phone = plainLine(guest.phone);
  const others = guest.others.map(fullName).filter(Boolean);
  const requests = guest.specialRequests.trim();
  return (
    <dl className={styles.lead}>
      <div>
        <dt>
          <Text message={messages.leadGuest} />
        </dt>
        <dd>{name ? <bdi>{name}</bdi> : '—'}</dd>
      </div>
      <div>
        <dt>
          <Text message={messages.leadEmail} />
        </dt>
        <dd>{email ? <bdi dir="ltr">{email}</bdi> : '—'}</dd>
      </div>
      {phone && (
        <div>
          <dt>
            <Text message={guestMessages.phone} />
          </dt>
          <dd>
            <bdi dir="ltr">{phone}</bdi>
          </dd>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <dt>
            <Text message={messages.otherGuests} />
          </dt>
          {others.map((other, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two guests may have the same name
            <dd key={`${place} ${other}`}>
              <bdi>{other}</bdi>
            </dd>
          ))}
        </div>
      )}
      {requests && (
        <div className={styles.requests}>
          <dt>
            <Text message={guestMessages.specialRequests} />
          </dt>
          <dd dir="auto">{requests}</dd>
        </div>
      )}
    </dl>
  );
}

interface SummaryStepProps {
  booking: Booking;
  /** The guests as typed in the first step. */
  guest: Pick<GuestFormState, 'form' | 'isSaving'>;
  choices: ExtraChoices;
  card: CardForm;
  onCardChange: (card: CardForm) => void;
  isPaying: boolean;
  /** Error of the last payment; null without one. */
  failure: PaymentFailure | null;
  /** Called when a payment field is empty; opens the alert about it. */
  onIncomplete: () => void;
  onPay: () => void;
}

/** Everything that is booked, its total, and the payment. */
export function SummaryStep({ booking, guest, choices, ...payment }: SummaryStepProps) {
  return (
    <div className={styles.step}>
      <StepCard title={checkoutMessages.summary}>
        <div>
          <Guests guest={guest.form} />
          <Lines booking={booking} />
          <div className={styles.roomTerms}>
            <RoomTerms booking={booking} />
          </div>
          {/* Once extras are not refunded any more, the terms above say so with their price. */}
          {bookedLines(booking).length > 0 && booking.extrasRefundableUntil !== null && (
            <ExtrasRefund booking={booking} className={styles.extrasTerms} />
          )}
          <Unsaved choices={choices} isPaying={payment.isPaying} />
          <p className={styles.total}>
            <span>
              <Text message={messages.total} />
              <span className={styles.taxes}>
                <TaxesAndFees fees={booking.propertyFees} isLine /> · <Text message={messages.payInShekels} />
              </span>
            </span>
            <span className={styles.amount} data-testid="summary-total">
              <Price money={booking.totalToPay} size="display" />
              <EstimatedPrice money={booking.totalToPay} />
            </span>
          </p>
        </div>
      </StepCard>
      {/* Blocked while something is being saved, because a paid order cannot be changed. */}
      <PaymentForm {...payment} isBlocked={choices.isSaving || guest.isSaving} />
    </div>
  );
}
