import { hebrewGiven } from './hebrewGiven.ts';
import type { LanguageCode } from './languages.ts';

/** Texts in ICU message syntax by message id. */
export type Texts = Readonly<Record<string, string>>;

/** A file of texts that is read when it is wanted. Its folder is the language: `./ru/chat.json`. */
export type TextFiles = Readonly<Record<string, () => Promise<Texts>>>;

export interface Catalogues {
  /** What is there already; English always is, as its texts stand in the code. Null while it is not loaded. */
  readonly loaded: (code: LanguageCode) => Texts | null;
  /** Every text of the language; asked again after a failure. @throws what the reading of a file threw */
  readonly load: (code: LanguageCode) => Promise<Texts>;
}

/** Catalogues that load each language once, as a whole, when it is first wanted. */
export const createCatalogues = (files: TextFiles): Catalogues => {
  const loaded = new Map<LanguageCode, Texts>([['en', {}]]);
  const load = async (code: LanguageCode): Promise<Texts> => {
    const known = loaded.get(code);
    if (known) return known;
    const readers = Object.entries(files).filter(([path]) => path.split('/').at(-2) === code);
    const parts = await Promise.all(readers.map(([, read]) => read()));
    const texts = Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
    loaded.set(code, texts);
    return texts;
  };
  return { loaded: (code) => loaded.get(code) ?? null, load };
};

/** The texts of the interface. Those of the legal pages come with these pages. */
export const catalogues = createCatalogues({
  ...import.meta.glob<Texts>(['./*/*.json', '!./*/legal*.json', '!./he/given.json'], { import: 'default' }),
  './he/given.json': () => Promise.resolve(hebrewGiven),
});
