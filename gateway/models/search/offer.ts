import type { Money } from '../money.ts';
import type { LocalizedText } from '../hotel/place.ts';

/** One tier of a provider's cancellation policy. */
export interface CancellationTier {
  /** Wall clock without a zone, `yyyy-MM-ddTHH:mm`. */
  readonly from: string;
  readonly charge:
    | { readonly kind: 'fixed'; readonly amount: Money }
    | { readonly kind: 'percentage'; readonly percent: number }
    /** An unknown word of the provider: treated as the full amount. */
    | { readonly kind: 'unknown' };
}

/** A fee that is paid at the property. */
export interface PropertyFee {
  readonly description: string;
  /** For the whole stay. Before mapping (in a `ProviderOffer`) it may be per night, as `description` says. */
  readonly amount: Money;
  /** Amount per night, when the provider gives it per night. */
  readonly perNight?: Money;
}

/** A bookable combination as the provider sells it: all rooms, all nights, tax included, in the account's currency. */
export interface ProviderOffer {
  readonly bookingCode: string;
  readonly hotelCode: string;
  readonly roomNames: readonly string[];
  readonly inclusions: readonly string[];
  /** The fare exactly as in the response: sent back unchanged with Book. */
  readonly totalFareLiteral: string;
  readonly totalFare: Money;
  /** Lowest price at which it may be sold to a consumer; null when not sent. */
  readonly recommendedSellingRate: Money | null;
  /** The provider's own word. */
  readonly mealType: string;
  readonly isRefundable: boolean;
  /** Empty unless detailed offers were requested. */
  readonly cancellation: readonly CancellationTier[];
  readonly propertyFees: readonly PropertyFee[];
  readonly promotions: readonly string[];
  /** Only after the check (PreBook): conditions as plain text. */
  readonly rateConditions: readonly string[];
}

/** Cancellation terms as the traveller sees them. Wall clocks are the property's. */
export interface CancellationTerms {
  readonly isFree: boolean;
  /** Last minute of free cancellation; for an offer of the provider, 23:59 on the day before its first fee applies. */
  readonly freeUntil: string | null;
  readonly steps: readonly { readonly from: string; readonly fee: Money }[];
}

/** An offer as the product sells it, in ledger money. */
export interface Offer {
  /** Opaque; identifies the stored facts about the offer. */
  readonly id: string;
  readonly hotelId: string;
  readonly source: 'STORED' | 'PROVIDER';
  readonly roomNames: readonly string[];
  /** In the order of `roomNames`; missing for rooms of the provider. */
  readonly roomNamesHe?: readonly (string | null)[];
  /** Whether its rooms have enough beds; null or missing when their names do not say. */
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
  /** Sum of these fees in ledger money at the day's rates, for comparisons; missing without fees or without a rate. */
  readonly propertyFeesTotal?: Money;
  readonly promotions: readonly string[];
  /** Remaining rooms of a counted type for the stay; only present when they are few. */
  readonly roomsLeft?: number | undefined;
  /** Data that Book needs; null for stored hotels. */
  readonly provider: {
    readonly bookingCode: string;
    readonly totalFareLiteral: string;
    readonly currency: string;
    /** Ledger units for one unit of `currency`, with the day of the rate. */
    readonly rate: string;
    readonly rateDate: string;
    readonly nationality: string;
    /** When Search was sent, milliseconds since the epoch: the code lives 30 minutes from then. */
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

/** All offers of a hotel, those that meet the wishes first. */
export interface MatchingOfferList extends OfferList {
  /** Number of offers that meet them. */
  readonly matching: number;
}
