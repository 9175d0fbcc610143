import { SendHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/Icon.tsx';
import { messages } from './chat.messages.ts';
import styles from './Composer.module.css';

const maxLength = 2000;

interface ComposerProps {
  /** Text to begin with; editable and not sent by itself. */
  preset: string;
  /** A message that got no answer: kept in the field until it is sent again. */
  unsent: string | null;
  isPending: boolean;
  onSend: (text: string) => void;
}

/** The field and its send button. Blank texts cannot be sent, nor anything while a reply is pending. */
export function Composer({ preset, unsent, isPending, onSend }: ComposerProps) {
  const intl = useIntl();
  const id = useId();
  const [text, setText] = useState(preset);
  const [kept, setKept] = useState(unsent);
  if (kept !== unsent) {
    setKept(unsent);
    // What the traveller has begun to write meanwhile is his.
    if (unsent !== null && text === '') setText(unsent);
    if (unsent === null && text === kept) setText('');
  }
  const isBlocked = isPending || text.trim() === '';
  const submit = () => {
    if (isBlocked) return;
    onSend(text);
    setText('');
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
        id={id}
        className={styles.field}
        dir="auto"
        rows={1}
        maxLength={maxLength}
        value={text}
        placeholder={intl.formatMessage(messages.field)}
        // The dialog's purpose is to write.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- design section 17
        autoFocus
        onChange={(event) => setText(event.target.value)}
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
        <Icon icon={SendHorizontal} size={20} flip />
      </button>
    </form>
  );
}
