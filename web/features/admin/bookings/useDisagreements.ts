import { useIntl } from 'react-intl';
import { readByNumber } from '../kit/keyedByText.ts';
import { mismatches, mismatchesWithNumber } from './BookingsTab.messages.ts';

/** What the server puts between several disagreements. */
export const betweenDisagreements = '; ';

/** How a record and its reservation disagree, in the reader's words, each by itself; one without words stays English. */
export const useDisagreements = (): ((text: string) => readonly string[]) => {
  const intl = useIntl();
  const inWords = (one: string): string => {
    const fixed = Object.hasOwn(mismatches, one) ? mismatches[one] : undefined;
    if (fixed) return intl.formatMessage(fixed);
    const read = readByNumber(one, mismatchesWithNumber);
    return read ? intl.formatMessage(read.message, { number: read.number }) : one;
  };
  return (text) => text.split(betweenDisagreements).map(inWords);
};
