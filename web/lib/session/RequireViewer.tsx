import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Viewer_ViewerFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SlowNote } from '#ui/SlowNote.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useToasts } from '#ui/toasts.tsx';
import styles from './RequireViewer.module.css';
import { messages } from './RequireViewer.messages.ts';
import { SessionUnknown } from './SessionUnknown.tsx';
import { useViewer } from './Viewer.tsx';

interface RequireViewerProps {
  /** Heading when no member is signed in: the name of the page. */
  title: string;
  /** Shown until it is known who is signed in; a spinner by default. */
  waiting?: ReactNode;
  /** The page for the person who is signed in. */
  children: (viewer: Viewer_ViewerFragment) => ReactNode;
}

/** A page for members: asks a visitor to sign in; the login page returns to this URL. */
export function RequireViewer({ title, waiting, children }: RequireViewerProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const { viewer, isLoading, isUnknown, goToLogin } = useViewer();
  if (isLoading) {
    if (waiting !== undefined) return waiting;
    return (
      <div className={styles.loading}>
        <Spinner size={36} label={intl.formatMessage(messages.loading)} />
        <SlowNote />
      </div>
    );
  }
  if (viewer) return children(viewer);
  if (isUnknown) return <SessionUnknown title={title} />;
  const signIn = () => {
    goToLogin().catch(() => toasts.show({ tone: 'error', text: intl.formatMessage(messages.failed) }));
  };
  return (
    <div className="container">
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <Button onPress={signIn}>
            <Text message={messages.signIn} />
          </Button>
        }
      >
        <Text message={messages.line} />
      </EmptyState>
    </div>
  );
}
