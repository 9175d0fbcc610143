import { UserCog } from 'lucide-react';
import { Fragment } from 'react';
import type { BookingsTab_BookingFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Notice } from '#ui/Notice.tsx';
import { statuses } from '../kit/words/status.messages.ts';
import styles from './BookingCard.module.css';
import { messages } from './BookingsTab.messages.ts';
import { mismatchSeparator, useMismatches } from './useMismatches.ts';

/** Notes for administrators besides the status: pending operations, mismatches with the provider, admin overrides. */
export function BookingNotices({ booking }: { booking: BookingsTab_BookingFragment }) {
  const { isProcessing, isBeingCancelled, requestedStatus, mismatch, isMarkedByAdmin } = booking;
  if (!isProcessing && !isBeingCancelled && !requestedStatus && !mismatch && !isMarkedByAdmin) return null;
  return (
    <div className={styles.notes}>
      {mismatch && (
        <Notice tone="danger">
          <Text message={messages.mismatch} values={{ what: <Mismatches text={mismatch} /> }} />
        </Notice>
      )}
      {(isProcessing || isBeingCancelled || requestedStatus) && (
        <Notice tone="warn">
          {isProcessing && !isBeingCancelled && <Text message={messages.processing} />}
          {isBeingCancelled && <Text message={messages.beingCancelled} />}{' '}
          {requestedStatus && (
            <Text
              message={messages.waitingFor}
              values={{
                status: (
                  <bdi>
                    <Text message={statuses[requestedStatus]} />
                  </bdi>
                ),
              }}
            />
          )}
        </Notice>
      )}
      {isMarkedByAdmin && (
        <div>
          <Badge icon={UserCog}>
            <Text message={messages.marked} />
          </Badge>
        </div>
      )}
    </div>
  );
}

/** One text may list several mismatches. */
function Mismatches({ text }: { text: string }) {
  return useMismatches()(text).map((one, index) => (
    <Fragment key={one}>
      {index > 0 && mismatchSeparator}
      <bdi dir="auto">{one}</bdi>
    </Fragment>
  ));
}
