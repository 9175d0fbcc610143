import { brand } from '#i18n/brand.ts';
import { languageOf } from '#i18n/languages.ts';
import type { Language, LanguageCode } from '#i18n/languages.ts';

/** The words of an offer, in the offered language. */
export interface OfferWords {
  readonly text: string;
  /** Label of the button that switches to the offered language. */
  readonly switch: string;
  /** Name of the button that closes the offer. */
  readonly close: string;
}

const { en, he } = brand;

/**
 * Offers in every language but English, the default. They are not in the catalogues, because a catalogue should be
 * loaded only once its language is chosen.
 */
export const offerWords: Readonly<Record<Exclude<LanguageCode, 'en'>, OfferWords>> = {
  he: { text: `${he.name} זמינה גם בעברית.`, switch: 'מעבר לעברית', close: 'סגירה' },
  es: { text: `${en.name} también está en español.`, switch: 'Ver en español', close: 'Cerrar' },
  fr: { text: `${en.name} existe aussi en français.`, switch: 'Passer au français', close: 'Fermer' },
  de: { text: `${en.name} gibt es auch auf Deutsch.`, switch: 'Auf Deutsch anzeigen', close: 'Schließen' },
  it: { text: `${en.name} è disponibile anche in italiano.`, switch: 'Passa all’italiano', close: 'Chiudi' },
  pt: { text: `${en.name} também está em português.`, switch: 'Ver em português', close: 'Fechar' },
  ru: { text: `${en.name} есть и на русском языке.`, switch: 'Перейти на русский', close: 'Закрыть' },
  ar: { text: `يتوفر ${en.name} بالعربية أيضًا.`, switch: 'الانتقال إلى العربية', close: 'إغلاق' },
  zh: { text: `${en.name} 也有中文版。`, switch: '切换到中文', close: '关闭' },
};

/**
 * The supported language for a browser's language tag such as `pt-BR`, also for an old code such as `iw`; null without
 * one.
 */
function languageOfTag(tag: string): Language | null {
  try {
    return languageOf(new Intl.Locale(tag).language);
  } catch {
    return null;
  }
}

/**
 * The language to offer on an English page.
 * @param tags the languages that the browser prefers, most preferred first: `navigator.languages`
 * @returns null if the first supported one is English, or if none is supported
 */
export function offeredLanguage(tags: readonly string[]): { language: Language; words: OfferWords } | null {
  const language = tags.map((tag) => languageOfTag(tag)).find((known) => known !== null);
  if (!language || language.code === 'en') return null;
  return { language, words: offerWords[language.code] };
}
