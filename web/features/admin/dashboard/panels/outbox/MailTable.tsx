import { Eye } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OutboxStatus } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { LatinLine } from '#i18n/content/LatinLine.tsx';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { TranslatedCode } from '../TranslatedCode.tsx';
import type { Mail } from './OutboxPanel.tsx';
import { messages, outbox } from '../panels.messages.ts';
import styles from '../panels.module.css';
import { mailKinds } from '../audit/records.messages.ts';
import { ResendMail, resendRefusals } from './ResendMail.tsx';

const tones: Readonly<Record<OutboxStatus, BadgeTone>> = { stored: 'neutral', sent: 'ok', failed: 'danger' };

/** The state, the number of attempts, and the last error. */
function MailState({ mail: { status, attempts, lastError, resendRefusal } }: { mail: Mail }) {
  return (
    <>
      <Badge tone={tones[status]} hasDot>
        <Text message={outbox[status]} />
      </Badge>
      {attempts > 0 && (
        <p className={styles.note}>
          <Text message={outbox.attempts} values={{ count: attempts }} />
        </p>
      )}
      {lastError !== null && (
        <p className={styles.note}>
          <Text
            message={outbox.lastError}
            values={{
              code: (
                <bdi key="code" dir="ltr">
                  {lastError}
                </bdi>
              ),
            }}
          />
        </p>
      )}
      {resendRefusal && (
        <p className={styles.note}>
          <Text message={resendRefusals[resendRefusal]} />
        </p>
      )}
    </>
  );
}

/** Emails, each with a preview; failed ones can be sent again. */
export function MailTable({ mails, onShow }: { mails: readonly Mail[]; onShow: (mail: Mail) => void }) {
  const intl = useIntl();
  const dates = useDates();
  return (
    <DataTable
      label={intl.formatMessage(messages.outbox)}
      rows={mails}
      rowKey={(mail) => mail.id}
      columns={[
        {
          id: 'when',
          label: intl.formatMessage(outbox.when),
          renderCell: (mail) => <bdi>{dates.moment(mail.createdAt)}</bdi>,
        },
        {
          id: 'to',
          label: intl.formatMessage(outbox.to),
          renderCell: (mail) => <LatinLine>{mail.to}</LatinLine>,
        },
        {
          id: 'subject',
          label: intl.formatMessage(outbox.subject),
          renderCell: (mail) => (
            <bdi dir="auto" lang={mail.language}>
              {mail.subject}
            </bdi>
          ),
        },
        {
          id: 'kind',
          label: intl.formatMessage(outbox.kind),
          renderCell: (mail) => <TranslatedCode code={mail.kind} words={mailKinds} />,
        },
        {
          id: 'status',
          label: intl.formatMessage(outbox.status),
          renderCell: (mail) => <MailState mail={mail} />,
        },
        {
          id: 'preview',
          label: intl.formatMessage(outbox.preview),
          align: 'end',
          renderCell: (mail) => <MailActions mail={mail} onShow={onShow} />,
        },
      ]}
    />
  );
}

function MailActions({ mail, onShow }: { mail: Mail; onShow: (mail: Mail) => void }) {
  const intl = useIntl();
  const preview = useRef<HTMLButtonElement>(null);
  const values = { subject: mail.subject, to: mail.to };
  return (
    <div className={styles.actions}>
      <Button
        ref={preview}
        variant="secondary"
        size="sm"
        icon={Eye}
        aria-label={intl.formatMessage(outbox.previewOf, values)}
        onPress={() => onShow(mail)}
      >
        <Text message={outbox.preview} />
      </Button>
      {/* The button disappears after use, so the focus moves to another one in the row. */}
      <ResendMail mail={mail} onDone={() => preview.current?.focus()} />
    </div>
  );
}
