import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useComma } from '#i18n/useComma.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Suggestion } from '../destination/suggestion.ts';
import { isolated } from '../destination/useSuggestionWords.ts';
import type { Shown } from './recognized.ts';
import { UnusedWords } from './UnusedWords.tsx';
import { messages } from './unusedWords.messages.ts';
import { useRecognizedLabels } from './useRecognizedLabels.ts';
import { useRecognizedWords } from './useRecognizedWords.ts';
import { joinedRuns, useUnusedRuns } from './useUnusedWords.ts';

interface UnusedWordsNoticeProps {
  /** Everything that was typed; null where nothing was. */
  sentence: string | null;
  /** Whether a suggestion is the place that the page shows. */
  isShown: (suggestion: Suggestion) => boolean;
  /** The people, days and filters of the page. */
  shown: Shown;
}

/**
 * A notice that says which of the typed words the search uses and which it ignores; also announced. Absent when the words
 * named only the place.
 */
export function UnusedWordsNotice({ sentence, isShown, shown }: UnusedWordsNoticeProps) {
  const intl = useIntl();
  const comma = useComma();
  const announce = useAnnounce();
  const labels = useRecognizedLabels();
  const read = useRecognizedWords(useUnusedRuns(sentence, isShown), shown);
  const words = joinedRuns(read?.left ?? []);
  const followed = read ? [...labels.ofStay(read), ...labels.ofFilters(read)].join(comma) : '';
  const taken = followed && intl.formatMessage(messages.taken, { taken: followed });
  const unused = words && intl.formatMessage(messages.notUsed, { words: isolated(words) });
  const announcement = [taken, unused].filter((part) => part !== '').join(' ');
  useEffect(() => {
    if (announcement !== '') announce(announcement);
  }, [announcement, announce]);
  if (announcement === '' || sentence === null) return null;
  return (
    <Notice tone="info">
      {taken !== '' && <span>{taken} </span>}
      {words !== '' && <UnusedWords words={words} sentence={sentence} />}
    </Notice>
  );
}
