import { arabic } from './texts/ar.ts';
import { german } from './texts/de.ts';
import { english } from './texts/en.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';
import { hebrew } from './texts/he.ts';
import { italian } from './texts/it.ts';
import { portuguese } from './texts/pt.ts';
import { russian } from './texts/ru.ts';
import { chinese } from './texts/zh.ts';

/** Texts of the login pages in the ten languages of the product, in the order of its menu. */
export const loginTexts = {
  en: english,
  he: hebrew,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
  ru: russian,
  ar: arabic,
  zh: chinese,
} as const;

export type LoginLanguage = keyof typeof loginTexts;

export const isLoginLanguage = (value: unknown): value is LoginLanguage =>
  typeof value === 'string' && Object.hasOwn(loginTexts, value);

/** Languages whose texts native speakers have checked. */
export const proofread = ['en', 'he'] as const satisfies readonly LoginLanguage[];

/** The language of mails and of the product's name: English for users of any other language. */
export const mailLanguageOf = (language: LoginLanguage): (typeof proofread)[number] =>
  language === 'he' ? 'he' : 'en';
