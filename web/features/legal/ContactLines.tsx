import { contentLanguageOf, directionOf } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { useLegalContactQuery } from '#generated/graphql.ts';
import styles from './LegalPage.module.css';

/** How a person is reached, as configured. While that is unknown, the text's own link to the contact page has to do. */
export function ContactLines({ language }: { language: LanguageCode }) {
  const { data } = useLegalContactQuery();
  if (!data) return null;
  const content = contentLanguageOf(language);
  return (
    <ul className={styles.list} lang={content} dir={directionOf(content)}>
      {data.productPage.paragraphs.map((paragraph) => (
        <li key={paragraph.en}>{paragraph[content]}</li>
      ))}
    </ul>
  );
}
