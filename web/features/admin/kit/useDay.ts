import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '#i18n/dates/dates.messages.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';

/**
 * Returns a function that formats the day of a moment in the user's time zone, “12 May 2026”; “Invalid Date” for a text
 * that is not a date.
 */
export const useDay = (): ((iso: string) => string) => {
  const intl = useIntl();
  const { language } = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language.dateLocale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    return (iso) => {
      const at = new Date(iso);
      return Number.isNaN(at.getTime()) ? intl.formatMessage(messages.invalid) : format.format(at);
    };
  }, [intl, language]);
};
