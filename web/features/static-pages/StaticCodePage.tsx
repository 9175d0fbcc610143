import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Problem } from '#lib/failures/Problem.tsx';
import { saveTextFile } from '#lib/files/saveTextFile.ts';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './StaticCodePage.module.css';
import { messages } from './staticPages.messages.ts';
import { useStaticContent } from './useStaticContent.ts';
import { useStaticHtml } from './useStaticHtml.ts';

type CopyState = 'idle' | 'copied' | 'failed';

function CodeActions({ html, name }: { html: string; name: string }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [state, setState] = useState<CopyState>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(html);
      setState('copied');
      announce(intl.formatMessage(messages.copied));
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <div className={styles.actions}>
        <Button icon={Copy} onPress={() => void copy()}>
          {intl.formatMessage(state === 'copied' ? messages.copied : messages.copy)}
        </Button>
        <Button
          variant="secondary"
          icon={Download}
          onPress={() => saveTextFile({ name, mediaType: 'text/html', content: html })}
        >
          {intl.formatMessage(messages.download)}
        </Button>
      </div>
      {state === 'failed' && (
        <Notice tone="warn" role="alert">
          {intl.formatMessage(messages.copyFailed)}
        </Notice>
      )}
    </>
  );
}

/** `/StaticCode`: the home page as one HTML file, to copy or to download. */
export function StaticCodePage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.codeTitle);
  useDocumentTitle(title);
  const { content, isLoading, error, refetch } = useStaticContent();
  const html = useStaticHtml(content, !isLoading && !error);
  return (
    <div className={`container ${styles.page}`}>
      <h1 className="display">{title}</h1>
      <p className={styles.lead}>{intl.formatMessage(messages.codeLead)}</p>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!error && html === null && <Spinner size={28} label={intl.formatMessage(messages.preparing)} />}
      {!error && html !== null && (
        <>
          <CodeActions html={html} name={`solera-${content.language}.html`} />
          <label className={styles.label}>
            <span>{intl.formatMessage(messages.code)}</span>
            <textarea readOnly dir="ltr" spellCheck={false} rows={20} value={html} className={styles.code} />
          </label>
        </>
      )}
    </div>
  );
}
