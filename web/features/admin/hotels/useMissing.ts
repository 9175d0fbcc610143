import { useIntl } from 'react-intl';
import { missingParts } from './HotelRow.messages.ts';

const isPart = (part: string): part is keyof typeof missingParts => Object.hasOwn(missingParts, part);

/** Returns a function that lists missing facts of a hotel in the user's language. */
export const useMissing = () => {
  const intl = useIntl();
  return (missing: readonly string[]): string =>
    intl.formatList(
      missing.filter(isPart).map((part) => intl.formatMessage(missingParts[part])),
      { type: 'conjunction' },
    );
};
