import { useContext } from 'react';
import { useLocale } from 'react-aria-components';
import { DateLocaleContext } from './ui-text.ts';

/** The locale in which days are written and typed: English is day first here, as everywhere else on the site. */
export function useDateLocale(): string {
  const { locale } = useLocale();
  return useContext(DateLocaleContext) ?? locale;
}
