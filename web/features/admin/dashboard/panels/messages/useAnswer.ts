import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { AdminOpenMessagesDocument, useAdminAnswerMessageMutation } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { failureCode } from '#lib/failures/errors.ts';
import { problemText } from '#lib/failures/problemText.ts';
import { useToasts } from '#ui/toasts.tsx';
import { texts } from './answer.messages.ts';
import { withAttemptKey, storeAnswer, answerError, readAnswer } from './answerDraft.ts';
import type { AnswerDraft, AnswerError } from './answerDraft.ts';
import type { AdminMessage } from './MessageItem.tsx';

/**
 * State of the answer to one message, from typing to sending it by email. After any failure the text stays in this tab
 * until it is sent or discarded.
 * @param onSettled called when the message is answered, by this answer or by another administrator
 */
export const useAnswer = ({ id, email }: Pick<AdminMessage, 'id' | 'email'>, onSettled: () => void) => {
  const intl = useIntl();
  const toasts = useToasts();
  const [draft, setDraft] = useState(() => readAnswer(id));
  const [isOpen, setOpen] = useState(draft.text !== '');
  const [mistake, setMistake] = useState<AnswerError | null>(null);
  const [problem, setProblem] = useState<Message | null>(null);
  const [isSending, setSending] = useState(false);
  // A ref, because a second click may come before the state of the first is rendered.
  const isBusy = useRef(false);
  const [answer] = useAdminAnswerMessageMutation({ refetchQueries: [AdminOpenMessagesDocument] });

  const keep = (next: AnswerDraft) => {
    setDraft(next);
    storeAnswer(id, next.text === '' ? null : next);
  };
  const forget = () => {
    setOpen(false);
    keep({ text: '', key: null });
  };

  const send = async () => {
    const sent = withAttemptKey(draft);
    keep(sent);
    const { data } = await answer({ variables: { id, text: sent.text, key: sent.key } });
    const result = data?.answerMessage;
    if (result?.__typename === 'MessageAnswered') {
      forget();
      toasts.show({ tone: 'ok', text: intl.formatMessage(texts.sent, { email }) });
      onSettled();
    } else if (result?.code === 'ALREADY_ANSWERED') onSettled();
    else if (result?.code === 'NO_RECIPIENT') setProblem(texts.noRecipient);
    else if (result) setMistake(result.code);
  };

  return {
    text: draft.text,
    isOpen,
    isSending,
    mistake,
    problem,
    open: () => setOpen(true),
    /** Closes the form; the typed text stays stored. */
    close: () => setOpen(false),
    forget,
    /** Stores the typed text. Ignored while the answer is being sent, because text typed then would be lost. */
    change: (text: string) => {
      if (isBusy.current) return;
      keep({ text, key: null });
      setMistake(null);
    },
    /** @returns whether the text is being sent; otherwise it has to be corrected */
    submit: (): boolean => {
      if (isBusy.current) return true;
      setProblem(null);
      const found = answerError(draft.text);
      setMistake(found);
      if (found) return false;
      isBusy.current = true;
      setSending(true);
      send()
        .catch((error: unknown) => setProblem(problemText(failureCode(error))))
        .finally(() => {
          isBusy.current = false;
          setSending(false);
        });
      return true;
    },
  };
};

export type Answering = ReturnType<typeof useAnswer>;
