import { Share2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './ShareButton.messages.ts';

interface ShareButtonProps {
  /** Path and query of what is shared, built from what the page shows: nothing else of the URL is shared. */
  path: string;
  /** Title in the system's share sheet. */
  title: string;
  /** `round` looks like the favorite button beside it. */
  look?: 'icon' | 'round' | 'button';
}

/** True when the user closed the share sheet, which is not a failure. */
const isClosed = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError';

/**
 * Opens the system's share sheet for a link, or copies the link where there is none. The link names the reader's
 * language.
 */
export function ShareButton({ path, title, look = 'button' }: ShareButtonProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const { language } = useLocale();
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.show({ tone: 'ok', text: intl.formatMessage(messages.copied) });
    } catch {
      toasts.show({ tone: 'error', text: intl.formatMessage(messages.failed, { link }) });
    }
  };
  const share = async () => {
    const url = new URL(path, window.location.origin);
    url.searchParams.set('lang', language.code);
    // Older browsers and insecure origins have no share sheet.
    if (!('share' in navigator)) return copy(url.href);
    try {
      await navigator.share({ title, url: url.href });
    } catch (cause) {
      if (!isClosed(cause)) await copy(url.href);
    }
  };
  const label = intl.formatMessage(messages.share);
  if (look !== 'button') {
    const variant = look === 'round' ? 'floating' : 'outline';
    return <IconButton icon={Share2} label={label} variant={variant} onPress={() => void share()} />;
  }
  return (
    <Button variant="secondary" icon={Share2} onPress={() => void share()}>
      {label}
    </Button>
  );
}
