import { useIntl } from 'react-intl';
import type { MarkupType } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { Select } from '#ui/Select.tsx';
import { AdminMoney } from '#features/admin/kit/money/AdminMoney.tsx';
import { formatExact } from '#features/admin/kit/money/dollars.ts';
import styles from '../HotelForm.module.css';
import { fields, messages } from '../HotelForm.messages.ts';
import {
  amountOf,
  finalPriceOf,
  type HotelDraft,
  pricedRoomsOf,
  ranges,
  roomsFromOf,
} from '../hotelDraft.ts';
import { NumberText } from './NumberText.tsx';
import { readNumber } from './numbers.ts';
import type { SectionProps } from '../sections.ts';
import { useDollars } from './useDollars.ts';

const markupTypes: readonly MarkupType[] = ['percentage', 'fixed'];

/** “₪100.00 × (1 + 15/100)”, or “₪100.00 + ₪15.00”; reads from left to right in every language. */
function Formula({ netPrice, markupType, markupValue }: HotelDraft) {
  const intl = useIntl();
  const { language } = useLocale();
  const net = formatExact(amountOf(netPrice), language.locale);
  const { value } = readNumber(markupValue, ranges.markup);
  const sign = value < 0 ? '−' : '+';
  const size = Math.abs(value);
  const added = { amountMinor: Math.round(size * 100), currency: 'ILS' };
  return (
    <span className={styles.formula} dir="ltr">
      <bdi>{net}</bdi>{' '}
      {markupType === 'percentage' ? (
        `× (1 ${sign} ${intl.formatNumber(size)}/100)`
      ) : (
        <>
          {sign} <bdi>{formatExact(added, language.locale)}</bdi>
        </>
      )}
    </span>
  );
}

/**
 * Says that guests pay the prices of the room types, once there are some. Also while the final price is the same: it
 * would stop being so with a new markup.
 */
function RoomPriceNote({ draft }: { draft: HotelDraft }) {
  const { language } = useLocale();
  const from = roomsFromOf(draft);
  if (!from) return null;
  const price = <bdi key="price">{formatExact(from, language.locale)}</bdi>;
  return (
    <p className={styles.roomsDecide}>
      <Text message={messages.roomsDecide} values={{ price, count: pricedRoomsOf(draft).length }} />
    </p>
  );
}

/** Net price, markup, and the final price calculated from them. */
export function PriceFields({ draft, change }: SectionProps) {
  const intl = useIntl();
  const dollars = useDollars();
  const isFixed = draft.markupType === 'fixed';
  return (
    <div className={styles.prices}>
      <div className={styles.three}>
        <NumberText
          label={intl.formatMessage(fields.basePricePerNight)}
          value={draft.netPrice}
          onChange={(netPrice) => change({ netPrice })}
          range={ranges.shekels}
          prefix="₪"
          hint={dollars(amountOf(draft.netPrice))}
        />
        <Select
          label={intl.formatMessage(fields.markupType)}
          value={draft.markupType}
          options={markupTypes.map((id) => ({ id, label: intl.formatMessage(messages[id]) }))}
          onChange={(id) => change({ markupType: id === 'fixed' ? 'fixed' : 'percentage' })}
        />
        <NumberText
          label={intl.formatMessage(fields.markupValue)}
          value={draft.markupValue}
          onChange={(markupValue) => change({ markupValue })}
          range={ranges.markup}
          {...(isFixed
            ? { prefix: '₪', hint: dollars(amountOf(draft.markupValue)) }
            : { suffix: '%', hint: intl.formatMessage(messages.ofNet) })}
        />
      </div>
      <div className={styles.final}>
        <Formula {...draft} />
        <output className={styles.result}>
          <span className={styles.resultLabel}>
            <Text message={fields.pricePerNight} />
          </span>{' '}
          <span className={styles.resultPrice}>
            <AdminMoney money={finalPriceOf(draft)} isStrong />
          </span>
        </output>
      </div>
      <RoomPriceNote draft={draft} />
    </div>
  );
}
