import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { distanceWords, roundedMeters } from '#shared/map/place-in-town.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Notice } from '#ui/Notice.tsx';
import { messages } from './nearMe.messages.ts';
import { NEAR_METERS } from './nearMeters.ts';
import type { NearMe } from './useNearMe.ts';
import { useSuggestionWords } from '../destination/useSuggestionWords.ts';

/** The outcome of “Near me”, shown and announced. */
export function NearMeNotice({ state, className }: { state: NonNullable<NearMe>; className?: string }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const words = useSuggestionWords();
  const { locale } = useLocale().language;
  const isFound = state.kind === 'found';
  const text = intl.formatMessage(messages[state.kind], {
    city: isFound ? `\u2068${words.city(state.city)}\u2069` : '',
    distance: distanceWords(roundedMeters(isFound ? state.meters : NEAR_METERS), locale),
  });
  useEffect(() => announce(text), [announce, text]);
  return (
    <Notice tone={isFound || state.kind === 'asking' ? 'info' : 'warn'} {...(className && { className })}>
      {text}
    </Notice>
  );
}
