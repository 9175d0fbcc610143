import { useEffect, useRef } from 'react';
import { useAccountChoicesQuery, useSaveAccountChoicesMutation } from '#generated/graphql.ts';
import { currencyOf } from '#i18n/money/currencies.ts';
import { useCurrency } from '#i18n/money/CurrencyProvider.tsx';
import { languageOf } from '#i18n/languages.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { preferencesInTurn } from '#lib/session/preferencesInTurn.ts';
import { useViewer } from '#lib/session/Viewer.tsx';

interface KnownPreferences {
  readonly viewerId: string;
  readonly language: string | null;
  readonly currency: string;
}

/**
 * Synchronizes language and currency with the account: its choices are applied at sign-in if this device has none, and
 * changes while signed in are saved to it.
 */
export function AccountChoices() {
  const { viewer } = useViewer();
  const locale = useLocale();
  const money = useCurrency();
  const { data } = useAccountChoicesQuery({ skip: viewer === null });
  const [save] = useSaveAccountChoicesMutation();
  const previous = useRef<KnownPreferences | null>(null);
  const account = viewer && data?.me?.id === viewer.id ? data.me : null;
  useEffect(() => {
    if (!account) {
      previous.current = null;
      return;
    }
    const { language, currency } = account.preferences;
    // The language switches asynchronously: until then `locale` has the previous one, which must not be stored in the
    // account.
    const ownOrKnown = locale.isChosen ? locale.language.code : language;
    const now = { viewerId: account.id, language: ownOrKnown, currency: money.currency.code };
    const before = previous.current;
    previous.current = now;
    if (before?.viewerId !== account.id) {
      const ownLanguage = locale.isChosen ? null : languageOf(language);
      const ownCurrency = money.isChosen ? null : currencyOf(currency);
      if (ownLanguage) locale.setLanguage(ownLanguage.code);
      if (ownCurrency) money.setCurrency(ownCurrency.code);
      previous.current = {
        ...now,
        language: ownLanguage?.code ?? now.language,
        currency: ownCurrency?.code ?? now.currency,
      };
      return;
    }
    if (before.language === now.language && before.currency === now.currency) return;
    // Failures are ignored: the device stores the choice anyway, and the account gets it with the next change.
    const preferences = { language: now.language, currency: now.currency };
    preferencesInTurn(() => save({ variables: { preferences } })).catch(() => undefined);
  }, [account, locale, money, save]);
  return null;
}
