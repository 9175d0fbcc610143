import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { directionOf } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { Card } from '#ui/Card.tsx';
import styles from './LegalPage.module.css';
import type { LegalSection, LegalText } from './legalText.ts';
import type { LegalWords } from './legalWords.tsx';

interface LegalArticleProps {
  text: LegalText;
  language: LanguageCode;
  words: LegalWords;
  /** True for the second language on the page, which has a title and anchors of its own. */
  isSecond: boolean;
  children?: ReactNode;
}

/** Anchor of the second language on the page. */
export const anchorOf = (language: LanguageCode): string => `text-${language}`;

function Block({ block, words }: { block: LegalSection['blocks'][number]; words: LegalWords }) {
  if ('id' in block) return <p>{words.rich(block)}</p>;
  return (
    <ul className={styles.list}>
      {block.map((item) => (
        <li key={item.id}>{words.rich(item)}</li>
      ))}
    </ul>
  );
}

/** A legal text in one language, marked with that language. */
export function LegalArticle({ text, language, words, isSecond, children }: LegalArticleProps) {
  const Heading = isSecond ? 'h3' : 'h2';
  return (
    <div lang={language} dir={directionOf(language)} className={styles.text}>
      <Card as="article" className={clsx(styles.article, styles.body)}>
        {isSecond && (
          <>
            <h2 id={anchorOf(language)} tabIndex={-1} className="title">
              {words.plain(text.title)}
            </h2>
            <p className={styles.lead}>{words.plain(text.lead)}</p>
          </>
        )}
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} className={styles.section}>
            <Heading id={isSecond ? `${id}-${language}` : id} tabIndex={-1} className={styles.heading}>
              {words.plain(title)}
            </Heading>
            {blocks.map((block) => (
              <Fragment key={'id' in block ? block.id : block[0]?.id}>
                <Block block={block} words={words} />
              </Fragment>
            ))}
          </section>
        ))}
        {children}
      </Card>
    </div>
  );
}
