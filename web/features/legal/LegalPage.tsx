import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { directionOf } from '#i18n/languages.ts';
import type { ContentLanguage, LanguageCode } from '#i18n/languages.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { Notice } from '#ui/Notice.tsx';
import { anchorOf, LegalArticle } from './LegalArticle.tsx';
import styles from './LegalPage.module.css';
import { languagesFor } from './legalText.ts';
import { useLegalTexts } from './useLegalTexts.ts';
import type { LegalText } from './legalText.ts';
import { formattersFor } from './legalFormatters.tsx';
import type { LegalFormatters } from './legalFormatters.tsx';
import { messages } from './legal.messages.ts';
import { useAnchor } from './useAnchor.ts';

/** Props of the component at the end of a text: the language of the text, and the formatters for it. */
export interface AfterProps {
  language: LanguageCode;
  format: LegalFormatters;
}

interface LegalPageProps {
  text: LegalText;
  /** Shown at the end of the text, once per language. */
  After?: ComponentType<AfterProps>;
}

function Contents({ text, format }: { text: LegalText; format: LegalFormatters }) {
  const { search } = useLocation();
  return (
    <nav className={styles.contents} aria-label={format.plain(messages.contents)}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {format.plain(messages.contents)}
      </p>
      <ol>
        {text.sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ search, hash: `#${id}` }}>{format.plain(title)}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface OtherTextProps {
  text: LegalText;
  second: ContentLanguage;
  format: LegalFormatters;
}

function OtherText({ text, second, format }: OtherTextProps) {
  const { search } = useLocation();
  return (
    <Notice tone="info">
      {text.original === 'he' && <>{format.plain(messages.binding)} </>}
      <Link to={{ search, hash: `#${anchorOf(second)}` }} className={styles.other}>
        {format.plain(second === 'he' ? messages.alsoHebrew : messages.alsoEnglish)}
      </Link>
    </Notice>
  );
}

/** A legal text in the language of the interface, then its original if that is another language; each is marked. */
export function LegalPage({ text, After }: LegalPageProps) {
  const { code } = useLocale().language;
  const loaded = useLegalTexts(code);
  useAnchor();
  const [first, second] = languagesFor(text.original, loaded === null ? 'en' : code);
  const format = useMemo(() => formattersFor(first, text, loaded), [first, text, loaded]);
  const secondFormat = useMemo(() => second && formattersFor(second, text, null), [second, text]);
  useDocumentTitle(format.plain(text.title), format.plain(text.lead));
  return (
    <div className={`container ${styles.page}`} lang={first} dir={directionOf(first)}>
      <header className={styles.header}>
        <h1 className="display">{format.plain(text.title)}</h1>
        <p className={styles.lead}>{format.plain(text.lead)}</p>
        <p className={styles.changed}>
          <time dateTime={text.changed}>
            {format.plain(messages.changed, { date: format.day(text.changed) })}
          </time>
        </p>
        {second && <OtherText text={text} second={second} format={format} />}
      </header>
      <Contents text={text} format={format} />
      <div className={styles.texts}>
        <LegalArticle text={text} language={first} format={format} isSecond={false}>
          {After && <After language={first} format={format} />}
        </LegalArticle>
        {second && secondFormat && (
          <LegalArticle text={text} language={second} format={secondFormat} isSecond>
            {After && <After language={second} format={secondFormat} />}
          </LegalArticle>
        )}
      </div>
    </div>
  );
}
