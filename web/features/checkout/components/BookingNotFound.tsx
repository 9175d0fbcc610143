import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { homePath } from '#lib/page/paths.ts';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { messages } from '../checkout.messages.ts';
import styles from './BookingNotFound.module.css';

/** Shown when the booking does not exist or this viewer may not see it. */
export function BookingNotFound() {
  const intl = useIntl();
  const { isVisitor, goToLogin } = useViewer();
  useDocumentTitle(intl.formatMessage(messages.notFound));
  return (
    <div className="container">
      <EmptyState
        title={intl.formatMessage(messages.notFound)}
        headingLevel={1}
        action={
          <div className={styles.actions}>
            {isVisitor && (
              <Button onPress={() => void goToLogin().catch(() => undefined)}>
                <Text message={messages.signInToSee} />
              </Button>
            )}
            <ButtonLink to={homePath} variant={isVisitor ? 'secondary' : 'primary'}>
              <Text message={messages.returnToSearch} />
            </ButtonLink>
          </div>
        }
      >
        <Text message={messages.notFoundLine} />
      </EmptyState>
    </div>
  );
}
