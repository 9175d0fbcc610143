import { useLocale } from './LocaleProvider.tsx';
import type { TextLanguage } from './languages.ts';

/** A text of a source in the languages it exists in. */
export interface LocalizedTextValue {
  readonly en?: string | null | undefined;
  readonly he?: string | null | undefined;
}

/** The text in the language of the interface, else in the other one, with the language it is in. */
export const pickText = (
  value: LocalizedTextValue,
  language: TextLanguage,
): { readonly text: string; readonly language: TextLanguage } => {
  const other: TextLanguage = language === 'en' ? 'he' : 'en';
  const own = value[language];
  if (own) return { text: own, language };
  return { text: value[other] ?? '', language: other };
};

/** A hotel's text, isolated; marked with its language and direction when it is not the interface's (DEC-12). */
export function LocalizedText({ value }: { value: LocalizedTextValue }) {
  const { text: language } = useLocale();
  const picked = pickText(value, language);
  if (picked.language === language) return <bdi>{picked.text}</bdi>;
  return (
    <bdi lang={picked.language} dir={picked.language === 'he' ? 'rtl' : 'ltr'}>
      {picked.text}
    </bdi>
  );
}
