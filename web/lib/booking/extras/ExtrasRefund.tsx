import { houseDeadline } from '#shared/cancellation/cancellation.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { Text } from '#i18n/Text.tsx';
import { ruleTexts } from './extraLines.messages.ts';

interface ExtrasRefundProps {
  readonly checkIn: string;
  readonly className?: string | undefined;
}

/** Until when extras are refunded; the hotel's own terms may be more generous or stricter. */
export function ExtrasRefund({ checkIn, className }: ExtrasRefundProps) {
  const dates = useDates();
  return (
    <p className={className}>
      <Text
        message={ruleTexts.refund}
        values={{ until: <bdi key="until">{dates.wallClock(houseDeadline(checkIn))}</bdi> }}
      />
    </p>
  );
}
