import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { installServiceWorker } from '../lib/offline/serviceWorker.ts';
import { useToasts } from '../ui/toasts.tsx';
import { messages } from './NewVersion.messages.ts';

/** Lets pages open offline, and offers a newer version of the product when there is one; an open checkout is left alone. */
export function NewVersion() {
  const intl = useIntl();
  const { show } = useToasts();
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => installServiceWorker((start) => setTakeOver(() => start)), []);
  useEffect(() => {
    if (!takeOver) return;
    show({
      tone: 'info',
      text: intl.formatMessage(messages.ready),
      action: { label: intl.formatMessage(messages.reload), onPress: takeOver },
    });
  }, [takeOver, intl, show]);
  return null;
}
