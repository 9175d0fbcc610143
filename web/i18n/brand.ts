import type { ContentLanguage, LanguageCode } from './languages.ts';

/** Names of the product and of its assistant. */
export interface Brand {
  readonly name: string;
  readonly assistant: string;
}

/** Names of the product and of its assistant, one constant per language that content exists in. */
export const brand: Readonly<Record<ContentLanguage, Brand>> = {
  en: { name: 'Solera', assistant: 'Sherry' },
  he: { name: 'סולרה', assistant: 'שרי' },
};

const written: Partial<Record<LanguageCode, Brand>> = {
  ...brand,
  ar: { name: 'Solera', assistant: 'شيري' },
};

/** The names as a page in a language writes them: the English ones unless it has its own. */
export const brandOf = (language: LanguageCode): Brand => written[language] ?? brand.en;
