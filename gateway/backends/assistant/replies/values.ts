/** Amounts, days, times and counts in the language of a reply. */
import { hotelClock } from '#shared/hotel/hotel-hour.ts';
import { hebrewRoomName } from '#shared/hebrew/room-words-he.ts';
import { minorDigits } from '#shared/pricing/rates.ts';
import { countedRooms, type NamedRooms } from '#shared/stay/counted-rooms.ts';
import type { Language } from '../language.ts';
import type { Money } from '../tools/tools.ts';
import { joined, nameText, quoted, say, withPrefix } from './wording.ts';

// Created once each: creating a format costs far more than using it, and a reply contains dozens of days and amounts.
const wholeNumber = new Intl.NumberFormat('en');
const hebrewDay = new Intl.DateTimeFormat('he', { dateStyle: 'long', timeZone: 'UTC' });
const englishMonth = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const timeInIsrael = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Jerusalem',
});
const pluralRules = { en: new Intl.PluralRules('en'), he: new Intl.PluralRules('he') };
/** By language, currency and number of decimals. */
const amounts = new Map<string, Intl.NumberFormat>();

function amountFormat(language: Language, currency: string, digits: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${digits}`;
  const known = amounts.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  amounts.set(key, format);
  return format;
}

/** An amount in the format of the pages: “₪742”, “742 ₪”; decimals only when they are not zero. */
export function sum(money: Money, language: Language): string {
  const places = minorDigits(money.currency);
  const digits = money.amountMinor % 10 ** places === 0 ? 0 : places;
  return amountFormat(language, money.currency, digits)
    .format(money.amountMinor / 10 ** places)
    .replace(/[\u200e\u200f]/g, '');
}

export const count = (value: number): string => wholeNumber.format(value);

/** The day of `yyyy-MM-dd…` in words. Parsed and formatted in UTC, so that no time zone can shift it. */
export function day(plain: string, language: Language): string {
  const date = new Date(`${plain.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return plain;
  if (language === 'he') return hebrewDay.format(date);
  return `${date.getUTCDate()} ${englishMonth.format(date)} ${date.getUTCFullYear()}`;
}

/** A property's local time `yyyy-MM-ddTHH:mm` in words. */
export function clock(wall: string, language: Language): string {
  const time = wall.slice(11, 16);
  return time === ''
    ? day(wall, language)
    : say(language, { en: `${day(wall, language)} at ${time}`, he: `${day(wall, language)} בשעה ${time}` });
}

/** A time of day on the 24-hour clock, as the pages show it: “15:00” for “3:00 PM”; a sentence of the hotel as it is. */
export function hour(written: string, language: Language): string {
  return hotelClock(written) ?? quoted(written, language);
}

/** Israel's time of an ISO timestamp, `14:32`. */
export const israelTime = (iso: string): string => timeInIsrael.format(new Date(iso));

/** First to last day of a stay. */
export const daysText = (checkIn: string, checkOut: string, language: Language): string =>
  say(language, {
    en: `${day(checkIn, language)} to ${day(checkOut, language)}`,
    he: `${day(checkIn, language)} עד ${day(checkOut, language)}`,
  });

interface Noun {
  readonly en: readonly [one: string, other: string];
  readonly he: readonly [one: string, two: string, other: string];
}

const nouns = {
  night: { en: ['night', 'nights'], he: ['לילה אחד', 'שני לילות', 'לילות'] },
  adult: { en: ['adult', 'adults'], he: ['מבוגר אחד', 'שני מבוגרים', 'מבוגרים'] },
  child: { en: ['child', 'children'], he: ['ילד אחד', 'שני ילדים', 'ילדים'] },
  infant: { en: ['infant', 'infants'], he: ['תינוק אחד', 'שני תינוקות', 'תינוקות'] },
  room: { en: ['room', 'rooms'], he: ['חדר אחד', 'שני חדרים', 'חדרים'] },
  hotel: { en: ['hotel', 'hotels'], he: ['מלון אחד', 'שני מלונות', 'מלונות'] },
  star: { en: ['star', 'stars'], he: ['כוכב אחד', 'שני כוכבים', 'כוכבים'] },
  seat: { en: ['seat', 'seats'], he: ['מושב אחד', 'שני מושבים', 'מושבים'] },
  review: { en: ['review', 'reviews'], he: ['ביקורת אחת', 'שתי ביקורות', 'ביקורות'] },
} satisfies Record<string, Noun>;

/** A count with its noun in the right plural form. */
export function counted(value: number, name: keyof typeof nouns, language: Language): string {
  const noun: Noun = nouns[name];
  const plural = pluralRules[language].select(value);
  if (language === 'en') return `${count(value)} ${plural === 'one' ? noun.en[0] : noun.en[1]}`;
  if (plural === 'one' && value === 1) return noun.he[0];
  return plural === 'two' ? noun.he[1] : `${count(value)} ${noun.he[2]}`;
}

/** “for 2 rooms”, “for 6 nights”. */
export const forCounted = (value: number, name: keyof typeof nouns, language: Language): string => {
  const words = counted(value, name, language);
  return language === 'he' ? withPrefix('ל', words) : `for ${words}`;
};

/** A price for a night, with the number of rooms when there are several: “₪742 a night for 2 rooms”. */
export function nightPrice(price: Money, rooms: number, language: Language): string {
  const night = say(language, { en: `${sum(price, 'en')} a night`, he: `${sum(price, 'he')} ללילה` });
  return rooms > 1 ? `${night} ${forCounted(rooms, 'room', language)}` : night;
}

/** Fees that are paid at the hotel on top of the price, one sum per currency: “plus €15 for the whole stay …”. */
export function feesText(sums: readonly Money[], language: Language): string | null {
  const all = sums.map((money) => sum(money, language)).join(' + ');
  return all === ''
    ? null
    : say(language, {
        en: `plus ${all} for the whole stay paid at the hotel`,
        he: `ועוד ${all} לכל השהייה לתשלום במלון`,
      });
}

/** The name of each room; equal names are counted: “Suite”, “2 × Double Room”. */
export function roomNamesText(rooms: NamedRooms, language: Language): string {
  const texts = countedRooms(rooms).map(({ name, nameHe, count }) => {
    const text = nameText({ en: name, he: nameHe ?? hebrewRoomName(name) }, language);
    return count > 1 ? `${count} × ${text}` : text;
  });
  return joined(texts, language);
}

/** An amount with its estimate in another currency. @param asOf day of the rates */
export const convertedText = (from: Money, to: Money, asOf: string, language: Language): string =>
  say(language, {
    en: `${sum(from, 'en')} is about ${sum(to, 'en')} by our rates of ${day(asOf, 'en')}.`,
    he: `${sum(from, 'he')} הם בערך ${sum(to, 'he')} לפי השערים שלנו מ־${day(asOf, 'he')}.`,
  });

/**
 * The total in shekels with its estimate in another currency.
 * @param asOf day of the rates
 */
export const estimateText = (total: Money, estimate: Money, asOf: string, language: Language): string =>
  say(language, {
    en: `${sum(total, 'en')} ≈ ${sum(estimate, 'en')} by our rates of ${day(asOf, 'en')}. That is an estimate: you pay in shekels.`,
    he: `${sum(total, 'he')} ≈ ${sum(estimate, 'he')} לפי השערים שלנו מ־${day(asOf, 'he')}. זו הערכה: משלמים בשקלים.`,
  });
