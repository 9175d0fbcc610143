import { useAdminCancelPreviewQuery, useAdminCancelTermsQuery } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { BookingPolicy } from '#lib/booking/BookingPolicy.tsx';
import { AdminMoney } from '../kit/money/AdminMoney.tsx';
import { messages } from './BookingsTab.messages.ts';
import styles from './CancelTerms.module.css';
import { details } from './details/BookingDetails.messages.ts';

/**
 * The cancellation policy of a booking that its guest can cancel, and what the guest would get back by it now. Empty
 * until it is loaded.
 */
export function CancelTerms({ id }: { id: string }) {
  const variables = { id };
  const { data: terms } = useAdminCancelTermsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { data: preview } = useAdminCancelPreviewQuery({ variables, fetchPolicy: 'network-only' });
  if (!terms?.booking || !preview) return null;
  const { fee, refund } = preview.cancellationPreview;
  return (
    <div className={styles.terms}>
      <p>
        <strong>
          <Text message={details.policy} />
        </strong>
      </p>
      <BookingPolicy booking={terms.booking} legalMessage={details.legalRight} />
      <p>
        <Text
          message={messages.cancelByPolicy}
          values={{
            refund: <AdminMoney key="refund" money={refund} />,
            fee: <AdminMoney key="fee" money={fee} />,
          }}
        />
      </p>
    </div>
  );
}
