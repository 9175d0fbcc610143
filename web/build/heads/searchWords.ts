import { languages } from '../../i18n/languages.ts';
import { messages } from '../../lib/search/SearchForm.messages.ts';
import { catalogueOf } from '../texts/catalogueOf.ts';

/**
 * Locales and the text for the guests, by language: the server writes the dates and guests of a search with them into a
 * prerendered first frame.
 */
export function searchWords() {
  const { id, defaultMessage } = messages.guestsSummary;
  return Object.fromEntries(
    languages.map(({ code, locale, dateLocale }) => {
      const own = catalogueOf(code)[id];
      return [code, { locale, dateLocale, guests: typeof own === 'string' ? own : defaultMessage }];
    }),
  );
}
