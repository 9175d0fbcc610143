import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalAddress, isListed } from '../../gateway/models/page-address.ts';
import { languageOf, languages } from '../i18n/languages.ts';

const ownLinks = 'link[rel=canonical], link[rel=alternate][hreflang], meta[name=robots]';

const add = (tag: 'link' | 'meta', attributes: Readonly<Record<string, string>>): void => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
};

/** Writes canonical address, language alternates and whether the page is listed, as the server does. */
function writeLinks(origin: string, pathname: string, search: string): void {
  for (const old of document.head.querySelectorAll(ownLinks)) old.remove();
  const query = new URLSearchParams(search);
  const to = (language: string | null) => {
    const address = canonicalAddress(pathname, query, language);
    return address === null ? null : origin + address;
  };
  const canonical = to(languageOf(query.get('lang'))?.code ?? null);
  if (canonical !== null) add('link', { rel: 'canonical', href: canonical });
  if (!isListed(pathname, query)) return add('meta', { name: 'robots', content: 'noindex' });
  const versions = [
    ...languages.map(({ code }) => [code, to(code)] as const),
    ['x-default', to(null)] as const,
  ];
  for (const [hreflang, href] of versions) if (href) add('link', { rel: 'alternate', hreflang, href });
}

/** Keeps the links in the head true after a navigation (CV-01). What the server wrote for the first page stays. */
export function PageLinks() {
  const { pathname, search } = useLocation();
  const origin = useRef<string | null>(null);
  useEffect(() => {
    const first = document.head.querySelector<HTMLLinkElement | HTMLMetaElement>(ownLinks);
    const isFirst = origin.current === null;
    if (isFirst) {
      const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
      origin.current = canonical ? new URL(canonical.href).origin : window.location.origin;
    }
    if (isFirst && first) return;
    for (const data of document.head.querySelectorAll('script[data-head]')) data.remove();
    writeLinks(origin.current ?? window.location.origin, pathname, search);
  }, [pathname, search]);
  return null;
}
