import type { ContentLanguage, LanguageCode } from './languages.ts';

/** Names of the product and of its assistant. */
export interface Brand {
  readonly name: string;
  readonly assistant: string;
}

/** The names in the languages of content. */
export const brand: Readonly<Record<ContentLanguage, Brand>> = {
  en: { name: 'Solera', assistant: 'Sherry' },
  he: { name: 'סולרה', assistant: 'שרי' },
};

const written: Partial<Record<LanguageCode, Brand>> = {
  ...brand,
  ar: { name: 'Solera', assistant: 'شيري' },
};

/** The names in the language of a page: the English ones unless it has its own. */
export const brandOf = (language: LanguageCode): Brand => written[language] ?? brand.en;
