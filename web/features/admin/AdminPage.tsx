import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Text } from '#i18n/Text.tsx';
import { useViewerQuery } from '#generated/graphql.ts';
import { useIsFirstPageShown } from '#lib/page/FirstParts.tsx';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { SessionUnknown } from '#lib/session/SessionUnknown.tsx';
import { Badge } from '#ui/Badge.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { messages } from './AdminPage.messages.ts';
import styles from './AdminPage.module.css';
import { AdminTabs, loadTab } from './AdminTabs.tsx';
import { AdminWaiting } from './AdminWaiting.tsx';

/**
 * `/Admin?tab=`: only a confirmed administrator gets access. When the page is opened from another page it first requests
 * the viewer again, because a role may have changed since the application was started.
 */
export function AdminPage() {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage(messages.title));
  const isShown = useIsFirstPageShown();
  // As the first page it is rendered just after the viewer was read, so that read is enough.
  const [isViewerFresh] = useState(!isShown);
  const { data, loading, error, refetch } = useViewerQuery({
    fetchPolicy: isViewerFresh ? 'cache-first' : 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [params] = useSearchParams();
  useEffect(() => loadTab(params), [params]);
  const me = data?.me;
  // The tabs measure their size, so they are rendered only once the page is in the document.
  if ((loading && !data) || !isShown) return <AdminWaiting key="checking" params={params} />;
  if (error) return <SessionUnknown title={intl.formatMessage(messages.title)} reread={refetch} />;
  if (me?.role !== 'admin') return <AccessDenied isVisitor={!me} />;
  return (
    <div key="page" className={`container ${styles.page}`}>
      <header className={styles.header}>
        <div>
          <p className={styles.kicker}>
            <Text message={messages.title} />
          </p>
          <h1 className="display">
            <Text message={messages.welcome} values={{ name: <bdi>{me.fullName || me.email}</bdi> }} />
          </h1>
        </div>
        <Badge tone="info" icon={ShieldCheck}>
          <Text message={messages.administrator} />
        </Badge>
      </header>
      <AdminTabs />
    </div>
  );
}
