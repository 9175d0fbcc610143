import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { soldAs } from '#shared/extras/extra-lines.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import { kindNames } from '#lib/booking/extras/extraLines.messages.ts';
import { useExtraName } from '#lib/booking/names/useExtraName.ts';
import { RoomBedLines } from '#lib/beds/RoomBedLines.tsx';
import { RoomNames } from '#lib/booking/names/RoomNames.tsx';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { lines, messages } from '../ReceiptPage.messages.ts';
import type { ReceiptData } from './Sheet.tsx';
import styles from './Sheet.module.css';

type Line = ReceiptData['lines'][number];
type Booking = ReceiptData['booking'];

/** Name of the item of a line, in the reader's language. */
const useLineLabel = (booking: Booking) => {
  const name = useExtraName();
  return ({ kind, label }: Line): ReactNode => {
    if (kind === 'HOTEL') return <RoomNames key="label" rooms={booking} />;
    // A car is stored by its id, tickets by their name.
    const id = booking.attractions.find((ticket) => ticket.name === label)?.id;
    return name(id ?? label, label);
  };
};

function LineName({ line, booking }: { line: Line; booking: Booking }) {
  const intl = useIntl();
  const labels = useLabels();
  const name = useExtraName();
  const comma = useComma();
  const label = useLineLabel(booking)(line);
  const infants = booking.party?.infants ?? 0;
  const addons = line.kind === 'CAR' ? (booking.carRental?.addons ?? []) : [];
  return (
    <>
      <Text
        message={lines[line.kind === 'HOTEL' ? 'HOTEL' : soldAs(line.kind)]}
        values={{
          kind: line.kind === 'HOTEL' ? '' : intl.formatMessage(kindNames[line.kind]),
          label: <bdi key="label">{label}</bdi>,
          quantity: line.quantity,
          nights: labels.count('nights', line.quantity),
        }}
      />
      {line.kind === 'HOTEL' && (
        <>
          {comma}
          {labels.meal(booking.mealPlan)}
          <RoomBedLines names={booking.roomNames} />
        </>
      )}
      {line.kind === 'INSURANCE' && infants > 0 && (
        <>
          {comma}
          {labels.count('infants', infants)}
        </>
      )}
      {addons.map((addon) => (
        <Fragment key={addon}>
          {comma}
          <bdi>{name(addon)}</bdi>
        </Fragment>
      ))}
    </>
  );
}

/** The items with their amounts, and the total. */
export function Items({ receipt }: { receipt: ReceiptData }) {
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">
            <Text message={messages.item} />
          </th>
          <th scope="col">
            <Text message={messages.amount} />
          </th>
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line) => (
          <tr key={`${line.kind} ${line.label}`}>
            <td>
              <LineName line={line} booking={receipt.booking} />
            </td>
            <td>
              <Price money={line.amount} withMinor />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Text message={messages.total} />
            <span className={styles.small}>
              <TaxesAndFees fees={receipt.booking.propertyFees} isLine />
            </span>
          </th>
          <td data-testid="receipt-total">
            <Price money={receipt.total} withMinor />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
