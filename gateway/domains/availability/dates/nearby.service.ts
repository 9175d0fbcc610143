import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { Money } from '#models/money.ts';
import type { OfferList } from '#models/search/offer.ts';
import type { PlainDate, Stay } from '#models/stay.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { bestMatchingOffer } from '#shared/pricing/matching-offer.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays } from '#shared/stay/nights.ts';
import { fullCostOfOffer } from '#shared/pricing/fees/full-cost.ts';
import { MIN_SAVING_PERCENT, savingPercent } from '#shared/pricing/saving.ts';
import type { CallOptions } from '#upstreams/provider/hotel-provider.ts';
import { likelyCheaperStays, alternativesByDistance } from './nearby-stays.ts';
import type { OfferService } from '../offers/offer.service.ts';
import type { StayInput } from '../stay-input.ts';

/** A stay on other days with the cheapest offer that meets the wishes. */
interface NearbyStay {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly total: Money;
  readonly pricePerNight: Money;
  /** ISO moment at which the price was read. */
  readonly pricedAt: string;
}

interface NearestDates {
  readonly hotelId: string;
  readonly stays: readonly NearbyStay[];
  /** False when a source failed, or when the time was over before a stay was found. */
  readonly isComplete: boolean;
}

interface CheaperDates {
  readonly hotelId: string;
  readonly stay: NearbyStay;
  readonly savingPercent: number;
}

/** A hotel with the total on the screen, and the full cost if it is known, in agorot. */
interface ShownTotal {
  readonly hotelId: string;
  readonly totalMinor: number;
  readonly fullCostMinor?: number | null;
}

/** The stay on the screen and the wishes for its rooms. */
interface NearbyRequest {
  readonly stay: StayInput;
  readonly wishes: OfferWishes;
}

export interface NearbyDeps {
  readonly offers: Pick<OfferService, 'stay' | 'offersOf' | 'pricedStays'>;
  readonly clock: () => Date;
}

/** Prices on other days, read in small, bounded numbers (decision 10). */
export interface NearbyService {
  /**
   * The nearest stays with an offer that meets the wishes, for each hotel once, in the order of the ids.
   * @throws AppError BAD_USER_INPUT
   */
  nearest(hotelIds: readonly string[], request: NearbyRequest): Promise<readonly NearestDates[]>;
  /**
   * Stays around the requested one with their cached prices; the provider is not called.
   * @throws AppError BAD_USER_INPUT
   */
  pricedStays(hotelId: string, request: NearbyRequest): Promise<readonly NearbyStay[]>;
  /**
   * Hotels that are at least five percent cheaper on one of the days near the stay that are checked.
   * @throws AppError BAD_USER_INPUT
   */
  cheaper(shown: readonly ShownTotal[], request: NearbyRequest): Promise<readonly CheaperDates[]>;
}

const MAX_HOTELS = 10;
/** Number of days before the stay from which cached prices are looked up. */
const PRICED_DAYS_BEFORE = 31;
/** Number of days that are looked up, from 31 days before the stay or from today: three months. */
const PRICED_DAYS = 93;
/**
 * Time in milliseconds after which no further round starts. A round takes up to 23 s and a request may take 27 s, so a
 * later round would end after the request.
 */
const LAST_START_MS = 4_000;

export function createNearbyService({ offers, clock }: NearbyDeps): NearbyService {
  const today = (): PlainDate => todayInIsrael(clock());

  /**
   * For each hotel the stays with an offer that meets the wishes, and whether its source failed; one provider call per
   * stay.
   */
  const ask = async (
    ids: readonly string[],
    stays: readonly Stay[],
    { wishes, ...options }: CallOptions & Pick<NearbyRequest, 'wishes'>,
  ): Promise<readonly FoundStays[]> => {
    const lists = await Promise.all(stays.map((stay) => offers.offersOf(ids, stay, options)));
    return ids.map((_, hotel) => {
      const answers = lists.map((list) => list[hotel]);
      return {
        stays: stays.flatMap((stay, at) => staysWithOffer(stay, answers[at], wishes)),
        hasFailed: answers.some((answer) => answer instanceof Error || answer?.isStale),
      };
    });
  };

  return {
    nearest: async (hotelIds, { stay: input, wishes }) => {
      const ids = severalHotels(hotelIds, 'hotelIds');
      const found = new Map<string, FoundStays>();
      const until = clock().getTime() + LAST_START_MS;
      let left = ids;
      let isLate = false;
      for (const round of alternativesByDistance(offers.stay(input), today())) {
        isLate = clock().getTime() > until;
        if (left.length === 0 || isLate) break;
        const answers = await ask(left, round, { priority: 'normal', wishes });
        // A source that fails is not called again.
        left.forEach((id, at) => {
          const answer = answers[at];
          if (answer && (answer.stays.length > 0 || answer.hasFailed)) found.set(id, answer);
        });
        left = ids.filter((id) => !found.has(id));
      }
      return ids.map((hotelId) => {
        const { stays, hasFailed } = found.get(hotelId) ?? { stays: [], hasFailed: isLate };
        return { hotelId, stays: stays.map((each) => each.stay), isComplete: !hasFailed };
      });
    },
    pricedStays: (hotelId, { stay: input, wishes }) => {
      const stay = offers.stay(input);
      const earliest = addDays(stay.checkIn, -PRICED_DAYS_BEFORE);
      const first = earliest < today() ? today() : earliest;
      return offers.pricedStays(hotelId, { stay, first, days: PRICED_DAYS, wishes });
    },
    cheaper: async (shown, { stay: input, wishes }) => {
      const byHotel = new Map(shown.map((each) => [each.hotelId, each]));
      demandFields({
        totalMinor: shown.every(({ totalMinor }) => totalMinor > 0) || 'more than 0',
        fullCostMinor:
          shown.every(({ totalMinor, fullCostMinor }) => (fullCostMinor ?? totalMinor) >= totalMinor) ||
          'at least the total',
      });
      const ids = severalHotels([...byHotel.keys()], 'shown');
      const answers = await ask(ids, likelyCheaperStays(offers.stay(input), today()), {
        priority: 'low',
        wishes,
      });
      return ids.flatMap((hotelId, at): CheaperDates[] => {
        const { totalMinor = 0, fullCostMinor } = byHotel.get(hotelId) ?? {};
        // When the fees of the shown stay are unknown, those of the other stay must not count either.
        const costOf = ({ stay, fullCost }: StayWithCost) =>
          fullCostMinor == null ? stay.total.amountMinor : fullCost;
        const [best] = (answers[at]?.stays ?? []).toSorted((left, right) => costOf(left) - costOf(right));
        const saving = best ? savingPercent(fullCostMinor ?? totalMinor, costOf(best)) : 0;
        return best && saving >= MIN_SAVING_PERCENT
          ? [{ hotelId, stay: best.stay, savingPercent: saving }]
          : [];
      });
    },
  };
}

/** A stay with its full cost, in agorot. */
interface StayWithCost {
  readonly stay: NearbyStay;
  readonly fullCost: number;
}

interface FoundStays {
  readonly stays: readonly StayWithCost[];
  readonly hasFailed: boolean;
}

function severalHotels(hotelIds: readonly string[], field: string): readonly string[] {
  const ids = [...new Set(hotelIds)];
  demandFields({ [field]: (ids.length > 0 && ids.length <= MAX_HOTELS) || `1 to ${MAX_HOTELS} hotels` });
  return ids;
}

/**
 * The stay with its best offer; empty when no offer meets the wishes, and for a stale price, which is no reason to
 * change the dates.
 */
function staysWithOffer(
  { checkIn, checkOut }: Stay,
  answer: OfferList | Error | undefined,
  wishes: OfferWishes,
): readonly StayWithCost[] {
  if (!answer || answer instanceof Error || answer.isStale) return [];
  const offer = bestMatchingOffer(answer.offers, wishes);
  if (!offer) return [];
  const { total, pricePerNight } = offer;
  const stay = { checkIn, checkOut, total, pricePerNight, pricedAt: answer.pricedAt };
  return [{ stay, fullCost: fullCostOfOffer(offer).total }];
}
