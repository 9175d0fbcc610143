import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { cancellationPolicyPath, termsOfUsePath } from '#lib/page/paths.ts';
import { messages } from './payment.messages.ts';
import styles from '../steps/SummaryStep.module.css';

/** Opens in a new tab, because a typed card number is stored nowhere and would be lost. */
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
