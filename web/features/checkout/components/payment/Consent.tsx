import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { cancellationPolicyPath, termsOfUsePath } from '#lib/page/paths.ts';
import { messages } from './payment.messages.ts';
import styles from '../steps/SummaryStep.module.css';

/** A link that opens in a new tab, because the typed card number is not stored and would be lost. */
function Policy({ href, label }: { href: string; label: Message }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={styles.policy}>
      <Text message={label} />
    </a>
  );
}

/** The terms that the traveller accepts by booking. */
export function Consent() {
  return (
    <p className={styles.test}>
      <Text
        message={messages.consent}
        values={{
          terms: <Policy key="terms" href={termsOfUsePath} label={messages.terms} />,
          cancellation: (
            <Policy key="cancellation" href={cancellationPolicyPath} label={messages.cancellation} />
          ),
        }}
      />
    </p>
  );
}
