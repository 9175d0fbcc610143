import { readers as admin } from 'virtual:admin-texts';
import { readers as checkout } from 'virtual:checkout-texts';
import { readers as hotel } from 'virtual:hotel-texts';
import { readers as more } from 'virtual:more-texts';
import { readers } from 'virtual:texts';
import type { LanguageCode } from '../languages.ts';

/** Texts in ICU message syntax by message id. */
export type Texts = Readonly<Record<string, string>>;

/** Functions that load the texts of a language, by its code. */
export type TextReaders = Readonly<Record<string, () => Promise<Texts>>>;

/** Always this one object, so that values that depend on it are not computed again. */
const noTexts: Texts = {};

/** Texts that are loaded with the pages that show them. */
export type PageTexts = 'admin' | 'hotel' | 'checkout' | 'more';

export interface Catalogues {
  /**
   * Texts that are loaded; English always is, because its texts are in the code. Null for a language that is not
   * loaded.
   */
  readonly loaded: (code: LanguageCode) => Texts | null;
  /**
   * Loads the texts of every page in the language, and those of the pages requested so far; can be repeated after a failure.
   * @throws the error of the reader
   */
  readonly load: (code: LanguageCode) => Promise<Texts>;
  /**
   * Loads the texts of some pages, in the language requested last and in each that is loaded later; can be repeated after a
   * failure. A language whose load failed is forgotten.
   * @throws the error of the reader
   */
  readonly want: (pages: PageTexts) => Promise<void>;
  /**
   * Calls back whenever texts were loaded.
   * @returns stops it
   */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Catalogues that load each text of a language once, when it is first needed. A language without a reader stays English.
 * @param read the texts of every page
 * @param ofPages those that are loaded with some pages
 */
export function createCatalogues(
  read: TextReaders,
  ofPages: Partial<Record<PageTexts, TextReaders>> = {},
): Catalogues {
  const texts = new Map<LanguageCode, Texts>([['en', {}]]);
  const ready = new Set<LanguageCode>(['en']);
  const wanted = new Set<PageTexts>();
  const readings = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const reading = (code: LanguageCode, pages: PageTexts | 'every') => {
    const key = `${code} ${pages}`;
    const started = async () => {
      try {
        const part = await (pages === 'every' ? read : ofPages[pages])?.[code]?.();
        if (!part) return;
        texts.set(code, { ...texts.get(code), ...part });
        for (const listener of listeners) listener();
      } catch (cause) {
        readings.delete(key);
        throw cause;
      }
    };
    const known = readings.get(key) ?? started();
    readings.set(key, known);
    return known;
  };

  /** The last language that was loaded, and the last one that was requested, unless its load failed. */
  let shown: LanguageCode = 'en';
  let current: LanguageCode = 'en';

  const load = async (code: LanguageCode): Promise<Texts> => {
    current = code;
    try {
      await Promise.all([reading(code, 'every'), ...[...wanted].map((pages) => reading(code, pages))]);
    } catch (cause) {
      if (current === code) current = shown;
      throw cause;
    }
    ready.add(code);
    if (current === code) shown = code;
    return texts.get(code) ?? {};
  };
  const want = async (pages: PageTexts): Promise<void> => {
    wanted.add(pages);
    // Nothing waits for a language that is being left, but it is shown again if the new one cannot be loaded.
    if (shown !== current) void reading(shown, pages).catch(() => undefined);
    await reading(current, pages);
  };
  const loaded = (code: LanguageCode) => (ready.has(code) ? (texts.get(code) ?? noTexts) : null);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { loaded, load, want, subscribe };
}

/** The texts of the interface. Those of the legal pages are loaded with these pages. */
export const catalogues = createCatalogues(readers, { admin, hotel, checkout, more });
