import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { type Brand, brandOf } from './brand.ts';
import { catalogues as ownCatalogues } from './catalogues/catalogues.ts';
import type { Catalogues } from './catalogues/catalogues.ts';
import { storeChoice, readChoice } from './choice.ts';
import { contentLanguageOf, directionOf, english, languageOf } from './languages.ts';
import type { ContentLanguage, Direction, Language, LanguageCode } from './languages.ts';

interface LocaleState {
  /** Language of the texts, dates and numbers. */
  readonly language: Language;
  /** Language of content that exists only in English and Hebrew: hotels, emails, the assistant. */
  readonly content: ContentLanguage;
  readonly direction: Direction;
  /** Names of the product and of the assistant. */
  readonly brand: Brand;
  /** False while this device shows English because no language was ever chosen. */
  readonly isChosen: boolean;
  /** A language whose texts could not be loaded, a new object for each try; the previous language stays in use. */
  readonly failure: { readonly language: Language } | null;
  /** Switches as soon as the texts are loaded; page, form contents, scroll position and open dialogs stay. */
  readonly setLanguage: (code: LanguageCode) => void;
}

const LocaleContext = createContext<LocaleState | null>(null);

/** A missing translation is shown in English; a test lists the missing ones. */
const ignoreMissing = (error: { readonly code: string }): void => {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
};

const requestedLanguage = (initial?: LanguageCode): Language | null =>
  initial ? languageOf(initial) : readChoice('lang', languageOf);

/** Loads the texts of the language in the URL or the cookie, so that the first paint is in that language. */
export const loadFirstTexts = async (): Promise<void> => {
  const requested = requestedLanguage();
  // If they cannot be loaded, the page starts in English and reports the failure.
  if (requested) await ownCatalogues.load(requested.code).catch(() => undefined);
};

/** Keeps the previous language until the texts of the new one are loaded, then changes everything at once. */
const useLanguage = (catalogues: Catalogues, initial: LanguageCode | undefined) => {
  const [requested] = useState(() => requestedLanguage(initial));
  const isThere = requested !== null && catalogues.loaded(requested.code) !== null;
  const [state, setState] = useState(() => ({
    language: isThere ? requested : english,
    isChosen: isThere,
    failure: requested && !isThere ? { language: requested } : null,
  }));
  const latest = useRef<LanguageCode>(state.language.code);
  const change = useCallback(
    async (code: LanguageCode) => {
      const language = languageOf(code) ?? english;
      latest.current = code;
      const isLoaded = await catalogues.load(code).then(
        () => true,
        () => false,
      );
      if (latest.current !== code) return;
      if (!isLoaded) return setState((now) => ({ ...now, failure: { language } }));
      // A transition, so that a page that loads texts of its own waits for this language, too.
      startTransition(() => setState({ language, isChosen: true, failure: null }));
    },
    [catalogues],
  );
  const setLanguage = useCallback((code: LanguageCode) => void change(code), [change]);
  return { ...state, setLanguage };
};

interface LocaleProviderProps {
  children: ReactNode;
  /** Language to start with, instead of the one in the URL or the cookie. */
  initial?: LanguageCode;
  catalogues?: Catalogues;
}

/**
 * Provides language, texts and direction; stores the choice in the cookie `lang`, reads it from `?lang=`. Starts in
 * English when the texts of the chosen language are not loaded.
 */
export function LocaleProvider({ children, initial, catalogues = ownCatalogues }: LocaleProviderProps) {
  const { language, isChosen, failure, setLanguage } = useLanguage(catalogues, initial);
  const direction = directionOf(language.code);
  const texts = useSyncExternalStore(catalogues.subscribe, () => catalogues.loaded(language.code));

  useLayoutEffect(() => {
    document.documentElement.lang = language.code;
    document.documentElement.dir = direction;
    // A language that was not chosen is not stored, so that the account's language can still apply.
    if (isChosen) storeChoice('lang', language.code);
  }, [language, direction, isChosen]);

  const state = useMemo(() => {
    const content = contentLanguageOf(language.code);
    return { language, content, direction, brand: brandOf(language.code), isChosen, failure, setLanguage };
  }, [language, direction, isChosen, failure, setLanguage]);

  return (
    <LocaleContext value={state}>
      <IntlProvider
        locale={language.locale}
        defaultLocale="en-US"
        messages={texts ?? {}}
        onError={ignoreMissing}
      >
        {children}
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
