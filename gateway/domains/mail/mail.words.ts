import { parseDate, parseDateTime } from '@internationalized/date';
import { IntlMessageFormat } from 'intl-messageformat';
import type { MailLanguage } from '#models/messages/mail.ts';
import type { Money } from '#models/money.ts';
import { distanceWords } from '#shared/map/place-in-town.ts';
import { translatedRoomName } from '#shared/hebrew/room-words-he.ts';
import type { PlainDate } from '#models/stay.ts';
import { minorDigits } from '#shared/pricing/rates.ts';
import { hebrewNames } from '#shared/hebrew/catalogue-names-he.ts';
import { mailTexts } from './mail.texts.ts';
import type { TextKey } from './mail.texts.ts';

/** Texts and formats of the mails in one language. */
export interface Words {
  readonly language: MailLanguage;
  /** A text with its values; inserted texts are isolated from the direction around them. */
  text(key: TextKey, values?: Readonly<Record<string, string | number>>): string;
  /** An amount with its currency sign; whole amounts have no decimals. */
  money(money: Money): string;
  /** A distance in metres that is already rounded. */
  distance(meters: number): string;
  /** A calendar day with its weekday. */
  day(date: PlainDate): string;
  /** A wall clock `yyyy-MM-ddTHH:mm` of the hotel. */
  moment(wallClock: string): string;
  /** The translation of an English key of the catalogue; other texts stay as they are. */
  name(english: string): string;
  /** A room's name in the language of the mail, if the hotel gave one or all its words are known; else in English. */
  room(english: string, hebrew: string | null): string;
}

const locales: Readonly<Record<MailLanguage, { readonly texts: string; readonly dates: string }>> = {
  en: { texts: 'en-US', dates: 'en-GB' },
  he: { texts: 'he-IL', dates: 'he-IL' },
};

/** Wraps a text in a first-strong isolate, which works like `<bdi>` in plain text too. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A calendar day has no time zone: it is parsed and formatted in UTC, so that no zone can shift it. */
const dayFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

function createWords(language: MailLanguage): Words {
  const { texts, dates } = locales[language];
  const days = dayFormat(dates, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  const moments = dayFormat(dates, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const formats = new Map<TextKey, IntlMessageFormat>();
  const formatOf = (key: TextKey): IntlMessageFormat => {
    const format = formats.get(key) ?? new IntlMessageFormat(mailTexts[language][key], texts);
    formats.set(key, format);
    return format;
  };
  const name = (english: string): string =>
    language === 'he' && Object.hasOwn(hebrewNames, english) ? (hebrewNames[english] ?? english) : english;
  return {
    language,
    text(key, values = {}) {
      const formatted = Object.entries(values).map(
        ([name, value]) => [name, typeof value === 'string' ? isolated(value) : value] as const,
      );
      return String(formatOf(key).format(Object.fromEntries(formatted)));
    },
    money: ({ amountMinor, currency }) =>
      new Intl.NumberFormat(texts, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        trailingZeroDisplay: 'stripIfInteger',
      }).format(amountMinor / 10 ** minorDigits(currency)),
    distance: (meters) => distanceWords(meters, texts),
    day: (date) => days.format(parseDate(date).toDate('UTC')),
    moment: (wallClock) => moments.format(parseDateTime(wallClock).toDate('UTC')),
    name,
    room: (english, hebrew) =>
      translatedRoomName(language, { name: english, nameHe: hebrew }) ?? name(english),
  };
}

/** The texts of each language. */
export const wordsOf: Readonly<Record<MailLanguage, Words>> = {
  en: createWords('en'),
  he: createWords('he'),
};
