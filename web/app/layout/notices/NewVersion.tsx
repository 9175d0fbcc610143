import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { installServiceWorker } from '#lib/offline/serviceWorker.ts';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './NewVersion.messages.ts';

/** Lets pages open offline, and offers a newer version of the product when there is one; an open checkout is left alone. */
export function NewVersion({ install = installServiceWorker }: { install?: typeof installServiceWorker }) {
  const intl = useIntl();
  const { show } = useToasts();
  // Told in the language of that moment, at each call and no oftener: a switch of language is no news.
  const tell = useEffectEvent((takeOver: () => void) => {
    show({
      tone: 'info',
      text: intl.formatMessage(messages.ready),
      action: { label: intl.formatMessage(messages.reload), onPress: takeOver },
    });
  });
  useEffect(() => install((takeOver) => tell(takeOver)), [install]);
  return null;
}
