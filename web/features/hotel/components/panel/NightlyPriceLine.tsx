import { useIntl } from 'react-intl';
import { isNightExact } from '#shared/stay/nights.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { formatMoney, type MoneyAmount } from '#i18n/money/money.ts';
import { roomMessages as messages } from '../../HotelPage.messages.ts';

interface NightTimesProps {
  night: MoneyAmount;
  nights: number;
  /** The total that is shown beside it as the result. */
  total: MoneyAmount;
}

/**
 * “₪57.50 × 30 nights”, or “≈ ₪333 × 3 nights” when the price of a night is rounded, so that the product is never
 * wrong.
 */
export function NightlyPriceLine({ night, nights, total }: NightTimesProps) {
  const intl = useIntl();
  const { language } = useLocale();
  const amount = formatMoney(night, language.locale);
  const price = isNightExact(night, nights, total) ? amount : `≈ ${amount}`;
  return <bdi>{intl.formatMessage(messages.times, { price, nights })}</bdi>;
}
