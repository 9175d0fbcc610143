import { canonicalAddress, isListed, pageOfPath } from '../../models/page-address.ts';
import { documentTitle } from '../../models/page-words.ts';
import { siteData } from '../../models/structured-data.ts';
import { within } from '../../within.ts';
import { countryIn } from './country-name.ts';
import type { AskedPage, Head } from './head.ts';
import { createHotelHead, type HotelSource } from './hotel-head.ts';
import type { PageTexts } from './page-texts.ts';

/** Where heads come from. Nothing here is waited for longer than a moment. */
export interface HeadSources extends HotelSource {
  /** Hebrew name of a city; null when none is known. */
  hebrewCityName(countryCode: string, cityCode: string, name: string): Promise<string | null>;
}

interface Deps {
  readonly sources: HeadSources;
  readonly texts: PageTexts;
  /** Own origin without a slash at its end. */
  readonly publicUrl: string;
  /** Milliseconds that a page may wait for its head. */
  readonly budgetMs?: number;
}

/** Longest name of a place in an address. */
const MAX_TEXT = 100;

/** Makes the head of any address of the site. Never fails: what cannot be read in time is told in general words. */
export function createPageHead({ sources, texts, publicUrl, budgetMs = 150 }: Deps) {
  const hotelHead = createHotelHead({ source: sources, texts, budgetMs });

  const hebrewName = async (caller: string, ...city: Parameters<HeadSources['hebrewCityName']>) => {
    await sources.spend(caller);
    return sources.hebrewCityName(...city);
  };

  const cityName = async ({ query, language, caller }: AskedPage): Promise<string> => {
    const [code, country] = [query.get('city') ?? '', query.get('country') ?? ''];
    const name = /^\d{1,12}$/.test(code) ? (query.get('cityName') ?? '').trim().slice(0, MAX_TEXT) : '';
    if (name === '' || language !== 'he' || !/^[a-z]{2}$/i.test(country)) return name;
    const asked = hebrewName(caller, country.toUpperCase(), code, name);
    return (await within(asked, budgetMs, null).catch(() => null)) ?? name;
  };

  const countryName = ({ query, language }: AskedPage): string => {
    const told = (query.get('destination') ?? '').trim().slice(0, MAX_TEXT);
    const code = query.get('country')?.toUpperCase() ?? '';
    return countryIn(texts.in(language), code, told);
  };

  /** A search by its place, the first page without one. */
  const discoverHead = async (asked: AskedPage) => {
    const language = texts.in(asked.language);
    const place = (await cityName(asked)) || countryName(asked);
    const head = texts.head(place === '' ? '/' : 'results', language);
    return { ...head, title: head.title.replaceAll('{place}', () => place) };
  };

  const addressesOf = (asked: AskedPage) => {
    const { pathname, query, addressLanguage } = asked;
    const to = (language: string | null) => {
      const address = canonicalAddress(pathname, query, language);
      return address === null ? null : publicUrl + address;
    };
    const canonical = to(addressLanguage);
    const alternates = [
      ...texts.languages.map(({ code }) => ({ language: code, href: to(code) })),
      { language: 'x-default', href: to(null) },
    ].flatMap(({ language, href }) => (href === null ? [] : [{ language, href }]));
    return { canonical, alternates };
  };

  const wordsOf = async (asked: AskedPage, canonical: string | null) => {
    const language = texts.in(asked.language);
    const page = pageOfPath(asked.pathname);
    const general = { status: 200 as const, picture: null, hotel: null, data: [] as readonly object[] };
    if (page === null || canonical === null) {
      const head = texts.head('notFound', language);
      return { ...general, ...head, status: 404 as const, isListed: false };
    }
    if (page === '/Hotel') return hotelHead(asked, canonical);
    const isHome = page === '/' || page === '/Discover';
    return {
      ...general,
      ...(isHome ? await discoverHead(asked) : texts.head(page, language)),
      data: isHome ? siteData(language.brand, publicUrl, language.code) : [],
      isListed: isListed(asked.pathname, asked.query),
    };
  };

  return async (asked: AskedPage): Promise<Head> => {
    const { canonical, alternates } = addressesOf(asked);
    const words = await wordsOf(asked, canonical);
    return {
      ...words,
      title: documentTitle(words.title, texts.in(asked.language).brand),
      canonical: words.status === 404 ? null : canonical,
      alternates: words.isListed ? alternates : [],
    };
  };
}
