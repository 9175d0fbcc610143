import { useProductFactsQuery } from '#generated/graphql.ts';
import { contentLanguageOf, directionOf } from '#i18n/languages.ts';
import { messages } from './pages/accessibility.messages.ts';
import type { AfterProps } from './LegalPage.tsx';
import styles from './LegalPage.module.css';

/** How a person is reached, as configured. While that is unknown, the text's own link to the contact page has to do. */
export function ContactLines({ language, words }: AfterProps) {
  const { data } = useProductFactsQuery();
  if (!data) return null;
  const { email, whatsapp, office } = data.productFacts.contact;
  const content = contentLanguageOf(language);
  const lines = [
    words.rich(messages.contactMail, { email: <bdi key="email">{email}</bdi> }),
    words.rich(messages.contactWhatsapp, {
      number: (
        <bdi key="number" dir="ltr">
          {whatsapp}
        </bdi>
      ),
    }),
    words.rich(messages.contactOffice, {
      office: (
        <bdi key="office" lang={content} dir={directionOf(content)}>
          {office[content]}
        </bdi>
      ),
    }),
    words.rich(messages.contactChat),
  ];
  return (
    <ul className={styles.list}>
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- four lines that keep their order
        <li key={place}>{line}</li>
      ))}
    </ul>
  );
}
