import { useState } from 'react';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { messages as problemMessages } from '../failures/problem.messages.ts';
import { messages } from './RequireViewer.messages.ts';
import { useViewer } from './Viewer.tsx';

type Reread = () => Promise<unknown>;

function CheckAgain({ reread, isSmall = false }: { reread?: Reread | undefined; isSmall?: boolean }) {
  const { check } = useViewer();
  const [isChecking, setChecking] = useState(false);
  const checkNow = () => {
    setChecking(true);
    void Promise.allSettled([check(), reread?.()]).finally(() => setChecking(false));
  };
  return (
    <Button isPending={isChecking} onPress={checkNow} {...(isSmall && { size: 'sm' })}>
      <Text message={problemMessages.retry} />
    </Button>
  );
}

interface SessionUnknownProps {
  title: string;
  /** Reads the data of the page again, beside the check. */
  reread?: Reread;
}

/** Shown in place of a member's page when the server could not check who is signed in; it is checked again meanwhile. */
export function SessionUnknown({ title, reread }: SessionUnknownProps) {
  return (
    <div className="container">
      <EmptyState title={title} headingLevel={1} action={<CheckAgain reread={reread} />}>
        <p role="alert">
          <Text message={messages.unknown} />
        </p>
      </EmptyState>
    </div>
  );
}

/** The same above a page that can also be shown without the account. */
export function SessionUnknownNotice() {
  return (
    <Notice tone="warn" role="alert" action={<CheckAgain isSmall />}>
      <Text message={messages.unknown} />
    </Notice>
  );
}
