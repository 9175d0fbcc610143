import { readers } from 'virtual:texts';
import type { LanguageCode } from '../languages.ts';

/** Texts in ICU message syntax by message id. */
export type Texts = Readonly<Record<string, string>>;

/** What reads the texts of a language, by its code. */
export type TextReaders = Readonly<Record<string, () => Promise<Texts>>>;

export interface Catalogues {
  /** What is there already; English always is, as its texts stand in the code. Null while it is not loaded. */
  readonly loaded: (code: LanguageCode) => Texts | null;
  /** Every text of the language; read again after a failure. @throws what the reading threw */
  readonly load: (code: LanguageCode) => Promise<Texts>;
}

/** Catalogues that load each language once, as a whole, when it is first wanted. One without a reader stays English. */
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

/** The texts of the interface. Those of the legal pages come with these pages. */
export const catalogues = createCatalogues(readers);
