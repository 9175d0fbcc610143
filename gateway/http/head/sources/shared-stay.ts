import { parseDate } from '@internationalized/date';
import { writeWishes, readWishes } from '#shared/pricing/wishes-address.ts';
import { nightsBetween } from '#shared/stay/nights.ts';
import { minorDigits } from '#shared/pricing/rates.ts';
import type { Money } from '#models/money.ts';
import { ofStay, type ShownOffer } from '#shared/seo/structured-data.ts';
import { MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import type { Sharing } from '../head.ts';
import type { PageTexts, TextsInLanguage } from '../page-texts.ts';
import type { KnownOffer } from './known-offer.ts';
import { stayOfAddress } from './stay-of-address.ts';

interface SharedLink {
  /** Of the address that was asked for. */
  readonly query: URLSearchParams;
  /** What is known of its price without asking anybody. */
  readonly offer: KnownOffer | null;
  /** Absolute address of the page, without a stay. */
  readonly canonical: string;
  /** What the page says of the hotel. */
  readonly description: string;
}

const moneyIn = ({ amountMinor, currency }: Money, { locale }: TextsInLanguage): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 10 ** minorDigits(currency));

/** “12 – 14 May 2026”; null for days that are none, or no stay. A calendar day has no zone: it is put and printed in UTC. */
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

/** The address of the stay and of the wishes its price meets; every other word of the query stays out. */
const addressOf = ({ query, canonical }: Pick<SharedLink, 'query' | 'canonical'>): string => {
  const address = new URL(ofStay(canonical, query));
  writeWishes(address.searchParams, readWishes(query));
  return address.href;
};

/** “12–14 May 2026: ₪1,200 for the whole stay, plus €12 paid at the hotel”; the days alone where no price is known. */
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

/** What a messenger shows of a hotel's link with a stay: days, total where it is known, then the hotel's words. */
export function sharedStay(link: SharedLink, language: TextsInLanguage, texts: PageTexts): Sharing | null {
  const stay = stayOfAddress(link.query);
  const dates = stay && daysIn(stay.checkIn, stay.checkOut, language);
  if (dates === null) return null;
  const words = stayWords(dates, link.offer, language, texts);
  return { description: `${words}. ${link.description}`, address: addressOf(link) };
}

interface SharedHotels extends Pick<SharedLink, 'query' | 'canonical' | 'description'> {
  /** All that the address names. */
  readonly ids: readonly string[];
  /** Those of them that are known, each with its total where that is known. */
  readonly hotels: readonly { readonly name: string; readonly offer: ShownOffer | null }[];
}

/** What a messenger shows of a link to several hotels: days, names and known totals, and how many more there are. */
export function sharedHotels(link: SharedHotels, language: TextsInLanguage): Sharing {
  const stay = stayOfAddress(link.query);
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
    address: dates ? addressOf({ query: link.query, canonical: address.href }) : address.href,
  };
}
