import { LEDGER_CURRENCY, type Money } from '#models/money.ts';
import type { Offer, ProviderOffer } from '#models/search/offer.ts';
import type { PlainDate } from '#models/stay.ts';
import { termsFromTiers } from '../cancellation/cancellation.ts';
import { mealPlanOf } from '../hotel/meal-keys.ts';
import { haveBedsFor } from '../stay/bed-shortage.ts';
import { dayOf } from '../stay/nights.ts';
import { mergedFees } from './fees/merged-fees.ts';
import { stayFee } from './fees/stay-fee.ts';
import { type RateTable, minorDigits, toLedger } from './rates.ts';
import { MAX_PRICE, isSalePrice } from './sale-price.ts';
import { wholeShekels } from './whole-shekels.ts';

/** Facts other than the offer that its price depends on. */
export interface PricingTerms {
  readonly nights: number;
  /** Number of guests who need a bed. */
  readonly sleepers: number;
  readonly today: PlainDate;
  readonly rates: RateTable;
  readonly nationality: string;
  /** When Search was sent, milliseconds since the epoch. */
  readonly searchedAt: number;
  /** Creates the opaque id of an offer. Equal offers of two searches get equal ids. */
  readonly idOf: (offer: ProviderOffer) => string;
}

/**
 * Price of one night: the total itself for a single night, otherwise rounded half up to a whole shekel.
 * @throws RangeError for less than one night
 */
export function perNight(total: Money, nights: number): Money {
  if (nights < 1) throw new RangeError('the stay has no night');
  if (nights === 1) return total;
  return { amountMinor: wholeShekels(total.amountMinor / nights) * 100, currency: total.currency };
}

/**
 * A provider offer as the product sells it: ledger money at a dated rate, the recommended selling rate when it is
 * higher than the fare, terms and meal plan in our words. The fare's own text is kept for Book.
 * @returns null for a broken offer: not positive, not finite, over 1,000,000, or in a currency without a rate
 */
export function sellable(offer: ProviderOffer, terms: PricingTerms): Offer | null {
  const { totalFare } = offer;
  if (!isPrice(totalFare)) return null;
  const floor = offer.recommendedSellingRate;
  const charged = floor && isPrice(floor) && floor.amountMinor > totalFare.amountMinor ? floor : totalFare;
  const converted = toLedger(charged, terms.rates);
  if (!converted || !isSalePrice(converted.money)) return null;
  const total = converted.money;
  const mealPlan = mealPlanOf(offer.mealType);
  return {
    id: terms.idOf(offer),
    hotelId: offer.hotelCode,
    source: 'PROVIDER',
    roomNames: offer.roomNames,
    bedsForAll: haveBedsFor(offer.roomNames, terms.sleepers),
    description: null,
    imageUrl: null,
    inclusions: offer.inclusions,
    pricePerNight: perNight(total, terms.nights),
    total,
    mealPlan,
    mealChoices: [mealPlan],
    cancellation: termsFromTiers(
      offer.cancellation,
      { total, isRefundable: offer.isRefundable },
      terms.today,
      terms.rates,
    ),
    ...feesOfStay(offer, terms),
    promotions: offer.promotions,
    provider: {
      bookingCode: offer.bookingCode,
      totalFareLiteral: offer.totalFareLiteral,
      currency: totalFare.currency,
      rate: converted.rate,
      rateDate: terms.rates.asOf,
      nationality: terms.nationality,
      searchedAt: terms.searchedAt,
    },
  };
}

/** The fees of the property for the stay, and the sum of those whose rate is known. */
function feesOfStay(
  { propertyFees }: ProviderOffer,
  { nights, rates }: PricingTerms,
): Pick<Offer, 'propertyFees' | 'propertyFeesTotal'> {
  const fees = mergedFees(propertyFees.map((fee) => stayFee(fee, nights)));
  const worth = fees.reduce((sum, { amount }) => sum + (toLedger(amount, rates)?.money.amountMinor ?? 0), 0);
  return {
    propertyFees: fees,
    ...(worth > 0 && { propertyFeesTotal: { amountMinor: worth, currency: LEDGER_CURRENCY } }),
  };
}

/**
 * Sellable offers, cheapest first; equal prices keep the source's order. Broken ones are dropped; further offers with
 * the same id are numbered.
 */
export function sellableOffers(offers: readonly ProviderOffer[], terms: PricingTerms): readonly Offer[] {
  const sorted = offers
    .map((offer) => sellable(offer, terms))
    .filter((offer) => offer !== null)
    .sort((left, right) => left.total.amountMinor - right.total.amountMinor);
  const seen = new Map<string, number>();
  return sorted.map((offer) => {
    const nth = (seen.get(offer.id) ?? 0) + 1;
    seen.set(offer.id, nth);
    return nth === 1 ? offer : numbered(offer, nth);
  });
}

/**
 * The offer of a newer list that corresponds to an older one whose code has expired: same source, rooms and meal plan;
 * of several, the one with the same cancellation terms, else the nearest price.
 * @returns null when there is none any more
 */
export function matchOffer(old: Offer, list: readonly Offer[]): Offer | null {
  const same = list.filter(
    (offer) =>
      offer.hotelId === old.hotelId &&
      offer.source === old.source &&
      offer.mealPlan === old.mealPlan &&
      roomKey(offer) === roomKey(old),
  );
  const distance = (offer: Offer): number =>
    (sameTerms(offer, old) ? 0 : MAX_PRICE * 200) + Math.abs(offer.total.amountMinor - old.total.amountMinor);
  return same.reduce<Offer | null>(
    (best, offer) => (best === null || distance(offer) < distance(best) ? offer : best),
    null,
  );
}

const numbered = (offer: Offer, nth: number): Offer => ({ ...offer, id: `${offer.id}.${nth}` });

const roomKey = (offer: Offer): string =>
  offer.roomNames.map((name) => name.toLowerCase().replace(/\s+/g, ' ').trim()).join('|');

/**
 * True for the same cancellation terms, compared by their first step: older records write `freeUntil` in another
 * notation.
 */
const sameTerms = (left: Offer, right: Offer): boolean =>
  left.cancellation.isFree === right.cancellation.isFree && firstStepDay(left) === firstStepDay(right);

/**
 * Day from which cancelling costs something; null when it already does, because the step then has the day of its
 * search.
 */
const firstStepDay = ({ cancellation }: Offer): string | null => {
  const [first] = cancellation.steps;
  return cancellation.isFree && first ? dayOf(first.from) : null;
};

const isPrice = ({ amountMinor, currency }: Money): boolean =>
  Number.isSafeInteger(amountMinor) &&
  amountMinor > 0 &&
  /^[A-Z]{3}$/.test(currency) &&
  amountMinor <= MAX_PRICE * 10 ** minorDigits(currency);
