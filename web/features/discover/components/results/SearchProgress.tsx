import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { SearchCount } from '#lib/search/SearchCount.tsx';
import { useHasLasted } from '#ui/useHasLasted.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Result, useResults } from '../../useResults.ts';
import { messages } from './Results.messages.ts';
import styles from './SearchProgress.module.css';

const SLOW_MS = 10_000;

function Running({ progress }: { progress: Result['progress'] }) {
  const intl = useIntl();
  const isSlow = useHasLasted(true, SLOW_MS);
  const hint = progress.isWaiting ? messages.waiting : isSlow && messages.slow;
  return <SearchCount progress={progress}>{hint && intl.formatMessage(hint)}</SearchCount>;
}

/**
 * Progress of a running search, then a notice about hotels that could not be checked. It is in the gap above the list,
 * so that nothing moves when it appears or disappears, and it takes the focus when its button disappears.
 */
export function SearchProgress({ results }: { results: ReturnType<typeof useResults> }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const slot = useRef<HTMLElement>(null);
  const { progress } = results;
  // An event may report that the search is complete seconds before its list is loaded.
  const isAwaited = progress?.complete === true && !results.isComplete && !results.error;
  const isRunning = progress !== undefined && progress.total > 0 && (isAwaited || !progress.complete);
  const hasFailed = progress?.complete === true && !isAwaited && progress.failedChunks.length > 0;
  // 0 if the failed hotels have stale prices, which count as checked, or if the list of hotels itself failed.
  const count = progress ? progress.total - progress.checked : 0;
  const failed =
    count > 0
      ? intl.formatMessage(messages.someFailed, { count })
      : intl.formatMessage(messages.chunksFailed);
  const retry = async () => {
    slot.current?.focus({ preventScroll: true });
    announce(intl.formatMessage(messages.retrying));
    if (!(await results.retryFailed())) announce(failed);
  };
  return (
    <section
      ref={slot}
      aria-label={intl.formatMessage(messages.state)}
      tabIndex={-1}
      className={styles.progress}
    >
      {isRunning && <Running progress={progress} />}
      {hasFailed && (
        <div role="alert" className={styles.failed}>
          <Icon icon={TriangleAlert} size={16} />
          <span>{failed}</span>
          <Button
            variant="secondary"
            size="sm"
            isPending={results.isRetrying}
            onPress={() => void retry()}
            className={styles.retry}
          >
            {intl.formatMessage(messages.retry)}
          </Button>
        </div>
      )}
    </section>
  );
}
