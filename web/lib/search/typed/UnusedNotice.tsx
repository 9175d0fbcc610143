import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '#ui/announcer.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Suggestion } from '../destination/suggestion.ts';
import { isolated } from '../destination/useSuggestionWords.ts';
import { UnusedWords } from './UnusedWords.tsx';
import { messages } from './unusedWords.messages.ts';
import { useUnusedWords } from './useUnusedWords.ts';

interface UnusedNoticeProps {
  /** All that was typed; null where nothing was. */
  asked: string | null;
  /** Whether the page shows the suggestion. */
  isShown: (first: Suggestion) => boolean;
}

/** A notice of the typed words that led here and were not used, also said aloud; nothing where all were used. */
export function UnusedNotice({ asked, isShown }: UnusedNoticeProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const words = useUnusedWords(asked, isShown);
  const said = words && intl.formatMessage(messages.notUsed, { words: isolated(words) });
  useEffect(() => {
    if (said !== '') announce(said);
  }, [said, announce]);
  if (words === '' || asked === null) return null;
  return (
    <Notice tone="info">
      <UnusedWords words={words} asked={asked} />
    </Notice>
  );
}
