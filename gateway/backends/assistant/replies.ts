import type { FoundHotel } from './gateway-client.ts';
import type { Finding } from './hotel-finder.ts';
import type { Language } from './language.ts';

const SEARCH_PAGE = '/Discover';
const LOCALES = { en: 'en', he: 'he' } as const;

/** Keeps a name's own direction and its Markdown harmless. */
const isolated = (text: string): string => `\u2068${text.replace(/[[\]()*_`<>\\]/g, ' ').trim()}\u2069`;

export const greeting = (language: Language): string =>
  language === 'he'
    ? 'היי, אני שרי! לאן תרצו לנסוע? כתבו לי עיר, למשל "מלון בפריז", ואבדוק מחירים.'
    : 'Hi, I’m Sherry! Where would you like to go? Name a city, for example “a hotel in Paris”, and I’ll check prices.';

export const unknown = (language: Language): string =>
  language === 'he'
    ? `את זה אני לא יודעת. אני יכולה לחפש מלונות בעיר שתכתבו, או שאפשר [לחפש כאן](${SEARCH_PAGE}).`
    : `I don’t know that. I can look for hotels in a city you name, or you can [search here](${SEARCH_PAGE}).`;

export const whichPlace = (language: Language): string =>
  language === 'he'
    ? `באיזו עיר לחפש? את המקום שכתבתם לא מצאתי. אפשר גם [לחפש כאן](${SEARCH_PAGE}).`
    : `Which city shall I search? I did not find the place you named. You can also [search here](${SEARCH_PAGE}).`;

export const outOfReach = (language: Language): string =>
  language === 'he'
    ? `כרגע לא הצלחתי לבדוק, ולכן אני לא יודעת. נסו שוב בעוד רגע או [חפשו כאן](${SEARCH_PAGE}).`
    : `I could not check just now, so I don’t know. Try again in a moment or [search here](${SEARCH_PAGE}).`;

/** What a search found: every name, number and moment is the search's. */
export function found(finding: Finding, language: Language): string {
  const place = isolated((language === 'he' ? finding.place.name.he : null) ?? finding.place.name.en);
  const stay = stayText(finding, language);
  if (finding.hotels.length === 0) return nothingFound(place, stay, finding, language);
  const head =
    language === 'he'
      ? `מצאתי מלונות ב${place}, ${stay}, שני מבוגרים:`
      : `Hotels in ${place}, ${stay}, two adults:`;
  const lines = finding.hotels.map((hotel) => `- ${hotelLine(hotel, finding, language)}`);
  return [head, ...lines, footer(finding, language)].join('\n');
}

function nothingFound(place: string, stay: string, finding: Finding, language: Language): string {
  const search = `(${SEARCH_PAGE})`;
  if (!finding.isComplete)
    return language === 'he'
      ? `החיפוש ב${place}, ${stay}, עוד לא הסתיים ואין לי עדיין מחירים. שאלו שוב בעוד רגע או [חפשו כאן]${search}.`
      : `The search in ${place}, ${stay}, is still running and has no prices yet. Ask again in a moment or [search here]${search}.`;
  return language === 'he'
    ? `לא מצאתי חדרים פנויים ב${place}, ${stay}. [חיפוש בתאריכים אחרים]${search}.`
    : `I found no free rooms in ${place}, ${stay}. [Search other dates]${search}.`;
}

function hotelLine(hotel: FoundHotel, finding: Finding, language: Language): string {
  const name = (language === 'he' ? hotel.name.he : null) ?? hotel.name.en ?? hotel.name.he ?? hotel.id;
  const query = new URLSearchParams({
    id: hotel.id,
    checkin: finding.checkIn,
    checkout: finding.checkOut,
    guests: String(finding.adults),
  });
  const perNight = hotel.pricePerNight && amount(hotel.pricePerNight, language, 0);
  const total = hotel.total && amount(hotel.total, language, 2);
  const facts =
    language === 'he'
      ? [
          hotel.stars && `${hotel.stars} כוכבים`,
          perNight && `${perNight} ללילה`,
          total && `${total} לכל השהות`,
          hotel.breakfastIncluded && 'כולל ארוחת בוקר',
          hotel.freeCancellation && 'יש הצעה עם ביטול חינם',
        ]
      : [
          hotel.stars && `${hotel.stars} stars`,
          perNight && `${perNight} a night`,
          total && `${total} for the stay`,
          hotel.breakfastIncluded && 'breakfast included',
          hotel.freeCancellation && 'has an offer with free cancellation',
        ];
  return `[${isolated(name)}](/Hotel?${query.toString()}): ${facts.filter(Boolean).join(', ')}`;
}

function footer(finding: Finding, language: Language): string {
  const count = new Intl.NumberFormat(LOCALES[language]);
  const checked = count.format(finding.checked);
  const total = count.format(finding.total);
  const moment = finding.pricedAt && momentText(finding.pricedAt, language);
  if (language === 'he') {
    const progress = finding.isComplete
      ? `נבדקו ${total} מלונות`
      : `עד כה נבדקו ${checked} מתוך ${total} מלונות`;
    return `${progress}.${moment ? ` המחירים נקראו ב־${moment}.` : ''}`;
  }
  const progress = finding.isComplete
    ? `${total} hotels checked`
    : `${checked} of ${total} hotels checked so far`;
  return `${progress}.${moment ? ` Prices read ${moment}.` : ''}`;
}

const stayText = (finding: Finding, language: Language): string =>
  language === 'he'
    ? `מ־${day(finding.checkIn, language)} עד ${day(finding.checkOut, language)}`
    : `${day(finding.checkIn, language)} to ${day(finding.checkOut, language)}`;

/** A calendar day in words. Both ends in UTC, so that no zone can move it. */
const day = (plain: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${plain}T00:00:00Z`),
  );

const momentText = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jerusalem',
  }).format(new Date(iso)) + (language === 'he' ? ' שעון ישראל' : ' Israel time');

function amount(
  money: { readonly amountMinor: number; readonly currency: string },
  language: Language,
  places: number,
): string {
  const isWhole = money.amountMinor % 100 === 0;
  const digits = isWhole ? 0 : places;
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(money.amountMinor / 100);
}
