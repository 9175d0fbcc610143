import { useState } from 'react';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { messages as problemMessages } from '../failures/problem.messages.ts';
import { messages } from './RequireViewer.messages.ts';
import { useViewer } from './Viewer.tsx';

/** Shown in place of a member's page when the server could not check who is signed in; it is checked again meanwhile. */
export function SessionUnknown({ title }: { title: string }) {
  const { check } = useViewer();
  const [isChecking, setChecking] = useState(false);
  const checkNow = () => {
    setChecking(true);
    void check().finally(() => setChecking(false));
  };
  return (
    <div className="container">
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <Button isPending={isChecking} onPress={checkNow}>
            <Text message={problemMessages.retry} />
          </Button>
        }
      >
        <p role="alert">
          <Text message={messages.unknown} />
        </p>
      </EmptyState>
    </div>
  );
}
