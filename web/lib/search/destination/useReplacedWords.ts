import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDates } from '#i18n/dates/useDates.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { messages as guests } from '../../stay/guests/guests.messages.ts';
import { guestsOf } from '../../stay/guests/occupancy.ts';
import { useLabels } from '../../hooks/useLabels.ts';
import { messages } from './replaced.messages.ts';
import type { Criteria, Replaced } from '../searchState.ts';

/**
 * Says which parts of the URL could not be used and what is shown instead, and announces it to screen readers; empty
 * when everything was used.
 */
export const useReplacedWords = ({ checkIn, checkOut, party }: Criteria, replaced: Replaced): string => {
  const intl = useIntl();
  const dates = useDates();
  const { people } = useLabels();
  const announce = useAnnounce();
  const range = dates.range(checkIn, checkOut);
  const shownGuests = people({ guests: guestsOf(party), party });
  const text = [
    replaced.areDatesReplaced && intl.formatMessage(messages.dates, { dates: range }),
    replaced.isPartyReplaced && intl.formatMessage(guests.replaced, { guests: shownGuests }),
  ]
    .filter((line) => line !== false)
    .join(' ');
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text, announce]);
  return text;
};
