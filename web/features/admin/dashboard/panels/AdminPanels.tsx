import { Text } from '#i18n/Text.tsx';
import { Card } from '#ui/Card.tsx';
import { LazyDisclosure } from '../../kit/LazyDisclosure.tsx';
import { AuditPanel } from './audit/AuditPanel.tsx';
import { MessagesPanel } from './messages/MessagesPanel.tsx';
import { OpenMessages } from './messages/OpenMessages.tsx';
import { OutboxPanel } from './outbox/OutboxPanel.tsx';
import { messages } from './panels.messages.ts';
import styles from './panels.module.css';
import { RatesPanel } from './RatesPanel.tsx';
import { useOpenPanels } from './useOpenPanels.ts';

const panels = [
  { name: 'messages', Content: MessagesPanel },
  { name: 'outbox', Content: OutboxPanel },
  { name: 'audit', Content: AuditPanel },
  { name: 'rates', Content: RatesPanel },
] as const;

/** Messages, outbox, audit log and exchange rates, each loaded when it is opened. */
export function AdminPanels() {
  const { open, setOpen } = useOpenPanels();
  return (
    <Card as="section" aria-labelledby="admin-panels">
      <h3 id="admin-panels" className={styles.title}>
        <Text message={messages.title} />
      </h3>
      {panels.map(({ name, Content }) => (
        <LazyDisclosure
          key={name}
          label={
            <span className={styles.label}>
              <Text message={messages[name]} />
              {name === 'messages' && <OpenMessages />}
            </span>
          }
          isOpen={open.includes(name)}
          onOpenChange={(isOpen) => setOpen(name, isOpen)}
          headingLevel={4}
          className={styles.panel}
        >
          <div className={styles.content}>
            <Content />
          </div>
        </LazyDisclosure>
      ))}
    </Card>
  );
}
