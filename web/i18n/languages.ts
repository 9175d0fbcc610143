/** Languages whose texts are complete. */
export type TextLanguage = 'en' | 'he';

export type LanguageCode = 'en' | 'he' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'ru' | 'ar' | 'zh';

export type Direction = 'ltr' | 'rtl';

export interface Language {
  readonly code: LanguageCode;
  /** The language's own name. */
  readonly name: string;
  /** Country of the flag shown beside it, ISO 3166-1. */
  readonly flag: string;
  /** Locale of the widgets (calendars, sliders). */
  readonly locale: string;
  /** Locale of dates. English dates are day first: “12 – 18 May 2026”. */
  readonly dateLocale: string;
  /** Language the texts are shown in; English until the language has its own catalogue (DEC-02). */
  readonly text: TextLanguage;
}

const language = (
  code: LanguageCode,
  name: string,
  flag: string,
  locale: string,
  options: Partial<Pick<Language, 'dateLocale' | 'text'>> = {},
): Language => ({ code, name, flag, locale, dateLocale: locale, text: 'en', ...options });

/** The ten offered languages in the order of the specification (sections 2 and 9). */
export const languages: readonly Language[] = [
  language('en', 'English', 'US', 'en-US', { dateLocale: 'en-GB' }),
  language('he', 'עברית', 'IL', 'he-IL', { text: 'he' }),
  language('es', 'Español', 'ES', 'es-ES'),
  language('fr', 'Français', 'FR', 'fr-FR'),
  language('de', 'Deutsch', 'DE', 'de-DE'),
  language('it', 'Italiano', 'IT', 'it-IT'),
  language('pt', 'Português', 'PT', 'pt-PT'),
  language('ru', 'Русский', 'RU', 'ru-RU'),
  language('ar', 'العربية', 'AE', 'ar-AE'),
  language('zh', '中文', 'CN', 'zh-CN'),
];

/** The language of a code, ignoring case; null when it is not offered. */
export const languageOf = (code: string | null | undefined): Language | null =>
  languages.find((entry) => entry.code === code?.toLowerCase()) ?? null;

/** Direction of the texts in a language; follows the texts, not the language (DEC-02). */
export const directionOf = (text: TextLanguage): Direction => (text === 'he' ? 'rtl' : 'ltr');
