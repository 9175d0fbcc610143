import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hasReadyTexts, readyCatalogue } from './readyTexts.ts';

const folder = join(import.meta.dirname, '../../i18n/catalogues');

const isLegal = (file: string): boolean => file.startsWith('legal');

/** Texts that come with some pages only, by the features that use them; everything else comes with every page. */
export const pageTexts = {
  admin: ['admin', 'admin-hotel-form', 'admin-hotels'],
  hotel: ['hotel'],
  checkout: ['checkout'],
  // Parts that open over a page that is already shown, or that are rarely used.
  more: ['chat', 'compare', 'contact', 'favorites', 'map', 'profile', 'review', 'teasers'],
} as const satisfies Record<string, readonly string[]>;

const isOf = (names: readonly string[]) => (file: string) => names.includes(file.replace(/\.json$/, ''));
const isOfPages = isOf(Object.values(pageTexts).flat());

const isTranslated = (code: string) => code !== 'en';

interface TextGroup {
  readonly isPart: (file: string) => boolean;
  readonly hasLanguage: (code: string) => boolean;
}

/** English is in the code. The Hebrew legal texts are part of their pages, which always show them. */
const groups = {
  texts: { isPart: (file) => !isLegal(file) && !isOfPages(file), hasLanguage: isTranslated },
  'admin-texts': { isPart: isOf(pageTexts.admin), hasLanguage: isTranslated },
  'hotel-texts': { isPart: isOf(pageTexts.hotel), hasLanguage: isTranslated },
  'checkout-texts': { isPart: isOf(pageTexts.checkout), hasLanguage: isTranslated },
  'more-texts': { isPart: isOf(pageTexts.more), hasLanguage: isTranslated },
  'legal-texts': { isPart: isLegal, hasLanguage: (code) => code !== 'en' && code !== 'he' },
} as const satisfies Record<string, TextGroup>;

const groupOf = (name: string): TextGroup | null =>
  Object.entries(groups).find(([key]) => key === name)?.[1] ?? null;

const languagesOf = ({ hasLanguage }: TextGroup): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((item) =>
    item.isDirectory() && hasLanguage(item.name) ? [item.name] : [],
  );

/** Code of a module with a function for each language that loads its texts. */
const readersModule = (name: string, group: TextGroup): string => {
  const readers = languagesOf(group).map(
    (code) => `${code}: () => import('virtual:${name}/${code}').then((file) => file.texts),`,
  );
  return `export const readers = {\n${readers.join('\n')}\n};`;
};

/** Code of a module with the texts of the JSON files of one language. */
const textsModule = (
  code: string,
  { isPart }: TextGroup,
  { isReady, watch }: { readonly isReady: boolean; readonly watch: (path: string) => void },
): string => {
  const files = readdirSync(join(folder, code)).filter((file) => file.endsWith('.json') && isPart(file));
  const parts = files.map((file): unknown => {
    const path = join(folder, code, file);
    watch(path);
    return JSON.parse(readFileSync(path, 'utf8'));
  });
  const texts: object = Object.assign({}, ...parts.filter((part) => typeof part === 'object'));
  const all = isReady ? readyCatalogue(texts) : texts;
  // JSON in a string is parsed faster than an object literal.
  return `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(all))});`;
};

/**
 * `virtual:texts` has the texts that every page needs, `virtual:legal-texts` and the others those of some pages. Each
 * language of each group is one file that is loaded on demand. By itself the bundler would make a file, and the browser
 * a request, for each of the thirty JSON files of a language.
 */
export function textModules(): Plugin {
  let isReady = false;
  return {
    name: 'text-modules',
    configResolved: (config) => {
      isReady = hasReadyTexts(config);
    },
    resolveId: (id) => (/^virtual:([a-z]+-)?texts(\/[a-z]{2})?$/.test(id) ? `\0${id}` : null),
    load(id) {
      const [, name = '', code] = /^\0virtual:([a-z-]+)(?:\/([a-z]{2}))?$/.exec(id) ?? [];
      const group = groupOf(name);
      if (!group) return null;
      return code === undefined
        ? readersModule(name, group)
        : textsModule(code, group, { isReady, watch: (path) => this.addWatchFile(path) });
    },
  };
}
