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
import { wordsIn } from './legalWords.tsx';
import type { LegalWords } from './legalWords.tsx';
import { messages } from './legal.messages.ts';
import { useAnchor } from './useAnchor.ts';

/** The component at the end of an article gets its language and its texts. */
export interface AfterProps {
  language: LanguageCode;
  words: LegalWords;
}

interface LegalPageProps {
  text: LegalText;
  /** Shown at the end of the text in a language. */
  After?: ComponentType<AfterProps>;
}

function Contents({ text, words }: { text: LegalText; words: LegalWords }) {
  const { search } = useLocation();
  return (
    <nav className={styles.contents} aria-label={words.plain(messages.contents)}>
      <p className={styles.contentsTitle} aria-hidden="true">
        {words.plain(messages.contents)}
      </p>
      <ol>
        {text.sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ search, hash: `#${id}` }}>{words.plain(title)}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface OtherTextProps {
  text: LegalText;
  second: ContentLanguage;
  words: LegalWords;
}

function OtherText({ text, second, words }: OtherTextProps) {
  const { search } = useLocation();
  return (
    <Notice tone="info">
      {text.original === 'he' && <>{words.plain(messages.binding)} </>}
      <Link to={{ search, hash: `#${anchorOf(second)}` }} className={styles.other}>
        {words.plain(second === 'he' ? messages.alsoHebrew : messages.alsoEnglish)}
      </Link>
    </Notice>
  );
}

/** A legal text: the reader's language first; the original is always on the page and marked with its language. */
export function LegalPage({ text, After }: LegalPageProps) {
  const { code } = useLocale().language;
  const loaded = useLegalTexts(code);
  useAnchor();
  const [first, second] = languagesFor(text.original, loaded === null ? 'en' : code);
  const words = useMemo(() => wordsIn(first, text, loaded), [first, text, loaded]);
  const secondWords = useMemo(() => second && wordsIn(second, text, null), [second, text]);
  useDocumentTitle(words.plain(text.title), words.plain(text.lead));
  return (
    <div className={`container ${styles.page}`} lang={first} dir={directionOf(first)}>
      <header className={styles.header}>
        <h1 className="display">{words.plain(text.title)}</h1>
        <p className={styles.lead}>{words.plain(text.lead)}</p>
        <p className={styles.changed}>
          <time dateTime={text.changed}>
            {words.plain(messages.changed, { date: words.day(text.changed) })}
          </time>
        </p>
        {second && <OtherText text={text} second={second} words={words} />}
      </header>
      <Contents text={text} words={words} />
      <div className={styles.texts}>
        <LegalArticle text={text} language={first} words={words} isSecond={false}>
          {After && <After language={first} words={words} />}
        </LegalArticle>
        {second && secondWords && (
          <LegalArticle text={text} language={second} words={secondWords} isSecond>
            {After && <After language={second} words={secondWords} />}
          </LegalArticle>
        )}
      </div>
    </div>
  );
}
