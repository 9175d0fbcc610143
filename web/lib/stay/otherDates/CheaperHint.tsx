import { useIntl } from 'react-intl';
import type { CheaperDatesQuery } from '#generated/graphql.ts';
import { Price } from '#i18n/money/Price.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { messages } from './OtherDates.messages.ts';

interface CheaperHintProps {
  dates: CheaperDatesQuery['cheaperDates'][number];
  /** Omits “Cheaper on”, for use below a heading with these words. */
  isShort?: boolean;
}

/** “Cheaper on 12 – 15 Dec: from ₪3,280 in total (−18%)”. */
export function CheaperHint({ dates: { stay, savingPercent }, isShort = false }: CheaperHintProps) {
  const intl = useIntl();
  const dates = useDates();
  return intl.formatMessage(isShort ? messages.cheaperAt : messages.cheaper, {
    dates: <bdi key="dates">{dates.range(stay.checkIn, stay.checkOut, 'short')}</bdi>,
    total: <Price key="total" money={stay.total} isEstimated />,
    saving: (
      <bdi key="saving" dir="ltr">
        {`−${savingPercent}%`}
      </bdi>
    ),
  });
}
