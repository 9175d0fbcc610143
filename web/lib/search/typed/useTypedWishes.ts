import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { today } from '#i18n/dates/plain-date.ts';
import { useCurrency } from '#i18n/money/CurrencyProvider.tsx';
import { currencyOf } from '#i18n/money/currencies.ts';
import { useUiText } from '#ui/ui-text.ts';
import { meals, wishes as wishLabels } from '../../hooks/labels.messages.ts';
import { amenityLabels } from '../../hotel/hotelLabels.messages.ts';
import { usesIsraeliCalendar } from '../dates/stayShortcuts.ts';
import type { FilterNames, TypedWishes } from './reading/wishes.ts';

const NOTHING: TypedWishes = { party: null, stay: null, values: [], priceLimit: null, order: null };

/** Names of the filters' values on the page. */
const useFilterNames = (): FilterNames => {
  const intl = useIntl();
  return useMemo(
    () => ({
      amenity: (key) => intl.formatMessage(amenityLabels[key]),
      meal: (key) => intl.formatMessage(meals[key]),
      freeCancellation: intl.formatMessage(wishLabels.freeCancellation),
    }),
    [intl],
  );
};

/**
 * Reads the details of a search in typed words. The reading code is loaded when it is needed; when it cannot be loaded,
 * nothing is read.
 */
export const useReadWishes = (): ((runs: readonly string[]) => Promise<TypedWishes>) => {
  const { dateLocale, code } = useLocale().language;
  const { nights } = useUiText();
  const names = useFilterNames();
  const chosen = useCurrency().currency;
  // In Hebrew an amount without a currency means shekels, whatever the estimates are shown in.
  const currency = (code === 'he' && currencyOf('ILS')) || chosen;
  return useCallback(
    async (runs) => {
      if (runs.length === 0) return NOTHING;
      try {
        const { readWishes } = await import('./reading/wishes.ts');
        const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
        const isIsraeliWeek = usesIsraeliCalendar(code, timeZone);
        return readWishes(runs, {
          locale: dateLocale,
          today: today(),
          nightsText: nights,
          isIsraeliWeek,
          names,
          currency,
        });
      } catch {
        return NOTHING;
      }
    },
    [dateLocale, code, nights, names, currency],
  );
};

const keyOf = (runs: readonly string[]): string => runs.join('\0');

/** The details of a search in typed words; null until they are read. */
export const useTypedWishes = (runs: readonly string[]): TypedWishes | null => {
  const read = useReadWishes();
  const key = keyOf(runs);
  const [done, setDone] = useState({ key: '', wishes: NOTHING });
  useEffect(() => {
    if (key === '') return undefined;
    let isWanted = true;
    const load = async () => {
      const wishes = await read(key.split('\0'));
      if (isWanted) setDone({ key, wishes });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [key, read]);
  if (key === '') return NOTHING;
  return done.key === key ? done.wishes : null;
};
