import { commaOf } from './comma.ts';
import { useLocale } from './LocaleProvider.tsx';

/** The separator of the parts of a place or a list in the language of the page, including its space. */
export const useComma = (): string => commaOf(useLocale().language.code);
