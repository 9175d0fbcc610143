import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useChangePasswordMutation } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { failureCode } from '#lib/failures/errors.ts';
import { problemText } from '#lib/failures/problemText.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from '../account.messages.ts';
import { messages as pageMessages } from '../ProfilePage.messages.ts';
import styles from '../ProfilePage.module.css';

interface Failure {
  readonly current?: Message;
  readonly next?: Message;
  readonly other?: Message;
}

const refusal = (code: string, fields: readonly string[]): Failure => {
  if (fields.includes('current')) return { current: messages.currentWrong };
  if (fields.includes('next')) return { next: messages.nextWeak };
  return { other: problemText(code === 'BAD_USER_INPUT' ? code : 'INTERNAL') };
};

/** Minimum number of characters of a new password; the server checks the same. */
const MIN_PASSWORD_LENGTH = 8;

const usePasswordChange = (onDone: () => void) => {
  const [mutate, { loading }] = useChangePasswordMutation();
  const [failure, setFailure] = useState<Failure>({});
  const submit = async (current: string, next: string) => {
    if (current === '') return setFailure({ current: messages.required });
    if (next.length < MIN_PASSWORD_LENGTH) return setFailure({ next: messages.nextWeak });
    try {
      const { data } = await mutate({ variables: { current, next } });
      const answer = data?.changePassword;
      if (answer?.__typename === 'ProfileRefused') return setFailure(refusal(answer.code, answer.fields));
      onDone();
    } catch (error) {
      setFailure({ other: problemText(failureCode(error)) });
    }
  };
  return { failure, isPending: loading, submit };
};

/** Sets a new password; needs the current one. */
export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const intl = useIntl();
  const toasts = useToasts();
  const form = useId();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { failure, isPending, submit } = usePasswordChange(() => {
    toasts.show({ tone: 'ok', text: intl.formatMessage(messages.changed) });
    onClose();
  });
  const currentField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const nextField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (failure.current) currentField.current?.focus();
    else if (failure.next) nextField.current?.focus();
  }, [failure]);
  const words = (message?: Message) => (message ? { error: intl.formatMessage(message) } : {});
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      isDismissable={current === '' && next === ''}
      title={intl.formatMessage(messages.changePassword)}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            <Text message={pageMessages.cancel} />
          </Button>
          <Button type="submit" form={form} isPending={isPending}>
            <Text message={messages.changePassword} />
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
          if (!isPending) void submit(current, next);
        }}
      >
        {failure.other && (
          <Notice tone="danger" role="alert">
            <Text message={failure.other} />
          </Notice>
        )}
        {/* For password managers: which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          ref={currentField}
          type="password"
          dir="ltr"
          name="current"
          autoComplete="current-password"
          maxLength={128}
          isRequired
          label={intl.formatMessage(messages.current)}
          value={current}
          onChange={setCurrent}
          {...words(failure.current)}
        />
        <TextField
          ref={nextField}
          type="password"
          dir="ltr"
          name="next"
          autoComplete="new-password"
          maxLength={128}
          isRequired
          label={intl.formatMessage(messages.next)}
          hint={intl.formatMessage(messages.nextHint)}
          value={next}
          onChange={setNext}
          {...words(failure.next)}
        />
      </form>
    </Dialog>
  );
}
