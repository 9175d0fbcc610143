import { parseDate } from '@internationalized/date';
import { writeWishes, readWishes } from '#shared/pricing/wishes-url.ts';
import { nightsBetween } from '#shared/stay/nights.ts';
import { minorDigits } from '#shared/pricing/rates.ts';
import type { Money } from '#models/money.ts';
import { ofStay, type ShownOffer } from '#shared/seo/structured-data.ts';
import { MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import type { Sharing } from '../head.ts';
import type { PageTexts, TextsInLanguage } from '../page-texts.ts';
import type { KnownOffer } from './known-offer.ts';
import { stayOfUrl } from './stay-of-url.ts';

interface SharedLink {
  /** Query of the requested URL. */
  readonly query: URLSearchParams;
  /** Price of the hotel, if it is cached; the provider is not called. */
  readonly offer: KnownOffer | null;
  /** Absolute URL of the page, without a stay. */
  readonly canonical: string;
  /** The page's description of the hotel. */
  readonly description: string;
}

const moneyIn = ({ amountMinor, currency }: Money, { locale }: TextsInLanguage): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 10 ** minorDigits(currency));

/**
 * “12 – 14 May 2026”; null for invalid dates, or without a stay. A calendar day has no time zone, so it is parsed and
 * formatted in UTC.
 */
function daysIn(checkIn: string, checkOut: string, { dateLocale }: TextsInLanguage): string | null {
  try {
    const [from, to] = [parseDate(checkIn), parseDate(checkOut)];
    const nights = nightsBetween(checkIn, checkOut);
    if (nights < 1 || nights > MAX_NIGHTS) return null;
    const format = new Intl.DateTimeFormat(dateLocale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return format.formatRange(from.toDate('UTC'), to.toDate('UTC'));
  } catch {
    return null;
  }
}

/** First-strong isolate and its end: keeps numbers together in lines of either direction. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The URL with the stay and the wishes that the price is for; other parameters are left out. */
const addressOf = ({ query, canonical }: Pick<SharedLink, 'query' | 'canonical'>): string => {
  const address = new URL(ofStay(canonical, query));
  writeWishes(address.searchParams, readWishes(query));
  return address.href;
};

/**
 * “12–14 May 2026: ₪1,200 for the whole stay, plus €12 paid at the hotel”; only the dates when the price is unknown.
 */
function stayWords(
  dates: string,
  offer: KnownOffer | null,
  language: TextsInLanguage,
  texts: PageTexts,
): string {
  if (!offer) return isolated(dates);
  const values: Readonly<Record<string, string>> = {
    dates: isolated(dates),
    total: isolated(moneyIn(offer.total, language)),
    fees: isolated(offer.fees.map((fee) => moneyIn(fee, language)).join(' + ')),
  };
  return texts
    .head(offer.fees.length > 0 ? 'sharedStayFees' : 'sharedStay', language)
    .description.replaceAll(/\{(dates|total|fees)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The preview of a link to a hotel with a stay: dates, total if known, then the hotel's description. */
export function sharedStay(link: SharedLink, language: TextsInLanguage, texts: PageTexts): Sharing | null {
  const stay = stayOfUrl(link.query);
  const dates = stay && daysIn(stay.checkIn, stay.checkOut, language);
  if (dates === null) return null;
  const words = stayWords(dates, link.offer, language, texts);
  return { description: `${words}. ${link.description}`, url: addressOf(link) };
}

interface SharedHotels extends Pick<SharedLink, 'query' | 'canonical' | 'description'> {
  /** All hotels in the URL. */
  readonly ids: readonly string[];
  /** The known ones of these hotels, each with its total if that is known. */
  readonly hotels: readonly { readonly name: string; readonly offer: ShownOffer | null }[];
}

/** The preview of a link to several hotels: dates, names and known totals, and how many more there are. */
export function sharedHotels(link: SharedHotels, language: TextsInLanguage): Sharing {
  const stay = stayOfUrl(link.query);
  const dates = stay && daysIn(stay.checkIn, stay.checkOut, language);
  const names = link.hotels.map(
    ({ name, offer }) =>
      isolated(name) + (offer && dates ? `: ${isolated(moneyIn(offer.total, language))}` : ''),
  );
  const more = link.ids.length - names.length;
  const list = [...names, ...(names.length > 0 && more > 0 ? [isolated(`+${more}`)] : [])].join(' · ');
  const words = [dates && isolated(dates), list].filter(Boolean).join('. ');
  const address = new URL(link.canonical);
  address.searchParams.set('hotels', link.ids.join(','));
  return {
    description: words === '' ? link.description : `${words}. ${link.description}`,
    url: dates ? addressOf({ query: link.query, canonical: address.href }) : address.href,
  };
}
