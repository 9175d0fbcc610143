import { ShieldX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { useGoBack } from '#lib/page/useGoBack.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './AdminPage.messages.ts';
import styles from './AdminPage.module.css';

/** Shown to anyone but administrators. A visitor may sign in and then returns to the same URL. */
export function AccessDenied({ isVisitor }: { isVisitor: boolean }) {
  const intl = useIntl();
  const goBack = useGoBack();
  const { goToLogin } = useViewer();
  const toasts = useToasts();
  const signIn = () => {
    goToLogin().catch(() => toasts.show({ tone: 'error', text: intl.formatMessage(messages.signInFailed) }));
  };
  return (
    <div className={`container ${styles.denied}`}>
      <Card as="section" className={styles.deniedCard} aria-labelledby="access-denied">
        <span className={styles.deniedIcon}>
          <Icon icon={ShieldX} size={28} />
        </span>
        <h1 id="access-denied" className="title">
          <Text message={messages.denied} />
        </h1>
        <p>
          <Text message={messages.deniedText} />
        </p>
        {isVisitor && (
          <p>
            <Text message={messages.pleaseSignIn} />
          </p>
        )}
        <div className={styles.deniedActions}>
          {isVisitor && (
            <Button onPress={signIn}>
              <Text message={messages.signIn} />
            </Button>
          )}
          <Button variant={isVisitor ? 'secondary' : 'primary'} onPress={goBack}>
            <Text message={messages.goBack} />
          </Button>
        </div>
      </Card>
    </div>
  );
}
