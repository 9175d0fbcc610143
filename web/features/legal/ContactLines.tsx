import { useProductFactsQuery } from '#generated/graphql.ts';
import { contentLanguageOf, directionOf } from '#i18n/languages.ts';
import { messages } from './pages/accessibility.messages.ts';
import type { AfterProps } from './LegalPage.tsx';
import styles from './LegalPage.module.css';

/**
 * How to contact a person, with the data that the server is configured with. Renders nothing until these are loaded:
 * the legal text has a link to the contact page anyway.
 */
export function ContactLines({ language, format }: AfterProps) {
  const { data } = useProductFactsQuery();
  if (!data) return null;
  const { email, whatsapp, office } = data.productFacts.contact;
  const content = contentLanguageOf(language);
  const lines = [
    format.rich(messages.contactMail, { email: <bdi key="email">{email}</bdi> }),
    format.rich(messages.contactWhatsapp, {
      number: (
        <bdi key="number" dir="ltr">
          {whatsapp}
        </bdi>
      ),
    }),
    format.rich(messages.contactOffice, {
      office: (
        <bdi key="office" lang={content} dir={directionOf(content)}>
          {office[content]}
        </bdi>
      ),
    }),
    format.rich(messages.contactChat),
  ];
  return (
    <ul className={styles.list}>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- four lines that keep their order
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
