import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import { framedMail, pageNonce } from './framedMail.ts';
import type { Mail } from './OutboxPanel.tsx';
import { outbox } from './panels.messages.ts';
import styles from './panels.module.css';

/** A mail as its reader gets it, in a frame that runs nothing and reaches nothing, and as text. */
export function MailPreview({ mail, onClose }: { mail: Mail | null; onClose: () => void }) {
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
              content: (
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
              content: (
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
