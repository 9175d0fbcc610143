import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { lastCheckIn } from './stayDates.ts';
import { usesIsraeliCalendar, namesOf, type ShortcutName, stayShortcuts } from './stayShortcuts.ts';
import { messages } from './stayShortcuts.messages.ts';

/** Stays that are offered as buttons (`label`, in the page's language) and recognized when they are typed (`names`). */
export const useStayShortcuts = (today: string) => {
  const intl = useIntl();
  const { language } = useLocale();
  return useMemo(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const isIsraeliWeek = usesIsraeliCalendar(language.code, timeZone);
    const namesIn = (name: ShortcutName) => [intl.formatMessage(messages[name])].concat(namesOf[name] ?? []);
    return stayShortcuts({ today, last: lastCheckIn(today), isIsraeliWeek }).map(
      ({ name, alsoNamed, start, end, isPeriod }) => ({
        label: intl.formatMessage(messages[name]),
        names: alsoNamed ? namesIn(name).concat(namesIn(alsoNamed)) : namesIn(name),
        start,
        end,
        isPeriod,
      }),
    );
  }, [intl, language, today]);
};
