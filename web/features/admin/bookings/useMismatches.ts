import { useIntl } from 'react-intl';
import { mismatches } from '#models/admin/stored-sentences.ts';
import { readSentence } from '../kit/words/readSentence.ts';
import { mismatchTexts } from './BookingsTab.messages.ts';

/** Separator of several mismatches in one text of the server. */
export const mismatchSeparator = '; ';

/**
 * Translates the stored mismatches between a record and its reservation, one text per mismatch; one without a
 * translation stays in English.
 */
export const useMismatches = (): ((text: string) => readonly string[]) => {
  const intl = useIntl();
  const inWords = (one: string): string => {
    const read = readSentence(one, mismatches);
    return read ? intl.formatMessage(mismatchTexts[read.key], read.values) : one;
  };
  return (text) => text.split(mismatchSeparator).map(inWords);
};
