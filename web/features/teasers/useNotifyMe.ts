import { useRef, useState } from 'react';
import { useNotifyMeMutation } from '#generated/graphql.ts';
import type { NotifyTopic } from '#generated/graphql.ts';
import { failureCode } from '#lib/failures/errors.ts';
import type { FailureCode } from '#lib/failures/errors.ts';
import { isEmail } from '#lib/session/isEmail.ts';
import { useViewer } from '#lib/session/Viewer.tsx';

/** Records interest in a service, with the email address of the member or the one that a visitor typed. */
export const useNotifyMe = (topic: NotifyTopic) => {
  const { viewer, isLoading } = useViewer();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  /** The email address that was recorded. */
  const [noted, setNoted] = useState<string | null>(null);
  const [notifyMe, { loading }] = useNotifyMeMutation();
  const isBusy = useRef(false);

  const send = async (email: string) => {
    const { data } = await notifyMe({ variables: { topic, email: viewer ? '' : email } });
    if (data?.notifyMe.__typename === 'MessageAccepted') return setNoted(email);
    if (viewer) return setFailure('BAD_USER_INPUT');
    setWrong(true);
  };

  /** @returns false when the email address has to be corrected first */
  const submit = (): boolean => {
    const email = viewer?.email ?? typed.trim();
    if (isBusy.current) return true;
    setFailure(null);
    if (!viewer && !isEmail(email)) {
      setWrong(true);
      return false;
    }
    isBusy.current = true;
    send(email)
      .catch((error: unknown) => setFailure(failureCode(error)))
      .finally(() => {
        isBusy.current = false;
      });
    return true;
  };

  return {
    viewer,
    isLoading,
    email: typed,
    change: (email: string) => {
      setTyped(email);
      setWrong(false);
    },
    isWrong,
    failure,
    noted,
    isSending: loading,
    submit,
  };
};
