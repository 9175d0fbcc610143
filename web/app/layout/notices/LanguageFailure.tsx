import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './LanguageFailure.messages.ts';

/** Shows a toast when the texts of the chosen language could not be loaded, with a button to retry. */
export function LanguageFailure() {
  const intl = useIntl();
  const { failure, setLanguage } = useLocale();
  const { show } = useToasts();
  const reported = useRef<typeof failure>(null);
  useEffect(() => {
    if (!failure || reported.current === failure) return;
    reported.current = failure;
    const { code, name } = failure.language;
    show({
      tone: 'error',
      text: intl.formatMessage(messages.failed, { language: name }),
      action: { label: intl.formatMessage(messages.retry), onPress: () => setLanguage(code) },
    });
  }, [failure, intl, setLanguage, show]);
  return null;
}
