import { useIntl } from 'react-intl';
import { useEstimateRates } from '#i18n/money/CurrencyProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { messages, rates as words } from './panels.messages.ts';
import styles from './panels.module.css';

/** The exchange rates, with their date, that are used for every estimate and every amount in dollars. */
export function RatesPanel() {
  const intl = useIntl();
  const dates = useDates();
  const table = useEstimateRates();
  if (!table) return <Text message={messages.noRates} />;
  const number = (value: number) => intl.formatNumber(value, { maximumSignificantDigits: 5 });
  return (
    <>
      <p className={styles.note}>
        <Text message={words.note} values={{ date: <bdi>{dates.date(table.asOf)}</bdi> }} />
      </p>
      <DataTable
        label={intl.formatMessage(messages.rates)}
        hasRowHeaders
        rows={table.rates}
        rowKey={(rate) => rate.code}
        columns={[
          {
            id: 'currency',
            label: intl.formatMessage(words.currency),
            renderCell: (rate) => (
              <>
                <bdi dir="ltr">{rate.code}</bdi> {intl.formatDisplayName(rate.code, { type: 'currency' })}
              </>
            ),
          },
          {
            id: 'perShekel',
            label: intl.formatMessage(words.perShekel),
            align: 'end',
            renderCell: (rate) => number(Number(rate.perShekel)),
          },
          {
            id: 'shekels',
            label: intl.formatMessage(words.shekels),
            align: 'end',
            renderCell: (rate) => number(1 / Number(rate.perShekel)),
          },
        ]}
      />
    </>
  );
}
