import { IntlMessageFormat } from 'intl-messageformat';
import { factsIn } from '../../features/legal/legalFacts.ts';
import { brandOf } from '../../i18n/brand.ts';
import { directionOf, english, languages } from '../../i18n/languages.ts';
import type { Message } from '../../i18n/messages.ts';
import { catalogueOf } from '../texts/catalogueOf.ts';
import { noScript, pageHeads } from './pageHeads.ts';

/** Values that the server inserts; they stay as placeholders in braces. */
const left = Object.fromEntries(
  ['place', 'hotel', 'dates', 'total', 'fees'].map((name) => [name, `{${name}}`]),
);

/**
 * Content of `page-heads.json`, from which the server writes the heads of pages: the languages, and the texts of every
 * page in them. The server reads no catalogue, so title and description are defined in one place only.
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
      brand: brandOf(code).name,
      noScript: word(noScript),
      heads: Object.fromEntries(heads),
    };
  });
  return JSON.stringify({ languages: inLanguages });
}
