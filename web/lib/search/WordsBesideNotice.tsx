import { useIntl } from 'react-intl';
import { useComma } from '#i18n/useComma.ts';
import { Notice } from '#ui/Notice.tsx';
import type { TypedBeside } from './draft.ts';
import { messages } from './typed/unusedWords.messages.ts';
import { useRecognizedLabels } from './typed/useRecognizedLabels.ts';

interface WordsBesideNoticeProps {
  typed: TypedBeside;
  className: string;
}

/**
 * The filters and the order in the words that were typed beside the picked place. They have no field in the form and
 * apply when it is submitted.
 */
export function WordsBesideNotice({ typed, className }: WordsBesideNoticeProps) {
  const intl = useIntl();
  const comma = useComma();
  const taken = useRecognizedLabels().ofFilters(typed);
  if (taken.length === 0) return null;
  return (
    <Notice tone="info" className={className}>
      {intl.formatMessage(messages.taken, { taken: taken.join(comma) })}
    </Notice>
  );
}
