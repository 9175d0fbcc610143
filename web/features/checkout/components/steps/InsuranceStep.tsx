import { ShieldCheck } from 'lucide-react';
import { insuranceFor } from '#shared/extras/extras.ts';
import { DEFAULT_INSURED_GUESTS } from '#shared/extras/extras-catalogue.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { kindNames } from '#lib/booking/extras/extraLines.messages.ts';
import { ExtrasRefund } from '#lib/booking/extras/ExtrasRefund.tsx';
import { ExtraActions, SaveFailed } from './ExtraActions.tsx';
import type { ExtraStepProps } from './extraProps.ts';
import { messages } from '../extras.messages.ts';
import styles from '../Extras.module.css';
import { StepCard } from './StepCard.tsx';

/** Who is insured: everyone on the booking. Infants are not counted as guests, so they are named as free of charge. */
function Insured({ booking }: Pick<ExtraStepProps, 'booking'>) {
  const labels = useLabels();
  if (!booking.party) return null;
  return (
    <p className={styles.line}>
      <Text
        message={messages.insured}
        values={{ people: <bdi key="people">{labels.travellers(booking)}</bdi> }}
      />
      {booking.party.infants > 0 && (
        <>
          {' '}
          <Text message={messages.insuredInfants} />
        </>
      )}
    </p>
  );
}

/** Step for the insurance of all guests; of two guests if the booking has no number of guests. */
export function InsuranceStep({ booking, catalogue, choices }: ExtraStepProps) {
  const guests = booking.guests > 0 ? booking.guests : DEFAULT_INSURED_GUESTS;
  const { pricePerGuest } = catalogue.insurance;
  return (
    <StepCard
      title={kindNames.INSURANCE}
      chat={{ kind: 'checkout_insurance', bookingId: booking.id }}
      actions={
        <ExtraActions
          step="insurance"
          choices={choices}
          add={{ insurance: true }}
          remove={booking.insurance && { label: messages.removeInsurance, extras: { insurance: false } }}
        />
      }
    >
      <div className={styles.package}>
        <span className={styles.arch}>
          <Icon icon={ShieldCheck} size={28} />
        </span>
        <div>
          <h3 className={styles.title}>
            <Text message={messages.insuranceName} />
          </h3>{' '}
          {booking.insurance && (
            <Badge tone="ok" hasDot>
              <Text message={messages.insuranceAdded} />
            </Badge>
          )}
          <p className={styles.line}>
            <Text message={messages.insuranceLine} />
          </p>
          <Insured booking={booking} />
          <p>
            <Text
              message={messages.perGuest}
              values={{ price: <Price key="price" money={pricePerGuest} size="lg" isEstimated /> }}
            />
          </p>
        </div>
      </div>
      <p className={styles.sum} data-testid="insurance-sum">
        <span>
          <Text
            message={messages.insuranceSum}
            values={{ guests, price: <Price key="price" money={pricePerGuest} /> }}
          />
        </span>
        <Price money={insuranceFor(booking.guests).price} size="lg" isEstimated />
      </p>
      <ExtrasRefund booking={booking} className={styles.line} />
      <SaveFailed step="insurance" choices={choices} />
    </StepCard>
  );
}
