import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ChatContextKind } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { useChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { Card } from '#ui/Card.tsx';
import { SherryAvatar } from '#ui/SherryAvatar.tsx';
import { messages } from '../../checkout.messages.ts';
import styles from './StepCard.module.css';

interface StepCardProps {
  title: Message;
  line?: ReactNode;
  /** Context for the assistant's button; without it there is no button. */
  chat?: { readonly kind: ChatContextKind; readonly bookingId: string };
  children: ReactNode;
  /** Secondary action first, primary last; on phones the primary comes first. */
  actions?: ReactNode;
}

/** The frame of a step: heading, a button to ask the assistant, the content, and the actions. */
export function StepCard({ title, line, chat, children, actions }: StepCardProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className={styles.card ?? ''}>
      <header className={styles.header}>
        <div>
          <h2 id={heading} className="title" tabIndex={-1}>
            <Text message={title} />
          </h2>
          {line && <p className={styles.line}>{line}</p>}
        </div>
        {chat && <AskSherry {...chat} />}
      </header>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}

function AskSherry({ kind, bookingId }: { kind: ChatContextKind; bookingId: string }) {
  const chat = useChatLauncher();
  const { brand } = useLocale();
  return (
    <button type="button" className={styles.ask} onClick={() => chat.open({ kind, bookingId })}>
      <SherryAvatar size={28} />
      <Text message={messages.askSherry} values={{ assistant: brand.assistant }} />
    </button>
  );
}
