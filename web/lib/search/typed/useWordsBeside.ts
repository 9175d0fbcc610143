import { useIntl } from 'react-intl';
import { useComma } from '#i18n/useComma.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import type { ReadSuggestion, Suggestion } from '../destination/suggestion.ts';
import { isolated } from '../destination/useSuggestionWords.ts';
import type { PartyDraft } from '../../stay/guests/guests.ts';
import type { PartySize } from '../../stay/guests/occupancy.ts';
import type { StayDates } from '../dates/stayDates.ts';
import type { Draft } from '../draft.ts';
import { useUnits } from '../price/useLimitUnit.ts';
import { partyToAsk } from './partyWith.ts';
import type { TypedWishes } from './reading/wishes.ts';
import { recognizedFilters, withWishes, detailsInWords } from './recognized.ts';
import { messages } from './unusedWords.messages.ts';
import { useRecognizedLabels } from './useRecognizedLabels.ts';
import { useTypedWishes } from './useTypedWishes.ts';
import { joinedRuns } from './useUnusedWords.ts';

const isSame = (one: Suggestion, other: Suggestion): boolean =>
  one.kind === other.kind && one.id === other.id;

/**
 * The words beside the place of a sentence, while its rows are offered: the details that picking such a row takes from
 * them.
 * @param found the rows of the typed text; rows that were found by the same words share the words beside them
 * @param form the people and days that the words are added to
 * @param askAges called when the picked row's words have children without ages
 */
export const useWordsBeside = (
  found: readonly ReadSuggestion[],
  form: StayDates & { readonly party: PartySize },
  askAges: (party: PartyDraft) => void,
) => {
  const intl = useIntl();
  const comma = useComma();
  const announce = useAnnounce();
  const units = useUnits();
  const labels = useRecognizedLabels();
  const runs = found.find(({ unused }) => unused.length > 0)?.unused ?? [];
  const wishes = useTypedWishes(runs);
  const hasWords = (row: Suggestion) => found.some((each) => isSame(each, row) && each.unused.length > 0);
  const read = wishes && detailsInWords(runs, wishes, form, units);
  const recognized = read ? [...labels.ofStay(read), ...labels.ofFilters(read)] : [];
  return {
    /** The line of a row about these words: the details taken, and the unused words. */
    details: (row: Suggestion): readonly string[] => {
      if (!read || !hasWords(row)) return [];
      const words = isolated(joinedRuns(read.left));
      return [
        ...recognized,
        ...(read.left.length > 0 ? [isolated(intl.formatMessage(messages.notUsed, { words }))] : []),
      ];
    },
    /** The details in the words beside a row; null where it has none. */
    wishesOf: (row: Suggestion): TypedWishes | null => (hasWords(row) ? wishes : null),
    /** The draft with what the words of a picked row mention; the filters are applied when the form is submitted. */
    withRecognizedWords: (draft: Draft, words: string): Draft => {
      if (!wishes) return draft;
      return {
        ...withWishes(draft, wishes, draft.byHand),
        typed: { words, filters: recognizedFilters(wishes, units), order: wishes.order?.value ?? null },
      };
    },
    /** Announces the details taken by picking a row, and asks for the ages of children; nothing without any. */
    say: (row: Suggestion): void => {
      const unaged = hasWords(row) && wishes?.party ? partyToAsk(form.party, wishes.party.value) : null;
      if (unaged) askAges(unaged);
      if (hasWords(row) && recognized.length > 0)
        announce(intl.formatMessage(messages.taken, { taken: recognized.join(comma) }));
    },
  };
};
