import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { useResults } from '../useResults.ts';
import { messages } from './Results.messages.ts';
import styles from './SearchProgress.module.css';

const SLOW_MS = 10_000;

/** True once the condition has held for the given time. */
const useHasLasted = (isOn: boolean, ms: number) => {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isOn, ms]);
  return hasLasted;
};

/** How far a running search is, and what it could not check. */
export function SearchProgress({ results }: { results: ReturnType<typeof useResults> }) {
  const intl = useIntl();
  const { progress } = results;
  const isRunning = progress !== undefined && !progress.complete && progress.total > 0;
  const isSlow = useHasLasted(isRunning, SLOW_MS);
  const { checked = 0, total = 0 } = progress ?? {};
  const text = intl.formatMessage(messages.progress, { checked, total });
  return (
    <>
      {isRunning && (
        <div className={styles.progress}>
          <p className="num">{text}</p>
          <ProgressBar label={text} value={(progress.checked / progress.total) * 100} />
          {isSlow && <p className={styles.slow}>{intl.formatMessage(messages.slow)}</p>}
        </div>
      )}
      {progress?.complete && progress.failedChunks.length > 0 && (
        <Notice
          tone="warn"
          role="alert"
          className={styles.failed}
          action={
            <Button
              variant="secondary"
              size="sm"
              isPending={results.isRetrying}
              onPress={results.retryFailed}
            >
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.chunksFailed)}
        </Notice>
      )}
    </>
  );
}
