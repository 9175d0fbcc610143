import { Printer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useReceiptPageQuery } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { bookingNumber } from '#shared/text/booking-number.ts';
import { failureCode } from '#lib/failures/errors.ts';
import { bookingsPath } from '#lib/page/paths.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { RequireViewer } from '#lib/session/RequireViewer.tsx';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { type ReceiptData, ReceiptDocument } from './components/Sheet.tsx';
import { messages } from './ReceiptPage.messages.ts';
import styles from './ReceiptPage.module.css';

function Missing({ line }: { line: Message }) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.missing)}
      headingLevel={1}
      action={
        <ButtonLink to={bookingsPath}>
          <Text message={messages.toBookings} />
        </ButtonLink>
      }
    >
      <Text message={line} />
    </EmptyState>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const code = failureCode(error);
  if (code === 'NOT_FOUND') return <Missing line={messages.missingLine} />;
  if (code === 'INVALID_STATE') return <Missing line={messages.unpaidLine} />;
  return (
    <>
      <h1 className="visually-hidden">
        <Text message={messages.title} />
      </h1>
      <Problem error={error} onRetry={onRetry} />
    </>
  );
}

interface ReceiptProps {
  bookingId: string;
  onRead: (receipt: ReceiptData) => void;
}

function Receipt({ bookingId, onRead }: ReceiptProps) {
  const intl = useIntl();
  const { data, error, refetch } = useReceiptPageQuery({
    variables: { bookingId },
    fetchPolicy: 'cache-and-network',
  });
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (data) read(data.bookingReceipt);
  }, [data]);
  if (data) {
    return (
      <>
        <div className={styles.bar}>
          <ButtonLink variant="secondary" to={bookingsPath}>
            <Text message={messages.toBookings} />
          </ButtonLink>
          <Button icon={Printer} onPress={() => window.print()}>
            <Text message={messages.print} />
          </Button>
        </div>
        <ReceiptDocument receipt={data.bookingReceipt} />
      </>
    );
  }
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <SkeletonRegion isPage label={intl.formatMessage(messages.loading)}>
      <Skeleton height="40rem" radius="lg" />
    </SkeletonRegion>
  );
}

/** `/Receipt?bookingId=`: what was charged, laid out for the screen and for A4 paper. */
export function ReceiptPage() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const bookingId = params.get('bookingId') ?? '';
  const title = intl.formatMessage(messages.title);
  const [isCancelled, setCancelled] = useState(false);
  const name = isCancelled ? intl.formatMessage(messages.titleCancelled) : title;
  // Browsers suggest the title as the name of the PDF.
  useDocumentTitle(bookingId ? `${name} ${bookingNumber(bookingId)}` : title);
  return (
    <RequireViewer title={title}>
      {({ id }) => (
        <div className={`container ${styles.page}`}>
          {bookingId ? (
            <Receipt
              key={id}
              bookingId={bookingId}
              onRead={({ booking }) => setCancelled(booking.status === 'cancelled')}
            />
          ) : (
            <Missing line={messages.missingLine} />
          )}
        </div>
      )}
    </RequireViewer>
  );
}
