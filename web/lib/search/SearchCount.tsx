import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { messages } from './searchCount.messages.ts';

interface SearchCountProps {
  progress: { readonly checked: number; readonly total: number };
  /** Shown after the count. */
  children?: ReactNode;
}

/** Progress of a running search, in words and as a bar. */
export function SearchCount({ progress: { checked, total }, children }: SearchCountProps) {
  const intl = useIntl();
  // The hotels of the place are not all listed yet, so a total would be wrong.
  const isCounted = checked < total;
  const text = isCounted
    ? intl.formatMessage(messages.progress, {
        checked: intl.formatNumber(checked),
        total: intl.formatNumber(total),
      })
    : intl.formatMessage(messages.lookingForMore);
  return (
    <>
      <p className="num">
        {text} {children}
      </p>
      <ProgressBar label={text} {...(isCounted && { value: (checked / total) * 100 })} />
    </>
  );
}
