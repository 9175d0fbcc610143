/** The ten offered languages. */
export type LanguageCode = 'en' | 'he' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'ru' | 'ar' | 'zh';

/** Languages of hotels' texts, emails and the assistant. */
export type ContentLanguage = 'en' | 'he';

export type Direction = 'ltr' | 'rtl';

export interface Language {
  readonly code: LanguageCode;
  /** The language's own name. */
  readonly name: string;
  /** Country of the flag shown beside it, ISO 3166-1. */
  readonly flag: string;
  /** Locale of numbers and of the widgets (calendars, sliders). */
  readonly locale: string;
  /** Locale of dates. English dates are day first: “12 – 18 May 2026”. */
  readonly dateLocale: string;
  /** Whether native speakers have read the texts; a note marks the other languages. */
  readonly isProofread: boolean;
}

const language = (
  code: LanguageCode,
  name: string,
  flag: string,
  locale: string,
  options: Partial<Pick<Language, 'dateLocale' | 'isProofread'>> = {},
): Language => ({ code, name, flag, locale, dateLocale: locale, isProofread: false, ...options });

/** The language of a first visit; its texts are in the code. */
export const english = language('en', 'English', 'US', 'en-US', { dateLocale: 'en-GB', isProofread: true });

/** The ten offered languages in the order of the menu. */
export const languages: readonly Language[] = [
  english,
  language('he', 'עברית', 'IL', 'he-IL', { isProofread: true }),
  language('es', 'Español', 'ES', 'es-ES'),
  language('fr', 'Français', 'FR', 'fr-FR'),
  language('de', 'Deutsch', 'DE', 'de-DE'),
  language('it', 'Italiano', 'IT', 'it-IT'),
  // In Portugal short dates are only digits; in Brazil the month is a word, which cannot be confused with the day.
  language('pt', 'Português (Portugal)', 'PT', 'pt-PT', { dateLocale: 'pt-BR' }),
  language('ru', 'Русский', 'RU', 'ru-RU'),
  language('ar', 'العربية', 'AE', 'ar-AE'),
  language('zh', '中文', 'CN', 'zh-CN'),
];

/** The language of a code, ignoring case; null when it is not offered. */
export const languageOf = (code: string | null | undefined): Language | null =>
  languages.find((entry) => entry.code === code?.toLowerCase()) ?? null;

/** The language of content on a page in this language: content exists only in English and Hebrew. */
export const contentLanguageOf = (code: LanguageCode): ContentLanguage => (code === 'he' ? 'he' : 'en');

export const directionOf = (code: LanguageCode): Direction =>
  code === 'he' || code === 'ar' ? 'rtl' : 'ltr';
