import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { useHotelPageQuery } from '#generated/graphql.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { failureCode } from '#lib/failures/errors.ts';
import { messages as guests } from '#lib/stay/guests/guests.messages.ts';
import { guestsOf } from '#lib/stay/guests/occupancy.ts';
import { homePath } from '#lib/page/paths.ts';
import { messages as problem } from '#lib/failures/problem.messages.ts';
import { problemText } from '#lib/failures/problemText.ts';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { useGoBack } from '#lib/page/useGoBack.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ChangedDraftNotice } from './change/ChangedDraftNotice.tsx';
import { useChangedDraft } from './change/useChangedDraft.ts';
import { HotelSkeleton } from './components/HotelSkeleton.tsx';
import { messages } from './HotelPage.messages.ts';
import styles from './HotelPage.module.css';
import { HotelView } from './HotelView.tsx';
import { type HotelStayState, useHotelStay } from './useHotelStay.ts';

function Back() {
  const intl = useIntl();
  const goBack = useGoBack();
  return (
    <Button variant="ghost" icon={ArrowLeft} flipIcon onPress={goBack} className={styles.back}>
      {intl.formatMessage(messages.back)}
    </Button>
  );
}

function Missing({ title, children }: { title: string; children?: ReactNode }) {
  const intl = useIntl();
  useDocumentTitle(title);
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      action={<ButtonLink to={homePath}>{intl.formatMessage(messages.toSearch)}</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}

function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage(messages.title));
  return (
    <div role="alert">
      <EmptyState
        title={intl.formatMessage(messages.loadFailed)}
        headingLevel={1}
        action={
          <div className={styles.actions}>
            <Button onPress={onRetry}>{intl.formatMessage(problem.retry)}</Button>
            <ButtonLink variant="secondary" to={homePath}>
              {intl.formatMessage(messages.toSearch)}
            </ButtonLink>
          </div>
        }
      >
        {intl.formatMessage(problemText(failureCode(error)))}
      </EmptyState>
    </div>
  );
}

function HotelContent({ state }: { state: HotelStayState }) {
  const intl = useIntl();
  const dates = useDates();
  const { people } = useLabels();
  const { airport } = state.stay;
  const { data, loading, error, refetch } = useHotelPageQuery({
    variables: { id: state.id, ...(airport && { airport }) },
    notifyOnNetworkStatusChange: true,
  });
  const changed = useChangedDraft(state.id);
  // Rendering the page takes long, so it is deferred and can be interrupted by input.
  const shown = useDeferredValue(data);
  if (loading || (data && !shown)) return <HotelSkeleton id={state.id} />;
  if (error && failureCode(error) === 'HOTEL_ID_MISSING') {
    return <Missing title={intl.formatMessage(messages.idMissing)} />;
  }
  if (error || !shown) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!shown.hotel) {
    return (
      <Missing title={intl.formatMessage(messages.loadFailed)}>
        {intl.formatMessage(messages.notFoundLine)}
      </Missing>
    );
  }
  const { party } = state.stay;
  const range = dates.range(state.stay.checkIn, state.stay.checkOut);
  return (
    <>
      {state.isReplaced && (
        <Notice tone="warn" className={styles.notice}>
          {intl.formatMessage(messages.datesReplaced, { range })}
        </Notice>
      )}
      {state.isPartyReplaced && (
        <Notice tone="warn" className={styles.notice}>
          {intl.formatMessage(guests.replaced, { guests: people({ guests: guestsOf(party), party }) })}
        </Notice>
      )}
      <ChangedDraftNotice draft={changed.draft} />
      <HotelView hotel={shown.hotel} state={state} changed={changed} />
    </>
  );
}

/** One hotel for one stay, at `/Hotel?id=&checkin=&checkout=&guests=`. */
export function HotelPage() {
  const intl = useIntl();
  const state = useHotelStay();
  return (
    <div className={`container ${styles.page}`}>
      <Back />
      {state.id === '' ? (
        <Missing title={intl.formatMessage(messages.idMissing)} />
      ) : (
        <HotelContent key={state.id} state={state} />
      )}
    </div>
  );
}
