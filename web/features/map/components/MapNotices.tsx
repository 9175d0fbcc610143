import { useIntl } from 'react-intl';
import { SearchCount } from '#lib/search/SearchCount.tsx';
import { suggestionFor } from '#lib/search/destination/suggestion.ts';
import { UnusedWordsNotice } from '#lib/search/typed/UnusedWordsNotice.tsx';
import { useReplacedWords } from '#lib/search/destination/useReplacedWords.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { messages } from '../HotelsMapPage.messages.ts';
import { criteriaOf, ignoredOf, type MapRequest } from '../mapRequest.ts';
import type { MapHotels } from '../useMapHotels.ts';
import styles from './MapView.module.css';

interface MapNoticesProps {
  found: MapHotels;
  request: Exclude<MapRequest, { kind: 'nothing' }>;
  /** Words that were typed for the place of the search; null when it was picked. */
  sentence: string | null;
}

/** Progress of the search, and notices: replaced or unused input, missing hotels, old prices, failures. */
export function MapNotices({ found, request, sentence }: MapNoticesProps) {
  const intl = useIntl();
  const replaced = useReplacedWords(criteriaOf(request), request.replaced);
  const { progress, isComplete, notShown, hotels, hasFailedParts, isStale } = found;
  const missing = ignoredOf(request) + found.unknown;
  const isRunning = progress !== undefined && !isComplete && progress.total > 0;
  // During a retry without any hotels the list itself shows that it is loading.
  const hasFailed = (hasFailedParts || found.error !== undefined) && !found.isLoading;
  return (
    <>
      {isRunning && (
        <div className={styles.progress}>
          <SearchCount progress={progress} />
        </div>
      )}
      {request.kind === 'search' && (
        <UnusedWordsNotice
          sentence={sentence}
          isShown={(each) =>
            suggestionFor([each], request.state.criteria, request.state.filters.areas) !== undefined
          }
          shown={{ ...request.state.criteria, wishes: request.state.filters }}
        />
      )}
      {replaced !== '' && <Notice tone="info">{replaced}</Notice>}
      {missing > 0 && <Notice tone="info">{intl.formatMessage(messages.ignored, { count: missing })}</Notice>}
      {notShown > 0 && (
        <Notice tone="info">
          {intl.formatMessage(messages.notShown, { shown: hotels.length, count: notShown })}
        </Notice>
      )}
      {isStale && !hasFailed && <Notice tone="info">{intl.formatMessage(messages.stale)}</Notice>}
      {hasFailed && (
        <Notice
          tone="warn"
          role="alert"
          action={
            <Button variant="secondary" size="sm" isPending={found.isReloading} onPress={found.reload}>
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.failed)}
        </Notice>
      )}
    </>
  );
}
