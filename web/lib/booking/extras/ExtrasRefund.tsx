import { useDates } from '#i18n/dates/useDates.ts';
import { Text } from '#i18n/Text.tsx';
import { ruleTexts } from './extraLines.messages.ts';

interface ExtrasRefundProps {
  readonly booking: {
    /** Until when extras are refunded, local time of the hotel; null once that has passed, undefined when not known. */
    readonly extrasRefundableUntil: string | null | undefined;
  };
  readonly className?: string | undefined;
}

/**
 * Until when extras are refunded, or that they no longer are; the hotel's own terms may be more generous or stricter.
 * Empty when it is not known.
 */
export function ExtrasRefund({ booking, className }: ExtrasRefundProps) {
  const dates = useDates();
  const until = booking.extrasRefundableUntil;
  if (until === undefined) return null;
  return (
    <p className={className}>
      {until ? (
        <Text
          message={ruleTexts.refund}
          values={{ until: <bdi key="until">{dates.wallClock(until)}</bdi> }}
        />
      ) : (
        <Text message={ruleTexts.noRefund} />
      )}
    </p>
  );
}
