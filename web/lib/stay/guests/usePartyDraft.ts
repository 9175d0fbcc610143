import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type PartyDraft, partyOf } from './guests.ts';
import { messages } from './guests.messages.ts';
import type { PartySize } from './occupancy.ts';

/**
 * The people while they are chosen. They are applied when every child has an age; until then the previous ones stay.
 * @param party the same object in every render, unless it changes; a different one discards what was being chosen
 * @param wanted people whose children have no ages yet: a different one replaces what was chosen, and its ages are asked for
 * @param takes when complete people are applied: with each change, or when the panel closes
 */
export const usePartyDraft = (
  party: PartySize,
  take: (party: PartySize) => void,
  takes: 'with-change' | 'on-close',
  wanted: PartyDraft | null = null,
) => {
  const intl = useIntl();
  const [start, setStart] = useState(party);
  const [draft, setDraft] = useState<PartyDraft | null>(null);
  const [isAgeQuestionShown, setAgeQuestionShown] = useState(false);
  if (start !== party) {
    setStart(party);
    setDraft(null);
    setAgeQuestionShown(false);
  }
  const [asked, setAsked] = useState(wanted);
  if (asked !== wanted) {
    setAsked(wanted);
    setDraft(wanted);
    setAgeQuestionShown(wanted !== null);
  }
  const whole = draft && partyOf(draft);
  const isMissing = draft !== null && whole === null;
  return {
    draft: draft ?? party,
    /** Whether to point out missing ages. */
    isAgeQuestionShown,
    error: isMissing && isAgeQuestionShown ? intl.formatMessage(messages.agesMissing) : undefined,
    change: (next: PartyDraft) => {
      const chosen = partyOf(next);
      setDraft(next);
      if (chosen && takes === 'with-change') take(chosen);
    },
    /** Whether the people can be applied; points out what is missing if not. */
    check: (): boolean => {
      setAgeQuestionShown(isMissing);
      return !isMissing;
    },
    close: () => {
      setAgeQuestionShown(isMissing);
      if (whole && takes === 'on-close') take(whole);
      if (!isMissing) setDraft(null);
    },
  };
};
