import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalAddress, isListed, placeOfPage } from '#shared/routes/page-address.ts';
import { languageOf, languages } from '#i18n/languages.ts';

const ownLinks = 'link[rel=canonical], link[rel=alternate][hreflang], meta[name=robots]';

const add = (tag: 'link' | 'meta', attributes: Readonly<Record<string, string>>): void => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
};

const addressLanguage = (query: URLSearchParams): string | null =>
  languageOf(query.get('lang'))?.code ?? null;

/**
 * Writes canonical address, language alternates and whether the page is listed, by the server's rules. A searched place
 * has no address here: the server writes it in the words of its lists, and the address has only those of its writer.
 */
function writeLinks(origin: string, pathname: string, query: URLSearchParams): void {
  for (const old of document.head.querySelectorAll(ownLinks)) old.remove();
  const isPlace = placeOfPage(pathname, query) !== null;
  const to = (language: string | null) => {
    const address = isPlace ? null : canonicalAddress(pathname, query, language);
    return address === null ? null : origin + address;
  };
  const canonical = to(addressLanguage(query));
  if (canonical !== null) add('link', { rel: 'canonical', href: canonical });
  if (!isListed(pathname, query)) return add('meta', { name: 'robots', content: 'noindex' });
  const versions = [
    ...languages.map(({ code }) => [code, to(code)] as const),
    ['x-default', to(null)] as const,
  ];
  for (const [hreflang, href] of versions) if (href) add('link', { rel: 'alternate', hreflang, href });
}

/** The path of an address. */
const pathOf = (address: string): string => new URL(address, window.location.origin).pathname;

/**
 * Keeps the links in the head true after a navigation. What the server wrote for the first page stays; the page that
 * the device keeps for days without a connection has those of another one.
 */
export function PageLinks() {
  const { pathname, search } = useLocation();
  const origin = useRef<string | null>(null);
  const written = useRef<string | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    // Other dates, filters and pages are still the same page: the links that the server wrote for it hold on.
    const page = canonicalAddress(pathname, query, addressLanguage(query)) ?? '';
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
