/** Units of each possible account currency per shekel; approximate, invented, and fixed. */
const perShekel: Readonly<Record<string, number>> = {
  ILS: 1,
  USD: 0.27,
  EUR: 0.25,
  GBP: 0.21,
  AED: 1,
  PHP: 15.4,
  INR: 23,
};

/** Units of the account currency for one shekel. @throws RangeError for a currency without a rate */
export function unitsPerShekel(currency: string): number {
  const rate = perShekel[currency];
  if (rate === undefined) throw new RangeError(`no rate for the account currency ${currency}`);
  return rate;
}

/** Currency of a country and its units per euro; approximate, fixed. */
interface LocalCurrency {
  readonly code: string;
  readonly perEuro: number;
}

const euro: LocalCurrency = { code: 'EUR', perEuro: 1 };
const dollar: LocalCurrency = { code: 'USD', perEuro: 1.1 };
const euroLands = new Set(
  'FR IT ES PT DE AT NL BE IE FI GR CY MT SK SI EE LV LT LU HR ME MC SM XK'.split(' '),
);
const others: Readonly<Record<string, LocalCurrency>> = Object.fromEntries(
  `IL ILS 4, GB GBP 0.86, CH CHF 0.96, CZ CZK 25, HU HUF 390, PL PLN 4.3, RO RON 5, BG BGN 1.96, DK DKK 7.46, SE SEK 11.3, NO NOK 11.6, IS ISK 150, TR TRY 36, GE GEL 2.9, AE AED 4, SA SAR 4.1, QA QAR 4, EG EGP 53, JO JOD 0.78, MA MAD 10.8, ZA ZAR 20, TZ TZS 2900, CA CAD 1.5, MX MXN 19, BR BRL 5.8, PE PEN 4.1, TH THB 38, VN VND 27000, SG SGD 1.45, ID IDR 17500, PH PHP 63, JP JPY 165, KR KRW 1480, HK HKD 8.6, CN CNY 7.9, IN INR 92, LK LKR 330, NP NPR 147, AU AUD 1.65, NZ NZD 1.8, RS RSD 117, MY MYR 5`
    .split(', ')
    .map((row): [string, LocalCurrency] => {
      const [country = '', code = '', rate = '1'] = row.split(' ');
      return [country, { code, perEuro: Number(rate) }];
    }),
);

/** Currency in which a property charges fees; the dollar for countries that are not listed. */
export function localCurrency(country: string): LocalCurrency {
  return euroLands.has(country) ? euro : (others[country] ?? dollar);
}
