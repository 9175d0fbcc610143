import { Download, KeyRound, LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useMyDataLazyQuery } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { failureCode } from '#lib/failures/errors.ts';
import { homePath } from '#lib/page/paths.ts';
import { problemText } from '#lib/failures/problemText.ts';
import { saveTextFile } from '#lib/files/saveTextFile.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages as accountMessages } from '../account.messages.ts';
import { messages } from '../ProfilePage.messages.ts';
import styles from '../ProfilePage.module.css';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

const useDownload = () => {
  const intl = useIntl();
  const toasts = useToasts();
  const [ask, { loading }] = useMyDataLazyQuery({ fetchPolicy: 'no-cache' });
  const download = async () => {
    try {
      const { data, error } = await ask();
      if (!data) throw error ?? new Error('The response has no file');
      saveTextFile(data.myDataExport);
      toasts.show({ tone: 'ok', text: intl.formatMessage(messages.downloaded) });
    } catch (error) {
      toasts.show({ tone: 'error', text: intl.formatMessage(problemText(failureCode(error))) });
    }
  };
  return { isLoading: loading, download: () => void download() };
};

const useSignOut = () => {
  const intl = useIntl();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { signOut } = useViewer();
  return () => {
    signOut()
      .then(() => navigate(homePath))
      .catch(() => toasts.show({ tone: 'error', text: intl.formatMessage(messages.signOutFailed) }));
  };
};

/** Signing out, the password, a copy of the member's data, and deleting the account. */
export function AccountActions({ email }: { email: string }) {
  const { isLoading, download } = useDownload();
  const signOut = useSignOut();
  const [opened, setOpened] = useState<'password' | 'delete' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Card as="section">
        <h2 className="title">
          <Text message={messages.account} />
        </h2>
        <div className={styles.actions}>
          <Button variant="secondary" icon={KeyRound} onPress={() => setOpened('password')}>
            <Text message={accountMessages.changePassword} />
          </Button>
          <Button variant="secondary" icon={Download} isPending={isLoading} onPress={download}>
            <Text message={messages.download} />
          </Button>
          <Button variant="danger-outline" icon={Trash2} onPress={() => setOpened('delete')}>
            <Text message={accountMessages.deleteAccount} />
          </Button>
        </div>
      </Card>
      <Button variant="secondary" icon={LogOut} flipIcon onPress={signOut} className={styles.signOut ?? ''}>
        <Text message={messages.signOut} />
      </Button>
      {opened === 'password' && <PasswordDialog email={email} onClose={close} />}
      {opened === 'delete' && <DeleteAccountDialog email={email} onClose={close} />}
    </>
  );
}
