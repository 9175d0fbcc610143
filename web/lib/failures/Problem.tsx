import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { failureCode } from './errors.ts';
import type { FailureCode } from './errors.ts';
import { messages } from './problem.messages.ts';
import styles from './Problem.module.css';
import { problemText } from './problemText.ts';

interface ProblemProps {
  /** The error of the operation. */
  error: unknown;
  /** Called by “Try again”; without it the button is not shown. */
  onRetry?: () => unknown;
  /** Texts of this screen by code; they replace the general ones. */
  texts?: Partial<Readonly<Record<FailureCode, Message>>>;
  /** Values of these texts. */
  values?: Readonly<Record<string, ReactNode>>;
}

/** Any failure in the reader's language, chosen by its code, with a button to try again. */
export function Problem({ error, onRetry, texts, values }: ProblemProps) {
  return (
    <div className={styles.problem} role="alert">
      <Icon icon={CircleAlert} size={22} className={styles.icon} />
      <p>
        <Text message={problemText(failureCode(error), texts)} {...(values && { values })} />
      </p>
      {onRetry && (
        <Button variant="secondary" onPress={() => void onRetry()}>
          <Text message={messages.retry} />
        </Button>
      )}
    </div>
  );
}
