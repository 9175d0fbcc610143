import { createContext, useContext } from 'react';
import { createIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { commaOf } from '../i18n/comma.ts';
import { uiMessages } from './ui.messages.ts';

/** The texts of `web/ui` in the language of `intl`. */
export function uiText(intl: IntlShape) {
  const { formatMessage: say } = intl;
  // Widened, because messages with values are typed as if they had none.
  const m: Record<keyof typeof uiMessages, MessageDescriptor> = uiMessages;
  return {
    comma: commaOf(intl.locale),
    close: say(m.close),
    done: say(m.done),
    scoreOf: say(m.scoreOf),
    loading: say(m.loading),
    slow: say(m.slow),
    notLoaded: say(m.notLoaded),
    retry: say(m.retry),
    notifications: say(m.notifications),
    previousPicture: say(m.previousPicture),
    nextPicture: say(m.nextPicture),
    stepDone: say(m.stepDone),
    previousMonth: say(m.previousMonth),
    nextMonth: say(m.nextMonth),
    chooseDates: say(m.chooseDates),
    remove: say(m.remove),
    increase: say(m.increase),
    decrease: say(m.decrease),
    pictureCount: (index: number, count: number) => say(m.pictureCount, { index, count }),
    shortcuts: say(m.shortcuts),
    month: say(m.month),
    chooseEnd: (date: string) => say(m.chooseEnd, { date }),
    dayStart: (date: string) => say(m.dayStart, { date }),
    dayEnd: (date: string) => say(m.dayEnd, { date }),
    dayInside: (date: string) => say(m.dayInside, { date }),
    dayUnavailable: (date: string) => say(m.dayUnavailable, { date }),
    nights: (count: number) => say(m.nights, { count }),
    badDate: (example: string, words: string) => say(m.badDate, { example, words }),
    anyDayOf: (month: string) => say(m.anyDayOf, { month }),
    datesNotTaken: say(m.datesNotTaken),
    tooEarly: (date: string) => say(m.tooEarly, { date }),
    tooLate: (date: string) => say(m.tooLate, { date }),
    tooShort: (count: number) => say(m.tooShort, { count }),
    tooLong: (count: number) => say(m.tooLong, { count }),
  };
}

export type UiText = ReturnType<typeof uiText>;

let english: UiText | null = null;

/** Created only when needed: pages of the product always have a UiProvider. */
const englishText = (): UiText =>
  (english ??= uiText(createIntl({ locale: 'en', defaultLocale: 'en', messages: {} })));

export const UiTextContext = createContext<UiText | null>(null);

/** The texts of `web/ui`; English outside a UiProvider, so a component can be tested alone. */
export const useUiText = (): UiText => useContext(UiTextContext) ?? englishText();

/** The locale in which days are written and typed; null uses the locale of the components. */
export const DateLocaleContext = createContext<string | null>(null);
