import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { Result, useResults } from '../useResults.ts';
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

/** How far a running search is. It lies in the gap above the list, so that nothing moves when it goes. */
export function SearchProgress({ progress }: { progress: Result['progress'] | undefined }) {
  const intl = useIntl();
  const { checked = 0, total = 0, complete = true } = progress ?? {};
  const isRunning = !complete && total > 0;
  const isSlow = useHasLasted(isRunning, SLOW_MS);
  if (!isRunning) return null;
  const text = intl.formatMessage(messages.progress, { checked, total });
  return (
    <div className={styles.progress}>
      <p className="num">
        {text} {isSlow && intl.formatMessage(messages.slow)}
      </p>
      <ProgressBar label={text} value={(checked / total) * 100} />
    </div>
  );
}

/** Names what a finished search could not check; the rest of the list is usable. */
export function FailedChunks({ results }: { results: ReturnType<typeof useResults> }) {
  const intl = useIntl();
  const { progress } = results;
  if (!progress?.complete || progress.failedChunks.length === 0) return null;
  return (
    <Notice
      tone="warn"
      role="alert"
      className={styles.failed}
      action={
        <Button variant="secondary" size="sm" isPending={results.isRetrying} onPress={results.retryFailed}>
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    >
      {intl.formatMessage(messages.chunksFailed)}
    </Notice>
  );
}
