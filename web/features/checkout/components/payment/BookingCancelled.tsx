import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { bookingsPath, homePath } from '#lib/page/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { messages } from '../../checkout.messages.ts';
import styles from '../BookingNotFound.module.css';

/** Shown for the user's own cancelled booking, for which nothing can be paid. */
export function BookingCancelled() {
  const intl = useIntl();
  return (
    <div className="container">
      <EmptyState
        title={intl.formatMessage(messages.cancelled)}
        headingLevel={1}
        action={
          <div className={styles.actions}>
            <ButtonLink to={bookingsPath}>
              <Text message={messages.toBookings} />
            </ButtonLink>
            <ButtonLink to={homePath} variant="secondary">
              <Text message={messages.returnToSearch} />
            </ButtonLink>
          </div>
        }
      >
        <Text message={messages.cancelledLine} />
      </EmptyState>
    </div>
  );
}
