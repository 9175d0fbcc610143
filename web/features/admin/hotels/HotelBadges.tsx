import { MapPinOff, Star, Trash2, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { HotelsTab_HotelFragment } from '#generated/graphql.ts';
import { useEstimateRates } from '#i18n/money/CurrencyProvider.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { Badge } from '#ui/Badge.tsx';
import { formatExact, toDollars } from '../kit/money/dollars.ts';
import { messages } from './HotelRow.messages.ts';
import styles from './HotelRow.module.css';

/**
 * “+15%”, or a fixed markup in dollars followed by the stored amount in shekels, like all amounts of the admin pages.
 */
function useMarkup({ markupType, markupValue }: HotelsTab_HotelFragment): string {
  const intl = useIntl();
  const rates = useEstimateRates();
  const { language } = useLocale();
  const signDisplay = 'always';
  if (markupType === 'percentage') {
    return intl.formatNumber(markupValue / 100, { style: 'percent', maximumFractionDigits: 2, signDisplay });
  }
  const ledger = { amountMinor: Math.round(markupValue * 100), currency: 'ILS' };
  const dollars = rates && toDollars(ledger, rates.rates);
  const shekels = formatExact(ledger, language.locale, signDisplay);
  return dollars ? `${formatExact(dollars, language.locale, signDisplay)} · ${shekels}` : shekels;
}

/**
 * Badges of a stored hotel: its markup and, where they apply, Deleted, Incomplete, unlisted place, Featured and Free
 * Cancellation.
 */
export function HotelBadges({ hotel }: { hotel: HotelsTab_HotelFragment }) {
  const markup = useMarkup(hotel);
  return (
    <div className={styles.badges}>
      {hotel.isDeleted && (
        <Badge tone="danger" icon={Trash2}>
          <Text message={messages.deleted} />
        </Badge>
      )}
      {hotel.missing.length > 0 && (
        <Badge tone="warn" icon={TriangleAlert}>
          <Text message={messages.incomplete} />
        </Badge>
      )}
      {hotel.unlisted !== null && !hotel.isDeleted && (
        <Badge tone="warn" icon={MapPinOff}>
          <Text message={hotel.unlisted === 'CITY' ? messages.unlistedCity : messages.unlistedCountry} />
        </Badge>
      )}
      {hotel.isFeatured && (
        <Badge tone="info" icon={Star}>
          <Text message={messages.featured} />
        </Badge>
      )}
      {hotel.hasFreeCancellation && (
        <Badge tone="ok">
          <Text message={messages.freeCancellation} />
        </Badge>
      )}
      <Badge>
        <Text message={messages.markup} values={{ value: <bdi>{markup}</bdi> }} />
      </Badge>
    </div>
  );
}
