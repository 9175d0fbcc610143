import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { homePath } from '#lib/page/paths.ts';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { messages } from '../ThankYouPage.messages.ts';

/** The booking does not exist, or belongs to another member. */
export function BookingMissing() {
  const intl = useIntl();
  // Most visitors who see this followed the link in their email and are not signed in.
  const { isVisitor, goToLogin } = useViewer();
  useDocumentTitle(intl.formatMessage(messages.notFound));
  return (
    <div className="container">
      <EmptyState
        title={intl.formatMessage(messages.notFound)}
        headingLevel={1}
        action={
          <>
            {isVisitor && (
              <Button onPress={() => void goToLogin().catch(() => undefined)}>
                <Text message={messages.signInToSee} />
              </Button>
            )}
            <ButtonLink to={homePath} variant={isVisitor ? 'secondary' : 'primary'}>
              <Text message={messages.backToHome} />
            </ButtonLink>
          </>
        }
      >
        <Text message={messages.notFoundLine} />
      </EmptyState>
    </div>
  );
}
