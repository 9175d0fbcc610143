import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { useDeleteAccountMutation } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { failureCode } from '#lib/failures/errors.ts';
import { bookingsPath, homePath } from '#lib/page/paths.ts';
import { problemText } from '#lib/failures/problemText.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from '../account.messages.ts';
import styles from '../ProfilePage.module.css';

interface Failure {
  readonly field?: 'empty' | 'wrong';
  readonly other?: ReactNode;
}

const refusal = (code: string, fields: readonly string[]): Failure => {
  if (fields.includes('password')) return { field: 'wrong' };
  if (code === 'LAST_ADMIN') return { other: <Text message={messages.lastAdmin} /> };
  if (code !== 'INVALID_STATE') return { other: <Text message={problemText('INTERNAL')} /> };
  const bookings = (
    <Link key="bookings" to={bookingsPath}>
      <Text message={messages.bookings} />
    </Link>
  );
  return { other: <Text message={messages.deleteRefused} values={{ bookings }} /> };
};

const useDeletion = () => {
  const intl = useIntl();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { forget } = useViewer();
  const [mutate, { loading }] = useDeleteAccountMutation();
  const [failure, setFailure] = useState<Failure>({});
  const submit = async (password: string) => {
    if (password === '') return setFailure({ field: 'empty' });
    try {
      const { data } = await mutate({ variables: { password } });
      const answer = data?.deleteMyAccount;
      if (answer?.__typename === 'ProfileRefused') return setFailure(refusal(answer.code, answer.fields));
    } catch (error) {
      return setFailure({ other: <Text message={problemText(failureCode(error))} /> });
    }
    toasts.show({ tone: 'ok', text: intl.formatMessage(messages.deleted) });
    void navigate(homePath);
    await forget();
  };
  return { failure, isPending: loading, submit };
};

/** Deletes the account: says what is deleted and what stays, and asks for the password. */
export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const intl = useIntl();
  const form = useId();
  const [password, setPassword] = useState('');
  const { failure, isPending, submit } = useDeletion();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (failure.field) field.current?.focus();
  }, [failure]);
  const fieldText = failure.field && (failure.field === 'empty' ? messages.required : messages.currentWrong);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={password === '' && !isPending}
      title={intl.formatMessage(messages.deleteAccount)}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            <Text message={messages.keep} />
          </Button>
          <Button variant="danger" type="submit" form={form} isPending={isPending}>
            <Text message={messages.confirm} />
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void submit(password);
        }}
      >
        {failure.other && (
          <Notice tone="danger" role="alert">
            {failure.other}
          </Notice>
        )}
        <ul className={styles.consequences}>
          {[messages.deleteGone, messages.deleteKept, messages.deleteAhead].map((message) => (
            <li key={message.id}>
              <Text message={message} />
            </li>
          ))}
        </ul>
        {/* For password managers: which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          ref={field}
          type="password"
          dir="ltr"
          name="password"
          autoComplete="current-password"
          maxLength={128}
          isRequired
          label={intl.formatMessage(messages.password)}
          value={password}
          onChange={setPassword}
          {...(fieldText ? { error: intl.formatMessage(fieldText) } : {})}
        />
      </form>
    </Dialog>
  );
}
