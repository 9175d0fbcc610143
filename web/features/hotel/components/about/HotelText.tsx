import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LocalizedText, type LocalizedTextValue, pickText } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { messages } from '../../HotelPage.messages.ts';
import { excerptOf } from '../../excerptOf.ts';
import styles from './HotelIntro.module.css';

/**
 * The description of a hotel. A long one is shown as an excerpt, so that the rooms are near; a press shows the rest.
 */
export function HotelText({ value }: { value: LocalizedTextValue }) {
  const intl = useIntl();
  const { content } = useLocale();
  const [isWhole, setWhole] = useState(false);
  const { text, language } = pickText(value, content);
  if (text === '') return null;
  const excerpt = excerptOf(text);
  return (
    <div className={styles.textBox}>
      <p className={styles.text}>
        <LocalizedText value={{ [language]: isWhole || excerpt === null ? text : excerpt }} />
      </p>
      {excerpt !== null && (
        <TextLink isExpanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {intl.formatMessage(isWhole ? messages.showLess : messages.moreText)}
        </TextLink>
      )}
    </div>
  );
}
