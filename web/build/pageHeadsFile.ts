import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { factsIn } from '../features/legal/legalFacts.ts';
import { brand } from '../i18n/brand.ts';
import { contentLanguageOf, directionOf, english, languages } from '../i18n/languages.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import type { Message } from '../i18n/messages.ts';
import { noScript, pageHeads } from './pageHeads.ts';

const catalogues = join(import.meta.dirname, '../i18n');

/** Every text of a language by message id; English stands in the code. */
function catalogueOf(language: LanguageCode): Readonly<Record<string, unknown>> {
  const folder = join(catalogues, language);
  if (language === 'en' || !existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

/** What the server inserts stays a name in braces. */
const left = Object.fromEntries(['place', 'hotel', 'dates', 'total'].map((name) => [name, `{${name}}`]));

/**
 * What the server needs to write the head of a page: the languages, and the words of every page in them, as `page-heads.json`. The server reads no catalogue, so title and description stand in one place only.
 */
export function pageHeadsFile(): string {
  const inLanguages = languages.map(({ code, locale, dateLocale }) => {
    const texts = catalogueOf(code);
    const values = { ...factsIn(code), ...left };
    const word = ({ id, defaultMessage }: Message): string => {
      const own = texts[id];
      const format =
        typeof own === 'string'
          ? new IntlMessageFormat(own, locale)
          : new IntlMessageFormat(defaultMessage, english.locale);
      return String(format.format(values));
    };
    const heads = Object.entries(pageHeads).map(([page, { title, description }]) => [
      page,
      { title: word(title), description: word(description ?? pageHeads['/'].description ?? title) },
    ]);
    return {
      code,
      locale,
      dateLocale,
      direction: directionOf(code),
      brand: brand[contentLanguageOf(code)].name,
      noScript: word(noScript),
      heads: Object.fromEntries(heads),
    };
  });
  return JSON.stringify({ languages: inLanguages });
}
