import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { installServiceWorker } from '#lib/offline/serviceWorker.ts';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './NewVersion.messages.ts';

/** Lets pages open offline, and offers a newer version of the product when there is one; never during a checkout. */
export function NewVersion({ install = installServiceWorker }: { install?: typeof installServiceWorker }) {
  const intl = useIntl();
  const { show } = useToasts();
  // An effect event, so that the text has the current language, but a change of language does not show the toast again.
  const notify = useEffectEvent((takeOver: () => void) => {
    show({
      tone: 'info',
      text: intl.formatMessage(messages.ready),
      action: { label: intl.formatMessage(messages.reload), onPress: takeOver },
    });
  });
  useEffect(() => install((takeOver) => notify(takeOver)), [install]);
  return null;
}
