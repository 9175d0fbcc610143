import { Send } from 'lucide-react';
import { useId } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#ui/Icon.tsx';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { messages } from '../chat.messages.ts';
import styles from './Composer.module.css';

const maxLength = 2000;

interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  isPending: boolean;
  onSend: (text: string) => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** The text field and its send button, which is disabled for an empty text and while a reply is awaited. */
export function Composer({ text, onChange, isPending, onSend, fieldRef }: ComposerProps) {
  const intl = useIntl();
  const id = useId();
  const isPhone = useIsPhone();
  const isBlocked = isPending || text.trim() === '';
  const submit = () => {
    if (isBlocked) return;
    onSend(text);
    onChange('');
    // The button is disabled now and would lose the focus. Not on a phone, where focusing the field opens the keyboard
    // again.
    if (!isPhone) fieldRef.current?.focus();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {intl.formatMessage(messages.field)}
      </label>
      <textarea
        ref={fieldRef}
        id={id}
        className={styles.field}
        // An empty field has the direction of its placeholder.
        dir={text === '' ? undefined : 'auto'}
        rows={1}
        maxLength={maxLength}
        value={text}
        placeholder={intl.formatMessage(messages.field)}
        enterKeyHint="send"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to write
        autoFocus
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      <button
        type="submit"
        className={styles.send}
        disabled={isBlocked}
        aria-label={intl.formatMessage(messages.send)}
      >
        <Icon icon={Send} size={20} flip />
      </button>
    </form>
  );
}
