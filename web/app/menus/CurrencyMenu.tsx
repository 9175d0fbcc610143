import { useIntl } from 'react-intl';
import { useCurrency } from '#i18n/money/CurrencyProvider.tsx';
import { currencies } from '#i18n/money/currencies.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Menu } from '#ui/Menu.tsx';
import { messages } from '../layout/header/Header.messages.ts';

/**
 * Menu of the eight currencies for estimates; charges are always in shekels. Its button has the sign “≈” of the
 * estimates beside the prices, so that nobody takes the currency for the one of the prices.
 */
export function CurrencyMenu() {
  const intl = useIntl();
  const { language } = useLocale();
  const { currency, setCurrency } = useCurrency();
  const names = new Intl.DisplayNames([language.locale], { type: 'currency' });
  const label = intl.formatMessage(messages.currency);
  const items = currencies.map(({ code, symbol, name }) => {
    const local = names.of(code) ?? name;
    return {
      id: code,
      label: `${code} · ${symbol} · ${local}`,
      content: (
        <>
          <bdi>{code}</bdi> · <bdi>{symbol}</bdi> · <bdi>{local}</bdi>
        </>
      ),
      onAction: () => setCurrency(code),
    };
  });
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <span>
          <span className="visually-hidden">{label}: </span>
          <bdi>{currency.code === 'ILS' ? currency.code : `≈ ${currency.code}`}</bdi>
        </span>
      }
      sections={[
        {
          id: 'currencies',
          title: intl.formatMessage(messages.currencyNote),
          selectedId: currency.code,
          items,
        },
      ]}
    />
  );
}
