import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { brand } from './brand.ts';
import { keepChoice, readChoice } from './choice.ts';
import { hebrew } from './he.ts';
import { directionOf, languageOf, languages } from './languages.ts';
import type { Direction, Language, LanguageCode, TextLanguage } from './languages.ts';

interface LocaleState {
  readonly language: Language;
  /** Language of the texts: English unless a complete catalogue exists. */
  readonly text: TextLanguage;
  readonly direction: Direction;
  /** Names of the product and of the assistant in the language of the texts. */
  readonly brand: (typeof brand)[TextLanguage];
  /** Locale for calendars, sliders and arrow keys, in the direction of the texts. */
  readonly widgetLocale: string;
  /** False while this device shows English because nothing else was ever chosen. */
  readonly isChosen: boolean;
  /** Switches at once; page, form contents, scroll and open dialogs stay. */
  readonly setLanguage: (code: LanguageCode) => void;
}

const catalogues: Readonly<Record<TextLanguage, Readonly<Record<string, string>>>> = { en: {}, he: hebrew };

const LocaleContext = createContext<LocaleState | null>(null);

const fallback: Language = languages.find((entry) => entry.code === 'en') ?? {
  code: 'en',
  name: 'English',
  flag: 'US',
  locale: 'en-US',
  dateLocale: 'en-GB',
  text: 'en',
};

/** A missing text is expected to show in English; a test lists the missing ones (DEC-01). */
const ignoreMissing = (error: { readonly code: string }): void => {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
};

/** Provides language, texts and direction; keeps the choice in the cookie `lang`, takes it from `?lang=`. */
export function LocaleProvider(props: { children: ReactNode; initial?: LanguageCode }) {
  const [language, setLanguageState] = useState(
    () => languageOf(props.initial ?? readChoice('lang')) ?? fallback,
  );
  const [isChosen, setChosen] = useState(() => languageOf(props.initial ?? readChoice('lang')) !== null);
  const direction = directionOf(language.text);

  useLayoutEffect(() => {
    document.documentElement.lang = language.text;
    document.documentElement.dir = direction;
    // A language nobody chose is not kept, so that an account can still bring its own.
    if (isChosen) keepChoice('lang', language.code);
  }, [language, direction, isChosen]);

  const setLanguage = useCallback((code: LanguageCode) => {
    setLanguageState(languageOf(code) ?? fallback);
    setChosen(true);
  }, []);
  // Widgets must run in the direction of the texts, so a right-to-left language without texts keeps English widgets.
  const widgetLocale = language.code === 'ar' && direction === 'ltr' ? fallback.locale : language.locale;
  const state = useMemo(
    () => ({
      language,
      text: language.text,
      direction,
      brand: brand[language.text],
      widgetLocale,
      isChosen,
      setLanguage,
    }),
    [language, direction, widgetLocale, isChosen, setLanguage],
  );

  return (
    <LocaleContext value={state}>
      <IntlProvider
        locale={language.locale}
        defaultLocale="en-US"
        messages={catalogues[language.text]}
        onError={ignoreMissing}
      >
        {props.children}
      </IntlProvider>
    </LocaleContext>
  );
}

/** Language of the interface and its setter. Throws outside LocaleProvider. */
export const useLocale = (): LocaleState => {
  const state = useContext(LocaleContext);
  if (!state) throw new Error('useLocale needs LocaleProvider');
  return state;
};
