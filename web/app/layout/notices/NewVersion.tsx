import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { installServiceWorker } from '#lib/offline/serviceWorker.ts';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './NewVersion.messages.ts';

/** Installs the service worker, which lets pages open offline, and offers to reload when it has a new version. */
export function NewVersion({ install = installServiceWorker }: { install?: typeof installServiceWorker }) {
  const intl = useIntl();
  const { show } = useToasts();
  // An effect event, so that the text has the current language without the toast being shown again when the language
  // changes.
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
