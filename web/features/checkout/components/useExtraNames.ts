import { useIntl } from 'react-intl';
import type { Message } from '#i18n/messages.ts';
import { useExtraName } from '#lib/booking/names/useExtraName.ts';
import { descriptions } from '#lib/booking/names/extraNames.messages.ts';

const about: Readonly<Record<string, Message>> = descriptions;

/**
 * Returns functions for the names and descriptions of extras by id; without a translation they return the catalogue's
 * English.
 */
export const useExtraNames = () => {
  const intl = useIntl();
  const name = useExtraName();
  return {
    name,
    description: (id: string, fallback: string): string => {
      const message = Object.hasOwn(about, id) ? about[id] : undefined;
      return message ? intl.formatMessage(message) : fallback;
    },
  };
};
