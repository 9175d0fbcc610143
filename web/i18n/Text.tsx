import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from './LocaleProvider.tsx';
import type { Message } from './messages.ts';

/** A message of the catalogue. A missing translation shows in English and is marked as such. */
export function Text(props: { message: Message; values?: Readonly<Record<string, ReactNode>> }) {
  const intl = useIntl();
  const { language } = useLocale();
  const content = intl.formatMessage(props.message, { ...props.values });
  if (language.code === 'en' || intl.messages[props.message.id] !== undefined) return content;
  return (
    <span lang="en" dir="ltr">
      {content}
    </span>
  );
}
