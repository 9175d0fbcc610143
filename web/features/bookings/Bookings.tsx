import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#i18n/messages.ts';
import { today } from '#i18n/dates/plain-date.ts';
import { Text } from '#i18n/Text.tsx';
import { EmptyList } from '#lib/hotelList/EmptyList.tsx';
import { Problem } from '#lib/failures/Problem.tsx';
import { useGoBack } from '#lib/page/useGoBack.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import styles from './Bookings.module.css';
import { messages } from './BookingsPage.messages.ts';
import { BookingCard } from './components/BookingCard.tsx';
import type { BookingSummary } from './components/BookingCard.tsx';
import { BookingDetailsDialog } from './components/BookingDetailsDialog.tsx';
import { CancelDialog } from './components/CancelDialog.tsx';
import { CardSkeleton } from './components/CardSkeleton.tsx';
import { SherryButton } from './components/SherryButton.tsx';
import { groupStays } from './bookingState.ts';
import { cardId } from './cardId.ts';
import { useBookingList } from './useBookingList.ts';
import { useCardFocus } from './useCardFocus.ts';

function Back() {
  const goBack = useGoBack();
  return (
    <Button variant="ghost" icon={ArrowLeft} flipIcon onPress={goBack} className={styles.back ?? ''}>
      <Text message={messages.back} />
    </Button>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <SkeletonRegion isPage label={intl.formatMessage(messages.loading)} className={styles.list ?? ''}>
      <div className={styles.groupBone}>
        <Skeleton width="8rem" height="100%" />
      </div>
      {[1, 2, 3].map((place) => (
        <CardSkeleton key={place} isFirst={place === 1} />
      ))}
    </SkeletonRegion>
  );
}

function Empty() {
  const intl = useIntl();
  return (
    <EmptyList title={intl.formatMessage(messages.emptyTitle)}>
      <Text message={messages.emptyLine} />
    </EmptyList>
  );
}

interface ListProps {
  list: ReturnType<typeof useBookingList>;
  onDetails: (booking: BookingSummary) => void;
  onCancel: (booking: BookingSummary) => void;
}

interface StaysProps extends Pick<ListProps, 'onDetails' | 'onCancel'> {
  title: Message;
  bookings: readonly BookingSummary[];
  /** The first booking of the page. */
  firstId: string | undefined;
}

function Stays({ title, bookings, firstId, onDetails, onCancel }: StaysProps) {
  const heading = useId();
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={`title ${styles.group}`}>
        <Text message={title} />
      </h2>
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            isFirst={booking.id === firstId}
            onDetails={() => onDetails(booking)}
            onCancel={() => onCancel(booking)}
          />
        ))}
      </ul>
    </section>
  );
}

function Groups({
  list,
  bookings,
  onDetails,
  onCancel,
}: ListProps & { bookings: readonly BookingSummary[] }) {
  const { upcoming, past, cancelled } = groupStays(bookings, today());
  const { hasMore, isLoadingMore, newest, moreError } = list;
  const ids = [...upcoming, ...past, ...cancelled].map(({ id }) => id);
  const { onMore, ...focus } = useCardFocus({
    ids,
    isLoadingMore,
    newest,
    canLoadMore: hasMore || Boolean(moreError),
  });
  const loadMore = () => {
    onMore();
    list.loadMore();
  };
  const ofAll = { firstId: ids[0], onDetails, onCancel };
  return (
    <div {...focus}>
      <Stays title={messages.upcoming} bookings={upcoming} {...ofAll} />
      <Stays title={messages.past} bookings={past} {...ofAll} />
      <Stays title={messages.cancelled} bookings={cancelled} {...ofAll} />
      {Boolean(moreError) && <Problem error={moreError} onRetry={loadMore} />}
      {hasMore && !moreError && (
        <Button
          variant="secondary"
          isPending={isLoadingMore}
          onPress={loadMore}
          className={styles.more ?? ''}
        >
          <Text message={messages.showMore} />
        </Button>
      )}
    </div>
  );
}

function List(props: ListProps) {
  const { bookings, error, reload } = props.list;
  // Deferred, so that input is handled between the response and the rendering of the first cards.
  const isDue = useDeferredValue(bookings !== null);
  if (error && !bookings) return <Problem error={error} onRetry={reload} />;
  if (!bookings || !isDue) return <Loading />;
  if (bookings.length === 0) return <Empty />;
  return <Groups {...props} bookings={bookings} />;
}

type Opened = { readonly kind: 'details' | 'cancel'; readonly booking: BookingSummary };

/**
 * Moves the focus to a booking's card, because the button that opened the dialog disappears when the booking can no
 * longer be cancelled.
 */
const focusCard = (id: string): void => {
  setTimeout(() => document.getElementById(cardId(id))?.focus(), 0);
};

/** The page around the list; `children` are placed outside of its column. */
function Frame({ list, children }: { list: ReactNode; children?: ReactNode }) {
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.column}>
        <Back />
        <h1 className={`display ${styles.heading}`}>
          <Text message={messages.title} />
        </h1>
        {list}
      </div>
      {children}
      <SherryButton />
    </div>
  );
}

/** Skeleton of the page, shown until it is known who is signed in. */
export const BookingsWaiting = () => <Frame list={<Loading />} />;

/** List, dialogs and the assistant's button. */
export function Bookings() {
  const list = useBookingList();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <Frame
      list={
        <List
          list={list}
          onDetails={(booking) => setOpened({ kind: 'details', booking })}
          onCancel={(booking) => setOpened({ kind: 'cancel', booking })}
        />
      }
    >
      {opened?.kind === 'details' && (
        <BookingDetailsDialog
          booking={opened.booking}
          onClose={close}
          onCancel={() => setOpened({ kind: 'cancel', booking: opened.booking })}
        />
      )}
      {opened?.kind === 'cancel' && (
        <CancelDialog
          booking={list.bookings?.find(({ id }) => id === opened.booking.id) ?? opened.booking}
          onClose={close}
          onReload={list.reload}
          onCancelled={() => {
            close();
            focusCard(opened.booking.id);
          }}
        />
      )}
    </Frame>
  );
}
