import { useIntl } from 'react-intl';
import { useAnnounce } from '#ui/announcer.tsx';
import { useFooterVisibility } from '#lib/ports/FooterVisibility.tsx';
import { homePath } from '#lib/page/paths.ts';
import { activeFilters } from '#lib/search/filters/filters.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { sentenceEntry } from '#lib/search/typed/sentenceEntry.ts';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { MapNotices } from './components/MapNotices.tsx';
import { MapView } from './components/MapView.tsx';
import { messages } from './HotelsMapPage.messages.ts';
import { resultsQuery } from './mapRequest.ts';
import { useMapHotels } from './useMapHotels.ts';
import { useMapSearch } from './useMapSearch.ts';

/** Hotels of a link, or of a complete search, on a map with a list beside it. */
export function HotelsMapPage() {
  const intl = useIntl();
  const search = useMapSearch();
  const { request } = search;
  const announce = useAnnounce();
  const found = useMapHotels(request);
  const { hotels, isLoading, isComplete, error } = found;
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  // When the filters leave no hotels, they can be removed on the map itself.
  const isFiltered = request.kind === 'search' && activeFilters(request.state.filters).length > 0;
  const isNone = hotels.length === 0 && isComplete && !isLoading;
  const isEmpty = request.kind === 'nothing' || (isNone && !isFiltered);
  const hasFailed = error !== undefined || found.hasFailedParts;
  useFooterVisibility(isEmpty);

  // The loading map replaces the error and its button, so the loading is announced to screen readers.
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
  if (request.kind === 'nothing' || isEmpty) {
    const isSearch = request.kind === 'search';
    return (
      <div className="container">
        {request.kind !== 'nothing' && (
          <MapNotices found={found} request={request} sentence={search.sentence} />
        )}
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          headingLevel={1}
          action={
            <ButtonLink
              to={isSearch ? `/Discover${resultsQuery(request)}` : homePath}
              state={sentenceEntry(search.sentence)}
            >
              {intl.formatMessage(isSearch ? messages.toResults : messages.search)}
            </ButtonLink>
          }
        >
          {intl.formatMessage(isSearch ? messages.noMatch : messages.emptyText)}
        </EmptyState>
      </div>
    );
  }
  return <MapView key={search.mapKey} search={search} request={request} found={found} />;
}
