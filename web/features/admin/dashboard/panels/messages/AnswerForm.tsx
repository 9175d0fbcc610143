import { Send } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focusField.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { texts } from './answer.messages.ts';
import { maxAnswer } from './answerDraft.ts';
import styles from '../panels.module.css';
import type { Answering } from './useAnswer.ts';

interface AnswerFormProps {
  readonly answering: Answering;
  readonly email: string;
  /** True when the user just opened the form: its field then gets the focus. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/**
 * The form for the answer to a message. A text that is too long is not cut off; the form shows its length and the
 * limit.
 */
export function AnswerForm({ answering, email, takesFocus, onClose }: AnswerFormProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { text, mistake, problem, isSending } = answering;
  const mistakes = {
    EMPTY_TEXT: () => intl.formatMessage(texts.empty),
    LONG_TEXT: () => intl.formatMessage(texts.long, { max: maxAnswer, count: text.trim().length }),
  };
  return (
    <form
      noValidate
      className={styles.answerForm}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!answering.submit()) focusField(field.current);
      }}
    >
      {problem && (
        <Notice tone="danger" role="alert">
          <Text message={problem} />
        </Notice>
      )}
      <TextField
        ref={field}
        label={intl.formatMessage(texts.label)}
        hint={intl.formatMessage(texts.hint, { email })}
        isMultiline
        isRequired
        rows={5}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader pressed the button that opens the form
        autoFocus={takesFocus}
        value={text}
        onChange={answering.change}
        {...(mistake ? { error: mistakes[mistake]() } : {})}
      />
      <div className={styles.answerActions}>
        <Button type="submit" size="sm" icon={Send} flipIcon isPending={isSending}>
          <Text message={texts.send} />
        </Button>
        <Button variant="ghost" size="sm" onPress={onClose}>
          <Text message={texts.close} />
        </Button>
      </div>
    </form>
  );
}
