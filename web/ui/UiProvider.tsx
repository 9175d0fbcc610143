import { useMemo, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { useHref, useNavigate } from 'react-router-dom';
import { languages } from '../i18n/languages.ts';
import { AnnouncerProvider } from './announcer.tsx';
import { ToastProvider } from './toasts.tsx';
import { DateLocaleContext, UiTextContext, uiText } from './ui-text.ts';

interface UiProviderProps {
  /** BCP 47 tag with a region, such as he-IL: calendars, sliders and arrow keys follow it. */
  locale: string;
  children: ReactNode;
}

/** Context that every component of `web/ui` needs: direction, its own texts, client-side links, announcements, toasts. */
export function UiProvider({ locale, children }: UiProviderProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const text = useMemo(() => uiText(intl), [intl]);
  const dateLocale = languages.find((language) => language.locale === locale)?.dateLocale ?? null;
  return (
    <I18nProvider locale={locale}>
      {/* oxlint-disable-next-line react/hooks -- react-aria calls this hook itself for every link */}
      <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
        <UiTextContext value={text}>
          <DateLocaleContext value={dateLocale}>
            <AnnouncerProvider>
              <ToastProvider>{children}</ToastProvider>
            </AnnouncerProvider>
          </DateLocaleContext>
        </UiTextContext>
      </RouterProvider>
    </I18nProvider>
  );
}
