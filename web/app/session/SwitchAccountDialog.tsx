import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './SwitchAccountDialog.messages.ts';

/** Asks for confirmation when the login page returned with another account than the one that is signed in. */
export function SwitchAccountDialog({ token }: { token: string }) {
  const intl = useIntl();
  const toasts = useToasts();
  const { viewer, switchTo } = useViewer();
  const [isAnswered, setAnswered] = useState(false);
  const [isPending, setPending] = useState(false);
  if (!viewer) return null;
  const name = <bdi key="name">{viewer.fullName || viewer.email}</bdi>;
  const change = async () => {
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
          <Button variant="secondary" isPending={isPending} onPress={() => void change()}>
            <Text message={messages.change} />
          </Button>
          <Button onPress={() => setAnswered(true)} isDisabled={isPending}>
            <Text message={messages.stay} values={{ name }} />
          </Button>
        </>
      }
    >
      <p>
        <Text message={messages.line} values={{ name }} />
      </p>
    </Dialog>
  );
}
