import { Text } from '../../../../i18n/Text.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { OpenedPanel } from '../../kit/OpenedPanel.tsx';
import { AuditPanel } from './AuditPanel.tsx';
import { MessagesPanel } from './MessagesPanel.tsx';
import { OutboxPanel } from './OutboxPanel.tsx';
import { messages } from './panels.messages.ts';
import styles from './panels.module.css';
import { RatesPanel } from './RatesPanel.tsx';

const panels = [
  { label: messages.messages, Content: MessagesPanel },
  { label: messages.outbox, Content: OutboxPanel },
  { label: messages.audit, Content: AuditPanel },
  { label: messages.rates, Content: RatesPanel },
] as const;

/** Messages, outbox, audit log and exchange rates, each read when it is opened. */
export function DeskPanels() {
  return (
    <Card as="section" aria-labelledby="desk-panels">
      <h3 id="desk-panels" className={styles.title}>
        <Text message={messages.title} />
      </h3>
      {panels.map(({ label, Content }) => (
        <OpenedPanel
          key={label.id}
          label={<Text message={label} />}
          headingLevel={4}
          className={styles.panel}
        >
          <div className={styles.content}>
            <Content />
          </div>
        </OpenedPanel>
      ))}
    </Card>
  );
}
