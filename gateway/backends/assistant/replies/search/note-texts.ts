/** Notes beside a list of hotels: what was assumed, not understood or not checked. */
import type { DialogState } from '../../dialog/state.ts';
import { languageOf } from '../../language.ts';
import type { UnmetWish } from '../../understanding/reading.ts';
import { say, type Text } from '../../texts/say.ts';
import { joined, sentences } from '../wording.ts';

/** Says which parts of the stay the traveller did not give, so that the assistant assumed them. */
export function assumedText({
  stay,
  stayAssumed,
  party,
  missingAges,
}: Pick<DialogState, 'stay' | 'stayAssumed' | 'party' | 'missingAges'>): Text {
  const part = stayAssumed ?? (stay ? null : party ? 'days' : 'all');
  const hasOthers = (party?.childrenAges.length ?? 0) > 0;
  return sentences(
    part && say(`assumed.${part}`),
    missingAges !== 0 && say('assumed.withoutChildren', { hasOthers }),
  );
}

/** Words of the message in quotation marks. */
export const cited = (words: readonly string[]): Text =>
  joined(
    words.map((one) => say('note.quoted', { words: one })),
    'or',
  );

/** Quotes wishes that the search cannot look for, and says who can answer or arrange them. */
export function unmetText(unmet: readonly UnmetWish[]): Text {
  const wishes = (asked: UnmetWish['kind']): Text =>
    cited(unmet.flatMap(({ kind, words }) => (kind === asked ? [words] : [])));
  return sentences(
    say('note.unmetFacts', { wishes: wishes('fact') }),
    say('note.unmetRequests', { wishes: wishes('request') }),
  );
}

/** Names wishes of earlier messages that the list does not take into account; those in the other language unquoted. */
export const uncheckedText =
  (words: readonly string[]): Text =>
  (language) => {
    const own = words.filter((word) => languageOf(word) === language);
    const others = own.length < words.length ? [say('note.otherLanguage')] : [];
    const wishes = joined([...(own.length > 0 ? [cited(own)] : []), ...others]);
    return say('note.unchecked', { wishes })(language);
  };
