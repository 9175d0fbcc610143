import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { today } from '../../i18n/plain-date.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useFooterVisibility } from '../../lib/FooterVisibility.tsx';
import { homePath } from '../../lib/paths.ts';
import { Problem } from '../../lib/Problem.tsx';
import { useDocumentTitle } from '../../lib/useDocumentTitle.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MapNotes } from './components/MapNotes.tsx';
import { MapView } from './components/MapView.tsx';
import { messages } from './HotelsMapPage.messages.ts';
import { readMapAddress, resultsQuery } from './mapAddress.ts';
import { useMapHotels } from './useMapHotels.ts';

/** The address without what changes only how it is shown: what was chosen stays. */
const pageKey = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of ['lang', 'currency']) query.delete(name);
  return query.toString();
};

/** Hotels of a link, or of a whole search, on a map with a list beside it (DEC-29). */
export function HotelsMapPage() {
  const intl = useIntl();
  const { search } = useLocation();
  const day = today();
  const address = useMemo(() => readMapAddress(new URLSearchParams(search), day), [search, day]);
  const announce = useAnnounce();
  const found = useMapHotels(address);
  const { hotels, isLoading, isComplete, error } = found;
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  const isEmpty = address.kind === 'nothing' || (hotels.length === 0 && isComplete && !isLoading);
  const hasFailed = error !== undefined || found.hasFailedParts;
  useFooterVisibility(isEmpty);

  // The map that waits takes the place of the problem, and of its button.
  const tryAgain = () => {
    announce(intl.formatMessage(messages.loading));
    found.reload();
  };
  if (hasFailed && hotels.length === 0 && !isLoading)
    return (
      <div className="container">
        <h1 className="visually-hidden">{title}</h1>
        <Problem error={error} texts={{ INTERNAL: messages.failed }} onRetry={tryAgain} />
      </div>
    );
  if (address.kind === 'nothing' || isEmpty) {
    const isSearch = address.kind === 'search';
    return (
      <div className="container">
        {address.kind !== 'nothing' && <MapNotes found={found} address={address} />}
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          headingLevel={1}
          action={
            <ButtonLink to={isSearch ? `/Discover${resultsQuery(address)}` : homePath}>
              {intl.formatMessage(isSearch ? messages.toResults : messages.search)}
            </ButtonLink>
          }
        >
          {intl.formatMessage(isSearch ? messages.noMatch : messages.emptyText)}
        </EmptyState>
      </div>
    );
  }
  return <MapView key={pageKey(search)} address={address} found={found} />;
}
