import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { texts } from './answer.messages.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { HandledButton } from './HandledButton.tsx';
import type { AdminMessage } from './MessageItem.tsx';
import styles from '../panels.module.css';
import { type Answering, useAnswer } from './useAnswer.ts';

type Answer = NonNullable<AdminMessage['answer']>;

/** The answer to a message and its author; until there is one, the form to write it. */
export function MessageAnswer({ message }: { message: AdminMessage }) {
  const opener = useRef<HTMLButtonElement>(null);
  const stored = useRef<HTMLElement>(null);
  const [focus, setFocus] = useState<'form' | 'opener' | 'stored' | null>(null);
  const answering = useAnswer(message, () => setFocus('stored'));
  const { isOpen, isSending } = answering;
  const { answer } = message;
  // The element to focus is rendered only once the form has closed or the answer is stored.
  useEffect(() => {
    if (focus === 'opener' && !isOpen) opener.current?.focus();
    if (focus === 'stored' && answer && !isSending) stored.current?.focus();
  }, [focus, isOpen, isSending, answer]);

  return (
    <>
      {answer && <Stored answer={answer} frame={stored} />}
      {answer && isOpen && !isSending && (
        <NotSent
          answer={answer}
          answering={answering}
          onDiscard={() => {
            answering.forget();
            stored.current?.focus();
          }}
        />
      )}
      {isOpen && (!answer || isSending) && (
        <AnswerForm
          answering={answering}
          email={message.email}
          takesFocus={focus === 'form'}
          onClose={() => {
            answering.close();
            setFocus('opener');
          }}
        />
      )}
      <div className={styles.answerActions}>
        {!answer && !isOpen && message.email !== '' && (
          <OpenAnswer
            sender={message.name || message.email}
            opener={opener}
            onPress={() => {
              answering.open();
              setFocus('form');
            }}
          />
        )}
        <HandledButton message={message} />
      </div>
    </>
  );
}

interface OpenAnswerProps {
  readonly sender: string;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
}

function OpenAnswer({ sender, opener, onPress }: OpenAnswerProps) {
  const intl = useIntl();
  return (
    <Button
      ref={opener}
      variant="secondary"
      size="sm"
      aria-expanded={false}
      aria-label={intl.formatMessage(texts.answerTo, { sender })}
      onPress={onPress}
    >
      <Text message={texts.answer} />
    </Button>
  );
}

function Stored({ answer, frame }: { answer: Answer; frame: RefObject<HTMLElement | null> }) {
  return (
    <section ref={frame} tabIndex={-1} className={styles.answer}>
      <p className={styles.note}>
        <Text message={texts.stored} values={useWhoAndWhen(answer)} />
      </p>
      <p className={styles.body} dir="auto">
        {answer.text}
      </p>
    </section>
  );
}

interface NotSentProps {
  readonly answer: Answer;
  readonly answering: Answering;
  readonly onDiscard: () => void;
}

/** Shown when another administrator answered first; the user's own unsent text can still be copied. */
function NotSent({ answer, answering, onDiscard }: NotSentProps) {
  const intl = useIntl();
  return (
    <div className={styles.answerForm}>
      <Notice tone="warn" role="alert">
        <Text message={texts.notSent} values={useWhoAndWhen(answer)} />
      </Notice>
      <TextField
        label={intl.formatMessage(texts.label)}
        isMultiline
        isReadOnly
        rows={5}
        dir="auto"
        value={answering.text}
        onChange={answering.change}
      />
      <div className={styles.answerActions}>
        <Button variant="ghost" size="sm" onPress={onDiscard}>
          <Text message={texts.discard} />
        </Button>
      </div>
    </div>
  );
}

function useWhoAndWhen({ by, at }: Answer) {
  const dates = useDates();
  return { who: <bdi dir="ltr">{by}</bdi>, when: <bdi>{dates.moment(at)}</bdi> };
}
