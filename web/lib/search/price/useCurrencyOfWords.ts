import { useCurrency } from '#i18n/money/CurrencyProvider.tsx';
import type { Choosing } from '../destination/suggestion.ts';

/**
 * Submits a search; where its words have a price limit in another currency (“under 2,000 euros”), that currency is set
 * for the estimates, as by the menu, so that the results can be compared with the limit.
 */
export const useCurrencyOfWords = <Criteria>(
  onSubmit: (criteria: Criteria, choosing?: Choosing) => void,
): ((criteria: Criteria, choosing?: Choosing) => void) => {
  const { currency, setCurrency } = useCurrency();
  return (criteria, choosing) => {
    const price = choosing?.filters?.find((filter) => filter.field === 'price');
    const typed = price?.value.typed?.currency;
    if (typed && typed.code !== currency.code) setCurrency(typed.code);
    onSubmit(criteria, choosing);
  };
};
