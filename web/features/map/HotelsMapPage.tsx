import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { today } from '../../i18n/plain-date.ts';
import { useFooterVisibility } from '../../lib/FooterVisibility.tsx';
import { homePath } from '../../lib/paths.ts';
import { Problem } from '../../lib/Problem.tsx';
import { useDocumentTitle } from '../../lib/useDocumentTitle.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MapView } from './components/MapView.tsx';
import { messages } from './HotelsMapPage.messages.ts';
import { readMapAddress } from './mapAddress.ts';
import { useMapHotels } from './useMapHotels.ts';

/** Hotels of a link, or of a whole search, on a map with a list beside it (DEC-29). */
export function HotelsMapPage() {
  const intl = useIntl();
  const { search } = useLocation();
  const day = today();
  const address = useMemo(() => readMapAddress(new URLSearchParams(search), day), [search, day]);
  const found = useMapHotels(address);
  const { hotels, isLoading, isComplete, error } = found;
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  const isEmpty = address.kind === 'nothing' || (hotels.length === 0 && isComplete && !isLoading);
  useFooterVisibility(isEmpty);

  if (error && hotels.length === 0)
    return (
      <div className="container">
        <h1 className="visually-hidden">{title}</h1>
        <Problem error={error} onRetry={found.reload} />
      </div>
    );
  if (address.kind === 'nothing' || isEmpty)
    return (
      <div className="container">
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          headingLevel={1}
          action={<ButtonLink to={homePath}>{intl.formatMessage(messages.search)}</ButtonLink>}
        >
          {intl.formatMessage(messages.emptyText)}
        </EmptyState>
      </div>
    );
  return <MapView key={search} address={address} found={found} />;
}
