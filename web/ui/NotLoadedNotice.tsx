import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { useUiText } from './ui-text.ts';

interface NotLoadedNoticeProps {
  onRetry: () => void;
  /** After the button to try again. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Says that code could not be loaded, with a button to try again. */
export function NotLoadedNotice({ onRetry, action, className }: NotLoadedNoticeProps) {
  const text = useUiText();
  return (
    <Notice
      tone="danger"
      role="alert"
      {...(className ? { className } : {})}
      action={
        <>
          <Button variant="secondary" size="sm" onPress={onRetry}>
            {text.retry}
          </Button>
          {action}
        </>
      }
    >
      {text.notLoaded}
    </Notice>
  );
}
