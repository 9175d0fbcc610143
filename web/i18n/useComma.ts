import { commaOf } from './comma.ts';
import { useLocale } from './LocaleProvider.tsx';

/** What stands between the parts of a place or a list in the language of the page, its space included. */
export const useComma = (): string => commaOf(useLocale().language.code);
