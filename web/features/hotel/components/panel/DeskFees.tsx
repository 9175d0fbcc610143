import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { DeskFeeAmount } from '#lib/hotel/DeskFeeAmount.tsx';
import { DeskFeeName } from '#lib/hotel/DeskFeeName.tsx';
import { dealMessages as messages } from '../../HotelPage.messages.ts';
import styles from '../Deal.module.css';

/** Money the hotel collects itself, by name, never part of the total. */
export function DeskFees({ fees }: { fees: HotelPage_OfferFragment['deskFees'] }) {
  const intl = useIntl();
  if (fees.length === 0) return null;
  return (
    <div className={styles.fees}>
      <p>{intl.formatMessage(messages.deskFees)}</p>
      <ul>
        {fees.map((fee, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rooms may have the same fee
          <li key={`${index} ${fee.description}`}>
            <DeskFeeName description={fee.description} /> <DeskFeeAmount fee={fee} />
          </li>
        ))}
      </ul>
    </div>
  );
}
