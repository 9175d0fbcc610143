import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { messages } from './hotelList.messages.ts';

/** Says above a list of hotels that their prices failed, with a button that requests them again. */
export function PricesFailedNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warn"
      role="alert"
      action={
        <Button variant="secondary" size="sm" onPress={onRetry}>
          <Text message={messages.retry} />
        </Button>
      }
    >
      <Text message={messages.pricesFailed} />
    </Notice>
  );
}
