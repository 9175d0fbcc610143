import { useLocation } from 'react-router-dom';
import { languages } from '../i18n/languages.ts';

/** Canonical address and language alternates of the page; React moves them into the head (CV-01). */
export function PageLinks() {
  const { pathname, search } = useLocation();
  const addressIn = (lang?: string): string => {
    const params = new URLSearchParams(search);
    params.delete('lang');
    params.delete('currency');
    if (lang) params.set('lang', lang);
    const query = params.toString();
    return window.location.origin + pathname + (query ? `?${query}` : '');
  };
  return (
    <>
      <link rel="canonical" href={addressIn()} />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />
      ))}
    </>
  );
}
