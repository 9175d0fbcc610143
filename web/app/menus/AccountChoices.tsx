import { useEffect, useRef } from 'react';
import { useAccountChoicesQuery, useSaveAccountChoicesMutation } from '#generated/graphql.ts';
import { currencyOf } from '#i18n/money/currencies.ts';
import { useCurrency } from '#i18n/money/CurrencyProvider.tsx';
import { languageOf } from '#i18n/languages.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { preferencesInTurn } from '#lib/session/preferencesInTurn.ts';
import { useViewer } from '#lib/session/Viewer.tsx';

interface Known {
  readonly viewerId: string;
  readonly language: string | null;
  readonly currency: string;
}

/**
 * Language and currency of the account: applied at sign-in where this device has no choice of its own, and saved to the
 * account whenever they change while signed in.
 */
export function AccountChoices() {
  const { viewer } = useViewer();
  const locale = useLocale();
  const money = useCurrency();
  const { data } = useAccountChoicesQuery({ skip: viewer === null });
  const [save] = useSaveAccountChoicesMutation();
  const known = useRef<Known | null>(null);
  const account = viewer && data?.me?.id === viewer.id ? data.me : null;
  useEffect(() => {
    if (!account) {
      known.current = null;
      return;
    }
    const { language, currency } = account.preferences;
    // The account's own language takes a moment to load; until then this device has no choice to save.
    const ownOrKnown = locale.isChosen ? locale.language.code : language;
    const now = { viewerId: account.id, language: ownOrKnown, currency: money.currency.code };
    const before = known.current;
    known.current = now;
    if (before?.viewerId !== account.id) {
      const ownLanguage = locale.isChosen ? null : languageOf(language);
      const ownCurrency = money.isChosen ? null : currencyOf(currency);
      if (ownLanguage) locale.setLanguage(ownLanguage.code);
      if (ownCurrency) money.setCurrency(ownCurrency.code);
      known.current = {
        ...now,
        language: ownLanguage?.code ?? now.language,
        currency: ownCurrency?.code ?? now.currency,
      };
      return;
    }
    if (before.language === now.language && before.currency === now.currency) return;
    // This device stores the choice anyway; the account gets it with the next change.
    const preferences = { language: now.language, currency: now.currency };
    preferencesInTurn(() => save({ variables: { preferences } })).catch(() => undefined);
  }, [account, locale, money, save]);
  return null;
}
