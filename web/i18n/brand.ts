import type { ContentLanguage } from './languages.ts';

/** Names of the product and of its assistant, one constant per language. */
export const brand: Readonly<Record<ContentLanguage, { readonly name: string; readonly assistant: string }>> =
  {
    en: { name: 'Solera', assistant: 'Sherry' },
    he: { name: 'סולרה', assistant: 'שרי' },
  };
