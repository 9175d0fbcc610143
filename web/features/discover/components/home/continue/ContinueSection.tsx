import { useEffect, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useBookingsPageQuery, useBookingStateQuery } from '#generated/graphql.ts';
import { today } from '#i18n/dates/plain-date.ts';
import { Text } from '#i18n/Text.tsx';
import { bookingsPage } from '#lib/booking/bookingsPage.ts';
import { lastStay } from '#lib/stay/lastStay.ts';
import { type DeviceMemory, forgetDraftId } from '#lib/memory/deviceMemory.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import { repeatableSearchOf } from './repeatableSearchOf.ts';
import { LastSearch } from './LastSearch.tsx';
import { nextStepsOf } from './nextSteps.ts';
import { messages } from './ContinueSection.messages.ts';
import styles from './ContinueSection.module.css';
import { NextStay, UnpaidBooking } from './StepCard.tsx';
import { ViewedHotels } from './ViewedHotels.tsx';

export interface ContinueSectionProps {
  memory: DeviceMemory;
  onClear: () => void;
}

/** The last search, bookings to continue, and viewed hotels. */
export function ContinueSection({ memory, onClear }: ContinueSectionProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const titleId = useId();
  const { viewer } = useViewer();
  const { data } = useBookingsPageQuery({
    variables: bookingsPage,
    skip: viewer === null,
    fetchPolicy: 'cache-and-network',
  });
  // A visitor has no list of bookings, but the guest token in the cookie gives access to the unpaid booking that was
  // started in this browser.
  const draft = useBookingStateQuery({
    variables: { id: memory.draftId ?? '' },
    skip: viewer !== null || memory.draftId === null,
    fetchPolicy: 'cache-and-network',
  });
  const isDraftGone = viewer === null && draft.data !== undefined && draft.data.booking?.status !== 'pending';
  useEffect(() => {
    if (isDraftGone) forgetDraftId();
  }, [isDraftGone]);
  const day = today();
  const query = memory.search?.query ?? null;
  const search = useMemo(() => (query === null ? null : repeatableSearchOf(query, day)), [query, day]);
  const visitorDraft = viewer === null ? draft.data?.booking : null;
  const bookings = viewer ? (data?.myBookings ?? []) : visitorDraft ? [visitorDraft] : [];
  const { stay, unpaid: unfinished } = nextStepsOf(bookings, day);
  const pricedStay = useMemo(
    () => (search ? { ...search.criteria, wishes: search.filters } : lastStay(day)),
    [search, day],
  );
  const isEmpty = search === null && memory.hotels.length === 0;
  if (isEmpty && !stay && !unfinished) return null;
  const clear = () => {
    onClear();
    announce(intl.formatMessage(messages.cleared));
  };
  return (
    <section className={`container ${styles.section}`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className="display" tabIndex={-1}>
          <Text message={messages.title} />
        </h2>
        {!isEmpty && (
          <Button variant="ghost" onPress={clear} aria-label={intl.formatMessage(messages.clearAll)}>
            <Text message={messages.clear} />
          </Button>
        )}
      </div>
      {(search || stay || unfinished) && (
        <ul className={styles.steps}>
          {search && <LastSearch search={search} />}
          {unfinished && <UnpaidBooking booking={unfinished} />}
          {stay && <NextStay booking={stay} />}
        </ul>
      )}
      {memory.hotels.length > 0 && <ViewedHotels hotels={memory.hotels} stay={pricedStay} />}
    </section>
  );
}
