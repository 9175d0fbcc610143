import { useState } from 'react';
import { Text } from '#i18n/Text.tsx';
import { Notice } from '#ui/Notice.tsx';
import { messages } from './StalePricesNotice.messages.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

interface StalePricesNoticeProps {
  /** When the prices were read. */
  pricedAt: string | null | undefined;
  /** Whether the prices are no longer fresh; nothing is shown for fresh ones. */
  isStale: boolean;
  className?: string | undefined;
}

function Age({ pricedAt, className }: { pricedAt: string; className: string | undefined }) {
  const [minutes] = useState(() => Math.max(1, Math.round((Date.now() - Date.parse(pricedAt)) / MINUTE_MS)));
  return (
    <Notice tone="info" {...(className && { className })}>
      <Text message={messages.age} values={{ minutes }} />
    </Notice>
  );
}

/** How old prices are, or when they were read, when they are shown because their source does not respond. */
export function StalePricesNotice({ pricedAt, isStale, className }: StalePricesNoticeProps) {
  if (!isStale || !pricedAt) return null;
  return <Age key={pricedAt} pricedAt={pricedAt} className={className} />;
}
