import type { IntlShape } from 'react-intl';
import type { Message } from '../../../i18n/messages.ts';

/** Words of an English key; one that nobody translated is shown as the source wrote it. */
export const amenityLabel = (
  intl: IntlShape,
  labels: Readonly<Record<string, Message>>,
  key: string,
): string => {
  const message = Object.hasOwn(labels, key) ? labels[key] : undefined;
  return message ? intl.formatMessage(message) : key;
};
