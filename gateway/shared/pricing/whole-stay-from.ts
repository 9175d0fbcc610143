/**
 * Sums in whole units by currency. Hardly anyone pays this much for one night, so a sum this large without a unit is
 * for the whole stay, in the search box and in the chat.
 */
export const MIN_WHOLE_STAY_SUM = {
  ILS: 3_000,
  USD: 800,
  EUR: 800,
  GBP: 700,
  CHF: 800,
  AUD: 1_200,
  CAD: 1_100,
  JPY: 120_000,
} as const;
