import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './dates.messages.ts';
import {
  formatMoment,
  formatPlainDate,
  formatPlainRange,
  formatTime,
  formatWallClock,
} from './format-dates.ts';
import type { DateStyle } from './format-dates.ts';
import { today } from './plain-date.ts';
import { useLocale } from '../LocaleProvider.tsx';

type Maybe = string | null | undefined;

export interface Dates {
  /** A calendar day, “12 May 2026”. */
  readonly date: (date: Maybe, style?: DateStyle) => string;
  /** Two calendar days, “12 – 18 May 2026”. */
  readonly range: (from: Maybe, to: Maybe, style?: DateStyle) => string;
  /** A wall clock time of the property, “Tue 8 Dec, 15:00”, with the year when it is not the current one. */
  readonly wallClock: (text: Maybe) => string;
  /** A moment in the time zone of the browser. */
  readonly moment: (iso: Maybe) => string;
  /** The time of a moment in the time zone of the browser, “15:00”. */
  readonly time: (iso: Maybe) => string;
}

/** Formats dates in the chosen language. A missing one reads “N/A”, an invalid one “Invalid Date”. */
export const useDates = (): Dates => {
  const intl = useIntl();
  const { language } = useLocale();
  return useMemo(() => {
    const locale = language.dateLocale;
    const missing = intl.formatMessage(messages.missing);
    const invalid = intl.formatMessage(messages.invalid);
    return {
      date: (date, style = 'medium') => (date ? (formatPlainDate(date, locale, style) ?? invalid) : missing),
      range: (from, to, style = 'medium') =>
        from && to ? (formatPlainRange(from, to, locale, style) ?? invalid) : missing,
      wallClock: (text) => (text ? (formatWallClock(text, locale, today()) ?? invalid) : missing),
      moment: (iso) => (iso ? (formatMoment(iso, locale) ?? invalid) : missing),
      time: (iso) => (iso ? (formatTime(iso, locale) ?? invalid) : missing),
    };
  }, [intl, language]);
};
