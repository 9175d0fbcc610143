/** Cached, because creating one costs far more than using it. */
const names = new Map<string, Intl.DisplayNames>();

const namesIn = (locale: string): Intl.DisplayNames => {
  const known = names.get(locale);
  if (known) return known;
  const made = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  names.set(locale, made);
  return made;
};

/**
 * Name of a country in the language of a page, as the pages themselves show it.
 * @param code ISO 3166-1
 * @param english name in the record of the hotel or place; used for English, and when the code is null or unknown
 */
export function countryIn(
  { code: language, locale }: { readonly code: string; readonly locale: string },
  code: string | null,
  english: string,
): string {
  if (language === 'en' || code === null || !/^[A-Z]{2}$/.test(code)) return english;
  return namesIn(locale).of(code) ?? english;
}
