import { use } from 'react';
import { readers } from 'virtual:legal-texts';
import { createCatalogues } from '#i18n/catalogues/catalogues.ts';
import type { Texts } from '#i18n/catalogues/catalogues.ts';
import type { LanguageCode } from '#i18n/languages.ts';

// Separate from the catalogues of the interface, so that they are loaded only with a legal page. The Hebrew ones are
// part of each page.
const catalogues = createCatalogues(readers);

/** For English and Hebrew, which need no catalogue: English is the default, Hebrew is part of each page. */
const noTexts: Texts = {};

/** One promise for each language, because React needs the same one until it is settled. */
const requests = new Map<LanguageCode, Promise<Texts | null>>();

const askFor = (code: LanguageCode): Promise<Texts | null> => {
  const known = requests.get(code);
  if (known) return known;
  // When the texts cannot be loaded, the English ones in the code are shown until the next page load.
  const texts = catalogues.load(code).then(
    (loaded) => (Object.keys(loaded).length === 0 ? null : loaded),
    () => null,
  );
  requests.set(code, texts);
  return texts;
};

/**
 * Texts of all legal pages in the reader's language; empty for English and Hebrew, null when they cannot be loaded.
 * Suspends while loading.
 */
export const useLegalTexts = (code: LanguageCode): Texts | null => {
  if (code === 'en' || code === 'he') return noTexts;
  return use(askFor(code));
};
