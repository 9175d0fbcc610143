import { useLocale } from '../LocaleProvider.tsx';
import { directionOf } from '../languages.ts';
import type { ContentLanguage } from '../languages.ts';
import styles from './LocalizedText.module.css';

/** A text from a data source, in the languages in which it exists. */
export interface LocalizedTextValue {
  readonly en?: string | null | undefined;
  readonly he?: string | null | undefined;
}

/** The text in this language, otherwise in the other one, together with the language that it is in. */
export const pickText = (
  value: LocalizedTextValue,
  language: ContentLanguage,
): { readonly text: string; readonly language: ContentLanguage } => {
  const other: ContentLanguage = language === 'en' ? 'he' : 'en';
  const own = value[language];
  if (own) return { text: own, language };
  return { text: value[other] ?? '', language: other };
};

/** The text when it is in the language of the page, otherwise null: an attribute cannot be marked with a language. */
export const useOwnText = (value: LocalizedTextValue): string | null => {
  const { language, content } = useLocale();
  const picked = pickText(value, content);
  return picked.language === language.code && picked.text !== '' ? picked.text : null;
};

/** A hotel's text, isolated; marked with its language and direction unless its language is that of the page. */
export function LocalizedText({ value }: { value: LocalizedTextValue }) {
  const { language, content } = useLocale();
  const picked = pickText(value, content);
  if (picked.language === language.code) return <bdi className={styles.text}>{picked.text}</bdi>;
  return (
    <bdi lang={picked.language} dir={directionOf(picked.language)} className={styles.text}>
      {picked.text}
    </bdi>
  );
}
