import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { directionOf } from '#i18n/languages.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { readDevice, writeDevice } from '#lib/storage/deviceStorage.ts';
import { useIsFirstPageShown } from '#lib/page/FirstParts.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { offeredLanguage } from './languageOffers.ts';
import styles from './LanguageNotice.module.css';

const storageName = 'languageOffer';
const dismissed = 'dismissed';

/** True from the task after the one that added the page to the document. */
const useIsAfterShown = (): boolean => {
  const isShown = useIsFirstPageShown();
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setAfter(true));
    return () => clearTimeout(timer);
  }, [isShown]);
  return isAfter;
};

/**
 * Offers the browser's preferred language, in that language, if it is not English and no language was chosen on this
 * device. Shown until a language is chosen or the notice is closed.
 */
export function LanguageNotice() {
  const { isChosen, failure, setLanguage } = useLocale();
  const [isDismissed, setDismissed] = useState(() => readDevice(storageName) === dismissed);
  const isAfterShown = useIsAfterShown();
  const offer = isChosen || failure || isDismissed ? null : offeredLanguage(navigator.languages);
  if (!offer) return null;
  const { language, words } = offer;
  const dismiss = () => {
    writeDevice(storageName, dismissed);
    setDismissed(true);
  };
  return (
    <div className={clsx('container', styles.offer)} lang={language.code} dir={directionOf(language.code)}>
      <Notice
        tone="info"
        action={
          <div className={styles.actions}>
            <Button variant="secondary" onPress={() => setLanguage(language.code)}>
              {words.switch}
            </Button>
            <IconButton icon={X} label={words.close} tooltip={false} onPress={dismiss} />
          </div>
        }
      >
        <output>
          {/* Visible from the start, so that there is no layout shift; inserted again later, because screen readers
             announce only changes. */}
          <span key={isAfterShown ? 'heard' : 'seen'}>{words.text}</span>
        </output>
      </Notice>
    </div>
  );
}
