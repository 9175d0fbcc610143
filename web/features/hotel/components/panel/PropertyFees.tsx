import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { PropertyFeeAmount } from '#lib/hotel/PropertyFeeAmount.tsx';
import { PropertyFeeName } from '#lib/hotel/PropertyFeeName.tsx';
import { dealMessages as messages } from '../../HotelPage.messages.ts';
import styles from '../Deal.module.css';

/** Fees that the hotel itself charges, by name; never part of the total. */
export function PropertyFees({ fees }: { fees: HotelPage_OfferFragment['propertyFees'] }) {
  const intl = useIntl();
  if (fees.length === 0) return null;
  return (
    <div className={styles.fees}>
      <p>{intl.formatMessage(messages.propertyFees)}</p>
      <ul>
        {fees.map((fee, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fee may be charged in two currencies
          <li key={`${index} ${fee.description}`}>
            <PropertyFeeName description={fee.description} /> <PropertyFeeAmount fee={fee} />
          </li>
        ))}
      </ul>
    </div>
  );
}
