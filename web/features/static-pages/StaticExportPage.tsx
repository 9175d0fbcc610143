import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Problem } from '#lib/failures/Problem.tsx';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { StaticContent } from './staticContent.ts';
import styles from './StaticExportPage.module.css';
import { StaticHotels } from './StaticHotels.tsx';
import { messages } from './staticPages.messages.ts';
import { useStaticContent } from './useStaticContent.ts';

/** Looks like the search form, but a submit only says that it does not work. */
function InactiveSearch({ content }: { content: StaticContent }) {
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const showNotice = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setNoticeOpen(true);
  };
  return (
    <search>
      <form className={styles.form} onSubmit={showNotice} aria-label={content.search}>
        {content.fields.map((label) => (
          <label key={label} className={styles.field}>
            <span>{label}</span>
            <input type="text" autoComplete="off" />
          </label>
        ))}
        <Button type="submit" size="lg" icon={Search}>
          {content.search}
        </Button>
      </form>
      <AlertDialog
        isOpen={isNoticeOpen}
        onClose={() => setNoticeOpen(false)}
        message={content.inactive}
        actions={[{ label: content.close }]}
      />
    </search>
  );
}

/** `/StaticExport`: the home page with its current content, without animation. */
export function StaticExportPage() {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage(messages.previewTitle));
  const { content, isLoading, error, refetch } = useStaticContent();
  return (
    <>
      <section className={styles.hero} aria-labelledby="static-heading">
        <img
          className={`flip ${styles.coast}`}
          src="/art/hero-coast.svg"
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
        />
        <div className={`container ${styles.words}`}>
          <h1 id="static-heading" className={styles.heading}>
            {content.heading}
          </h1>
          <p className={styles.lead}>{content.lead}</p>
          <InactiveSearch content={content} />
        </div>
      </section>
      <section className={`container ${styles.hotels}`} aria-labelledby="static-hotels">
        <h2 id="static-hotels" className="title">
          {content.hotelsHeading}
        </h2>
        <p className={styles.asOf}>{content.asOf}</p>
        <StaticHotels hotels={content.hotels} />
        {isLoading && <Spinner size={28} label={intl.formatMessage(messages.loading)} />}
        {error && content.hotels.length === 0 && <Problem error={error} onRetry={() => void refetch()} />}
        {!isLoading && !error && content.hotels.length === 0 && (
          <p>{intl.formatMessage(messages.noHotels)}</p>
        )}
      </section>
    </>
  );
}
