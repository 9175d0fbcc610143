import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrency } from '#i18n/money/CurrencyProvider.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';

/** Updates `lang` and `currency` in the URL after a switch; a URL without these parameters does not get them. */
export const useChoicesInUrl = (): void => {
  const { language } = useLocale();
  const { currency } = useCurrency();
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    const next = new URLSearchParams(params);
    if (next.has('lang')) next.set('lang', language.code);
    if (next.has('currency')) next.set('currency', currency.code);
    if (next.toString() !== params.toString()) setParams(next, { replace: true, preventScrollReset: true });
  }, [language, currency, params, setParams]);
};
