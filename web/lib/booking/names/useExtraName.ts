import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#i18n/messages.ts';
import { names } from './extraNames.messages.ts';

const byId: Readonly<Record<string, Message>> = names;

/**
 * Visible name of a car, an add-on or an attraction by its id; an id without a translation keeps the given English
 * name.
 */
export const useExtraName = () => {
  const intl = useIntl();
  return useCallback(
    (id: string, fallback = id): string => {
      const message = Object.hasOwn(byId, id) ? byId[id] : undefined;
      return message ? intl.formatMessage(message) : fallback;
    },
    [intl],
  );
};
