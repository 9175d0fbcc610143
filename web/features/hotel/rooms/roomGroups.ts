import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { meetsWishes } from '#shared/pricing/matching-offer.ts';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { type BedShortage, shortageOf } from '#shared/stay/bed-shortage.ts';
import type { PartySize } from '#lib/stay/guests/occupancy.ts';

type Offer = HotelPage_OfferFragment;

/** One kind of room with its rates. */
export interface RoomGroup {
  readonly key: string;
  /** The offers of the room, at least one, in the order of the whole list. */
  readonly offers: readonly [Offer, ...Offer[]];
  readonly shortage: BedShortage | null;
}

const keyOf = ({ roomNames }: Offer): string =>
  roomNames.map((name) => name.toLowerCase().replace(/\s+/g, ' ').trim()).join('|');

/**
 * Groups offers by room. Rooms with an offer that meets the wishes come first, and among equals those with a bed for
 * everyone, or whose beds are not known; otherwise they stay in the order of `offers`.
 * @param offers those that meet the wishes first, each group by full cost
 */
export const roomGroups = (
  offers: readonly Offer[],
  wishes: OfferWishes,
  party: PartySize,
): readonly RoomGroup[] => {
  const byRoom = new Map<string, [Offer, ...Offer[]]>();
  for (const offer of offers) {
    const known = byRoom.get(keyOf(offer));
    if (known) known.push(offer);
    else byRoom.set(keyOf(offer), [offer]);
  }
  const rank = ({ offers: [first], shortage }: RoomGroup): number =>
    (meetsWishes(first, wishes) ? 0 : 2) + (shortage ? 1 : 0);
  return [...byRoom]
    .map(([key, own]) => ({ key, offers: own, shortage: shortageOf(own[0].beds, party) }))
    .toSorted((left, right) => rank(left) - rank(right));
};
