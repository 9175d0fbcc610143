import { readers } from 'virtual:texts';
import type { LanguageCode } from '../languages.ts';

/** Texts in ICU message syntax by message id. */
export type Texts = Readonly<Record<string, string>>;

/** Functions that load the texts of a language, by its code. */
export type TextReaders = Readonly<Record<string, () => Promise<Texts>>>;

export interface Catalogues {
  /**
   * Texts that are loaded; English always is, because its texts are in the code. Null for a language that is not
   * loaded.
   */
  readonly loaded: (code: LanguageCode) => Texts | null;
  /**
   * Loads all texts of the language; can be repeated after a failure.
   * @throws the error of the reader
   */
  readonly load: (code: LanguageCode) => Promise<Texts>;
}

/**
 * Catalogues that load each language once, completely, when it is first needed. A language without a reader stays
 * English.
 */
export const createCatalogues = (read: TextReaders): Catalogues => {
  const loaded = new Map<LanguageCode, Texts>([['en', {}]]);
  const load = async (code: LanguageCode): Promise<Texts> => {
    const known = loaded.get(code);
    if (known) return known;
    const texts = (await read[code]?.()) ?? {};
    loaded.set(code, texts);
    return texts;
  };
  return { loaded: (code) => loaded.get(code) ?? null, load };
};

/** The texts of the interface. Those of the legal pages are loaded with these pages. */
export const catalogues = createCatalogues(readers);
