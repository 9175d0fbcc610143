import { useIntl } from 'react-intl';
import {
  AdminOpenMessagesDocument,
  type AdminMessagesQuery,
  useAdminSetMessageHandledMutation,
} from '../../../../generated/graphql.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { useDates } from '../../../../i18n/useDates.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { useToasts } from '../../../../ui/toasts.tsx';
import { messages as kit } from '../../kit/kit.messages.ts';
import { HandedOver } from './HandedOver.tsx';
import { inbox } from './panels.messages.ts';
import styles from './panels.module.css';

type AdminMessage = AdminMessagesQuery['adminMessages']['items'][number];

/** One message with how to answer it and whether somebody did. */
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
      <HandledButton message={message} />
    </li>
  );
}

function HandledButton({ message }: { message: AdminMessage }) {
  const intl = useIntl();
  const toasts = useToasts();
  const [mark, { loading }] = useAdminSetMessageHandledMutation({
    refetchQueries: [AdminOpenMessagesDocument],
  });
  const isHandled = !message.isHandled;
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        isPending={loading}
        onPress={() => {
          mark({ variables: { id: message.id, isHandled } }).catch(() =>
            toasts.show({ tone: 'error', text: intl.formatMessage(kit.failed) }),
          );
        }}
      >
        <Text message={isHandled ? inbox.markHandled : inbox.markOpen} />
      </Button>
    </div>
  );
}
