import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './ConfirmSignInDialog.messages.ts';

interface ConfirmSignInProps {
  token: string;
  /** Masked email address of the account to sign in to. */
  account: string;
}

/**
 * Asks for confirmation before signing in with a token from the URL whose sign-in was not started in this browser,
 * because it may belong to someone else's account.
 */
export function ConfirmSignInDialog({ token, account }: ConfirmSignInProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const { switchTo } = useViewer();
  const [isAnswered, setAnswered] = useState(false);
  const [isPending, setPending] = useState(false);
  const shown = (
    <bdi key="account" dir="ltr">
      {account}
    </bdi>
  );
  const accept = async () => {
    setPending(true);
    const isDone = await switchTo(token).catch(() => false);
    if (!isDone) toasts.show({ tone: 'error', text: intl.formatMessage(messages.failed) });
    setAnswered(true);
  };
  return (
    <Dialog
      isOpen={!isAnswered}
      onClose={() => setAnswered(true)}
      isDismissable={!isPending}
      role="alertdialog"
      size="sm"
      title={intl.formatMessage(messages.title)}
      footer={
        <>
          <Button variant="secondary" isPending={isPending} onPress={() => void accept()}>
            <Text message={messages.yes} values={{ account: shown }} />
          </Button>
          <Button onPress={() => setAnswered(true)} isDisabled={isPending}>
            <Text message={messages.no} />
          </Button>
        </>
      }
    >
      <p>
        <Text message={messages.line} values={{ account: shown }} />
      </p>
    </Dialog>
  );
}
