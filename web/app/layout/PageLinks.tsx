import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalUrl, isListed, placeOfPage } from '#shared/routes/page-url.ts';
import { languageOf, languages } from '#i18n/languages.ts';

const ownLinks = 'link[rel=canonical], link[rel=alternate][hreflang], meta[name=robots]';

const add = (tag: 'link' | 'meta', attributes: Readonly<Record<string, string>>): void => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
};

const urlLanguageOf = (query: URLSearchParams): string | null => languageOf(query.get('lang'))?.code ?? null;

/**
 * Writes the canonical URL, the language alternates and the robots meta tag, by the same rules as the server. A search
 * gets no canonical URL here: the server builds it from the place names in its lists, but the URL in the browser may
 * contain any text.
 */
function writeLinks(origin: string, pathname: string, query: URLSearchParams): void {
  for (const old of document.head.querySelectorAll(ownLinks)) old.remove();
  const isPlace = placeOfPage(pathname, query) !== null;
  const to = (language: string | null) => {
    const address = isPlace ? null : canonicalUrl(pathname, query, language);
    return address === null ? null : origin + address;
  };
  const canonical = to(urlLanguageOf(query));
  if (canonical !== null) add('link', { rel: 'canonical', href: canonical });
  if (!isListed(pathname, query)) return add('meta', { name: 'robots', content: 'noindex' });
  const versions = [
    ...languages.map(({ code }) => [code, to(code)] as const),
    ['x-default', to(null)] as const,
  ];
  for (const [hreflang, href] of versions) if (href) add('link', { rel: 'alternate', hreflang, href });
}

/** The path of a URL. */
const pathOf = (address: string): string => new URL(address, window.location.origin).pathname;

/**
 * Updates the links in the document head after a navigation. Those that the server wrote for the first page stay,
 * unless the page came from the offline cache and has the links of another page.
 */
export function PageLinks() {
  const { pathname, search } = useLocation();
  const origin = useRef<string | null>(null);
  const written = useRef<string | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    // Other dates, filters or result pages do not change the canonical URL, so the links that the server wrote stay
    // valid.
    const page = canonicalUrl(pathname, query, urlLanguageOf(query)) ?? '';
    const isSamePage = written.current === page;
    written.current = page;
    const isFirst = origin.current === null;
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (isFirst) {
      origin.current = canonical ? new URL(canonical.href).origin : window.location.origin;
    }
    const isOfPage = !canonical || pathOf(canonical.href) === pathOf(page);
    if (isFirst && isOfPage && document.head.querySelector(ownLinks)) return;
    for (const data of document.head.querySelectorAll('script[data-head]')) data.remove();
    if (!isSamePage) writeLinks(origin.current ?? window.location.origin, pathname, query);
  }, [pathname, search]);
  return null;
}
