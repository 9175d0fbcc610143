import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#i18n/messages.ts';

/** Options with labels in the user's language, in the order of the ids. */
export const useOptions = <Id extends string>(
  ids: readonly Id[],
  labels: Readonly<Record<Id, Message>>,
): readonly { readonly id: Id; readonly label: string }[] => {
  const intl = useIntl();
  return useMemo(() => {
    const text = (message: Message) => intl.formatMessage(message);
    return ids.map((id) => ({ id, label: text(labels[id]) }));
  }, [ids, labels, intl]);
};
