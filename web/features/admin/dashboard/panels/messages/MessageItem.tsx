import type { AdminMessagesQuery } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { Badge } from '#ui/Badge.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { HandedOver } from './HandedOver.tsx';
import { MessageAnswer } from './MessageAnswer.tsx';
import { inbox } from '../panels.messages.ts';
import styles from '../panels.module.css';

export type AdminMessage = AdminMessagesQuery['adminMessages']['items'][number];

/** One message with its answer, or with buttons to answer it or mark it as handled. */
export function MessageItem({ message }: { message: AdminMessage }) {
  const dates = useDates();
  const { preferredContact: way } = message;
  return (
    <li className={styles.message}>
      <div className={styles.messageTop}>
        <p className={styles.sender}>
          {message.name ? <bdi>{message.name}</bdi> : <Text message={inbox.noName} />}
        </p>
        <Badge tone={message.isHandled ? 'ok' : 'warn'} hasDot>
          <Text message={message.isHandled ? inbox.handled : inbox.open} />
        </Badge>
        <Badge>
          <Text message={inbox[message.kind]} />
        </Badge>
        <span className={styles.when}>
          <bdi>{dates.moment(message.createdAt)}</bdi>
        </span>
      </div>
      <p className={styles.contact}>
        {message.email && (
          <TextLink href={`mailto:${message.email}`} dir="ltr">
            {message.email}
          </TextLink>
        )}
        {message.phone && (
          <TextLink href={`tel:${message.phone}`} dir="ltr">
            {message.phone}
          </TextLink>
        )}
        {way && (
          <span>
            <Text message={inbox.answerBy} values={{ way: <Text message={inbox[way]} /> }} />
          </span>
        )}
      </p>
      {message.subject && (
        <p className={styles.subject} dir="auto">
          {message.subject}
        </p>
      )}
      {message.kind === 'handover' ? (
        <HandedOver text={message.message} />
      ) : (
        message.message && (
          <p className={styles.body} dir="auto">
            {message.message}
          </p>
        )
      )}
      <MessageAnswer message={message} />
    </li>
  );
}
