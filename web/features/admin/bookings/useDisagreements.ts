import { useIntl } from 'react-intl';
import { disagreements } from '#models/admin/stored-sentences.ts';
import { readSentence } from '../kit/words/readSentence.ts';
import { mismatches } from './BookingsTab.messages.ts';

/** Separator of several mismatches in one text of the server. */
export const disagreementSeparator = '; ';

/**
 * Translates the stored mismatches between a record and its reservation, one text per mismatch; one without a
 * translation stays in English.
 */
export const useDisagreements = (): ((text: string) => readonly string[]) => {
  const intl = useIntl();
  const inWords = (one: string): string => {
    const read = readSentence(one, disagreements);
    return read ? intl.formatMessage(mismatches[read.key], read.values) : one;
  };
  return (text) => text.split(disagreementSeparator).map(inWords);
};
