import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { today } from '#i18n/dates/plain-date.ts';
import { useUiText } from '#ui/ui-text.ts';
import type { TypedWishes } from './reading/wishes.ts';

const NOTHING: TypedWishes = { adults: null, stay: null, breakfast: null, mostPaid: null };

/** Reads what runs of words wish for. The reader comes when it is needed; where it does not come, nothing is read. */
export const useReadWishes = (): ((runs: readonly string[]) => Promise<TypedWishes>) => {
  const { dateLocale } = useLocale().language;
  const { nights } = useUiText();
  return useCallback(
    async (runs) => {
      if (runs.length === 0) return NOTHING;
      try {
        const { readWishes } = await import('./reading/wishes.ts');
        return readWishes(runs, { locale: dateLocale, today: today(), nightsText: nights });
      } catch {
        return NOTHING;
      }
    },
    [dateLocale, nights],
  );
};

const keyOf = (runs: readonly string[]): string => runs.join('\0');

/** What runs of words wish for; null until it is read. */
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
