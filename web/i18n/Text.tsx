import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useLocale } from './LocaleProvider.tsx';

/** A message of the catalogue. A missing translation shows in English and is marked as such (DEC-01). */
export function Text(props: { message: MessageDescriptor; values?: Readonly<Record<string, ReactNode>> }) {
  const intl = useIntl();
  const { text } = useLocale();
  const content = intl.formatMessage(props.message, { ...props.values });
  if (text === 'en' || (props.message.id !== undefined && intl.messages[props.message.id] !== undefined))
    return content;
  return (
    <span lang="en" dir="ltr">
      {content}
    </span>
  );
}
