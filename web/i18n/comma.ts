/**
 * The separator of the parts of a place or a list in a language, including its space.
 * @param locale a language, with or without its country: `ar`, `ar-EG`
 */
export const commaOf = (locale: string): string => (/^ar\b/.test(locale) ? '، ' : ', ');
