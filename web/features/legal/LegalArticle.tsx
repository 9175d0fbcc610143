import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { directionOf } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { Card } from '#ui/Card.tsx';
import styles from './LegalPage.module.css';
import type { LegalSection, LegalText } from './legalText.ts';
import type { LegalFormatters } from './legalFormatters.tsx';

interface LegalArticleProps {
  text: LegalText;
  language: LanguageCode;
  format: LegalFormatters;
  /** True for the second language on the page, which has a title and anchors of its own. */
  isSecond: boolean;
  children?: ReactNode;
}

/** Anchor of the second language on the page. */
export const anchorOf = (language: LanguageCode): string => `text-${language}`;

function Block({ block, format }: { block: LegalSection['blocks'][number]; format: LegalFormatters }) {
  if ('id' in block) return <p>{format.rich(block)}</p>;
  return (
    <ul className={styles.list}>
      {block.map((item) => (
        <li key={item.id}>{format.rich(item)}</li>
      ))}
    </ul>
  );
}

/** A legal text in one language, marked with that language. */
export function LegalArticle({ text, language, format, isSecond, children }: LegalArticleProps) {
  const Heading = isSecond ? 'h3' : 'h2';
  return (
    <div lang={language} dir={directionOf(language)} className={styles.text}>
      <Card as="article" className={clsx(styles.article, styles.body)}>
        {isSecond && (
          <>
            <h2 id={anchorOf(language)} tabIndex={-1} className="title">
              {format.plain(text.title)}
            </h2>
            <p className={styles.lead}>{format.plain(text.lead)}</p>
          </>
        )}
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} className={styles.section}>
            <Heading id={isSecond ? `${id}-${language}` : id} tabIndex={-1} className={styles.heading}>
              {format.plain(title)}
            </Heading>
            {blocks.map((block) => (
              <Fragment key={'id' in block ? block.id : block[0]?.id}>
                <Block block={block} format={format} />
              </Fragment>
            ))}
          </section>
        ))}
        {children}
      </Card>
    </div>
  );
}
