import type { Money } from '../money.ts';
import type { LocalizedText } from '../hotel/place.ts';

/** One rung of a provider's cancellation policy. */
export interface CancellationRung {
  /** Wall clock without a zone, `yyyy-MM-ddTHH:mm`. */
  readonly from: string;
  readonly charge:
    | { readonly kind: 'fixed'; readonly amount: Money }
    | { readonly kind: 'percentage'; readonly percent: number }
    /** A word of the provider's that we do not know: treated as the full amount. */
    | { readonly kind: 'unknown' };
}

/** Money a property collects at its desk. */
export interface PropertyFee {
  readonly description: string;
  /** For the whole stay; in an offer of the provider as its words say. */
  readonly amount: Money;
  /** What one night of it costs, where the provider gives it by the night. */
  readonly perNight?: Money;
}

/** A bookable combination as the provider sells it: all rooms, all nights, tax included, in the account's currency. */
export interface ProviderOffer {
  readonly bookingCode: string;
  readonly hotelCode: string;
  readonly roomNames: readonly string[];
  readonly inclusions: readonly string[];
  /** The fare exactly as it stood in the reply: goes back unchanged with Book. */
  readonly totalFareLiteral: string;
  readonly totalFare: Money;
  /** Least price allowed for sale to a consumer; null when not sent. */
  readonly recommendedSellingRate: Money | null;
  /** The provider's word, kept as it is. */
  readonly mealType: string;
  readonly isRefundable: boolean;
  /** Empty unless detailed offers were asked for. */
  readonly cancellation: readonly CancellationRung[];
  readonly propertyFees: readonly PropertyFee[];
  readonly promotions: readonly string[];
  /** Only after the check (PreBook): conditions as plain text. */
  readonly rateConditions: readonly string[];
}

/** A rule in the traveller's terms. Wall clocks are the property's. */
export interface CancellationTerms {
  readonly isFree: boolean;
  /** Last moment without a fee: of a provider's the minute before the day of its first step. */
  readonly freeUntil: string | null;
  readonly steps: readonly { readonly from: string; readonly fee: Money }[];
}

/** An offer as the product sells it, in ledger money. */
export interface Offer {
  /** Opaque; names what is stored about the offer on our side. */
  readonly id: string;
  readonly hotelId: string;
  readonly source: 'STORED' | 'PROVIDER';
  readonly roomNames: readonly string[];
  /** Whether its rooms have enough beds; null or missing where their names do not say. */
  readonly bedsForAll?: boolean | null;
  readonly description: LocalizedText | null;
  readonly imageUrl: string | null;
  readonly inclusions: readonly string[];
  readonly pricePerNight: Money;
  readonly total: Money;
  readonly mealPlan: string;
  readonly mealChoices: readonly string[];
  readonly cancellation: CancellationTerms;
  readonly propertyFees: readonly PropertyFee[];
  readonly promotions: readonly string[];
  /** Rooms of a counted type that are left for the stay; given only when they are few. */
  readonly roomsLeft?: number | undefined;
  /** What Book needs; null for stored hotels. */
  readonly provider: {
    readonly bookingCode: string;
    readonly totalFareLiteral: string;
    readonly currency: string;
    /** Ledger units for one unit of `currency`, with the day of the rate. */
    readonly rate: string;
    readonly rateDate: string;
    readonly nationality: string;
    /** Milliseconds since the epoch when Search was sent: the code lives 30 minutes from here. */
    readonly searchedAt: number;
  } | null;
}

/** All offers of one hotel for one stay, cheapest first. */
export interface OfferList {
  readonly offers: readonly Offer[];
  readonly nights: number;
  /** ISO moment at which they were read. */
  readonly pricedAt: string;
  /** Past their fresh time, shown because the provider failed. */
  readonly isStale: boolean;
}

/** Offers with those first that meet what was asked. */
export interface AskedOfferList extends OfferList {
  /** How many do. */
  readonly matching: number;
}
