import { useIntl } from 'react-intl';
import type { Message } from '../../../i18n/messages.ts';
import { descriptions, names } from './extras.messages.ts';

/** Visible names of the catalogue's ids; an id we have no words for keeps the catalogue's English. */
export const useExtraNames = () => {
  const intl = useIntl();
  const find = (messages: Readonly<Record<string, Message>>, id: string, fallback: string) => {
    const message = Object.hasOwn(messages, id) ? messages[id] : undefined;
    return message ? intl.formatMessage(message) : fallback;
  };
  return {
    name: (id: string, fallback = id) => find(names, id, fallback),
    description: (id: string, fallback: string) => find(descriptions, id, fallback),
  };
};
