import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Problem } from '#lib/failures/Problem.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { framedMail, pageNonce } from './framedMail.ts';
import type { Mail } from './OutboxPanel.tsx';
import { outbox } from '../panels.messages.ts';
import styles from '../panels.module.css';

interface MailPreviewDialogProps {
  mail: Mail | null;
  onClose: () => void;
  /** Loads the email again after a failure. */
  onRetry: () => unknown;
}

/** An email as its recipient sees it, in a frame without scripts and network access, and as text. */
export function MailPreviewDialog({ mail, onClose, onRetry }: MailPreviewDialogProps) {
  const intl = useIntl();
  const [view, setView] = useState('page');
  return (
    <Dialog isOpen={mail !== null} onClose={onClose} title={mail?.subject ?? ''} size="lg">
      {mail && (
        <Tabs
          label={intl.formatMessage(outbox.views)}
          selectedId={view}
          onChange={setView}
          tabs={[
            {
              id: 'page',
              label: intl.formatMessage(outbox.asPage),
              content:
                mail.html === null ? (
                  <Problem error={undefined} onRetry={onRetry} />
                ) : (
                  <iframe
                    title={intl.formatMessage(outbox.frame, { subject: mail.subject })}
                    sandbox=""
                    srcDoc={framedMail(mail.html, pageNonce())}
                    className={styles.frame}
                  />
                ),
            },
            {
              id: 'text',
              label: intl.formatMessage(outbox.asText),
              content:
                mail.text === null ? (
                  <Problem error={undefined} onRetry={onRetry} />
                ) : (
                  <pre className={styles.text} dir="auto" lang={mail.language}>
                    {mail.text}
                  </pre>
                ),
            },
          ]}
        />
      )}
    </Dialog>
  );
}
