/** Texts of answers about the rooms of a hotel for a stay: prices, meals, cancellation, fees. */
import { lastMomentBefore } from '#shared/cancellation/cancellation.ts';
import { feeSums } from '#shared/pricing/fees/fee-sums.ts';
import type { FoundOffer, HotelFacts, HotelOffers, OtherStay, Stay } from '../../tools/tools.ts';
import { say, type Text } from '../../texts/say.ts';
import { facts, headed, joined, paragraphs, sentences } from '../wording.ts';
import { clock, daysText, feesText, pricedAtText, roomNamesText, stayText } from '../values.ts';
import { freeText, hotelLink } from '../search/search-texts.ts';
import { roomWishesText, mealText } from '../search/wish-texts.ts';

/** Maximum number of rooms in one answer. */
const MAX_ROOMS = 3;

/** True when every step charges the whole price, so that nothing is ever refunded. */
const isNonRefundable = (offer: FoundOffer): boolean =>
  !offer.isFree && offer.steps.every((step) => step.fee.amountMinor >= offer.total.amountMinor);

/** The cancellation rule of a rate, in short. */
export function ruleText(offer: FoundOffer): Text {
  const [first] = offer.steps;
  if (isNonRefundable(offer)) return say('offer.nonRefundable');
  return !offer.isFree && first ? say('offer.feeNow', { fee: first.fee }) : freeText(offer.freeUntil);
}

const priceText = (offer: FoundOffer, { nights, stay }: HotelOffers): Text =>
  facts(
    say('price.night', { price: offer.pricePerNight, rooms: stay.rooms }),
    say('price.stay', { price: offer.total, nights }),
    feesText(feeSums(offer.propertyFees)),
  );

const offerItem = (offer: FoundOffer, found: HotelOffers): Text =>
  say('list.item', {
    name: roomNamesText(offer),
    facts: facts(
      priceText(offer, found),
      mealText(offer.mealPlan),
      ruleText(offer),
      offer.roomsLeft !== null && say('offer.left', { n: offer.roomsLeft }),
    ),
  });

export const noAvailableRooms = ({ name: hotel }: HotelFacts, stay: Stay): Text =>
  say('offer.noRooms', { hotel, stay: stayText(stay) });

/** The wishes that some room meets. */
const metWishes = ({ matching, stay }: HotelOffers): Text | null =>
  matching > 0 ? roomWishesText(stay) : null;

/** Says that no room meets the wishes; null when one does, or there are no wishes. */
const noRoomWithWishes = ({ matching, stay }: HotelOffers): Text | null =>
  matching > 0 ? null : say('offer.noRoomWith', { wishes: roomWishesText(stay) });

/** What answers about the rooms have in common: the hotel as a link, the stay, and the wishes that a room meets. */
const valuesOf = (hotel: HotelFacts, found: HotelOffers) => ({
  hotel: hotelLink(hotel, found.stay),
  stay: stayText(found.stay),
  wishes: metWishes(found),
});

/** What a price answer takes into account besides the offers. */
export interface PriceAsked {
  /** Meal plans in the question: if any, the answer lists the price of each plan and names those not on offer. */
  readonly meals?: readonly string[];
  /** The hotel is the most expensive of those shown. */
  readonly isDearest?: boolean;
}

/** The lowest price of a stay, and per meal plan if the question names some. */
export function priceAnswer(hotel: HotelFacts, found: HotelOffers, asked: PriceAsked = {}): Text {
  if (asked.meals?.length) return mealsAnswer(hotel, found, asked);
  const [cheapest] = found.offers;
  if (!cheapest) return noAvailableRooms(hotel, found.stay);
  return sentences(
    noRoomWithWishes(found),
    say(asked.isDearest ? 'offer.dearest' : 'offer.price', {
      ...valuesOf(hotel, found),
      price: priceText(cheapest, found),
      room: facts(roomNamesText(cheapest), mealText(cheapest.mealPlan), ruleText(cheapest)),
    }),
    pricedAtText(found),
  );
}

export function roomsAnswer(hotel: HotelFacts, found: HotelOffers): Text {
  const items = found.offers.slice(0, MAX_ROOMS).map((offer) => offerItem(offer, found));
  return paragraphs(
    headed(say('offer.rooms', valuesOf(hotel, found)), items),
    sentences(found.offers.length > items.length && say('offer.allRooms'), pricedAtText(found)),
  );
}

/** The first fee of a rate that is never free, which applies from the start: and until when. */
function feeAtFirst({ steps: [first, next], total }: FoundOffer): Text {
  const fee = first?.fee ?? total;
  return say('offer.feeAtFirst', { until: next && clock(lastMomentBefore(next.from)), fee });
}

/** The cancellation rule of a rate, with the fee after its free period. */
function fullRule(offer: FoundOffer): Text {
  if (isNonRefundable(offer)) return say('offer.ruleNonRefundable');
  const each = offer.steps.map(({ from, fee }, at) =>
    at === 0 && !offer.isFree ? feeAtFirst(offer) : say('offer.step', { time: clock(from), fee }),
  );
  const steps: Text = (language) => each.map((step) => step(language)).join('; ');
  // The only fee of a rate that is never free has no time.
  if (!offer.isFree) return say('offer.steps', { steps, isDated: each.length > 1 });
  return sentences(
    offer.freeUntil === null
      ? say('offer.freeAlways')
      : say('offer.freeUntil', { until: clock(offer.freeUntil) }),
    each.length > 0 && say('offer.afterThat', { steps }),
  );
}

export function cancellationAnswer(hotel: HotelFacts, found: HotelOffers): Text {
  const [cheapest] = found.offers;
  if (!cheapest) return noAvailableRooms(hotel, found.stay);
  const flexible = cheapest.isFree ? undefined : found.offers.find((offer) => offer.isFree);
  const roomOf = (offer: FoundOffer) => ({ room: roomNamesText(offer), total: offer.total });
  const { stay, ...values } = valuesOf(hotel, found);
  return paragraphs(
    sentences(
      noRoomWithWishes(found),
      say('offer.ruleOf', { ...values, ...roomOf(cheapest) }),
      fullRule(cheapest),
    ),
    flexible && sentences(say('offer.flexible', roomOf(flexible)), fullRule(flexible)),
    sentences(say('offer.thisIsFor', { stay }), pricedAtText(found)),
  );
}

/** The lowest price with each meal plan. Plans in the question that are not on offer for these days are named first. */
export function mealsAnswer(
  hotel: HotelFacts,
  found: HotelOffers,
  { meals: wished = [] }: PriceAsked = {},
): Text {
  const byPrice = found.offers.toSorted((left, right) => left.total.amountMinor - right.total.amountMinor);
  const plans = byPrice.flatMap((offer) => offer.mealChoices.map((plan) => [plan, offer] as const));
  const cheapest = new Map(plans.filter(([plan], at) => plans.findIndex(([one]) => one === plan) === at));
  const items = [...cheapest].map(([plan, offer]) =>
    say('list.item', { name: mealText(plan), facts: priceText(offer, found) }),
  );
  const missing = wished.filter((plan) => !cheapest.has(plan)).map(mealText);
  return paragraphs(
    missing.length > 0 && say('offer.noMeals', { meals: joined(missing, 'or') }),
    headed(say('offer.meals', valuesOf(hotel, found)), items),
    pricedAtText(found),
  );
}

export function propertyFeesAnswer(facts: HotelFacts, found: HotelOffers): Text {
  const [cheapest] = found.offers;
  if (!cheapest) return noAvailableRooms(facts, found.stay);
  const hotel = hotelLink(facts, found.stay);
  if (cheapest.propertyFees.length === 0) return say('offer.noFees', { hotel });
  return headed(
    say('offer.fees', { hotel }),
    cheapest.propertyFees.map((fee) => say('list.item', { name: fee.description, facts: fee.amount })),
  );
}

/** Names cheaper dates close to the stay, or says that there are none. */
export function cheaperDatesAnswer(
  hotel: HotelFacts,
  found: HotelOffers,
  cheaper: (OtherStay & { readonly savingPercent: number }) | null,
): Text {
  if (!cheaper) return say('offer.noCheaperDates', { hotel: hotel.name });
  const { checkIn, checkOut, total, savingPercent: percent } = cheaper;
  return sentences(
    say('offer.cheaperDates', {
      hotel: hotelLink(hotel, { ...found.stay, checkIn, checkOut }),
      total,
      days: daysText(cheaper),
      percent,
    }),
    pricedAtText(found),
  );
}

/** The cheapest price with its basis, and each traveller's share. */
export function shareAnswer(hotel: HotelFacts, found: HotelOffers): Text {
  const [cheapest] = found.offers;
  const guests = found.stay.adults + found.stay.childrenAges.length;
  const share = cheapest && {
    amountMinor: Math.round(cheapest.total.amountMinor / guests / 100) * 100,
    currency: cheapest.total.currency,
  };
  return sentences(
    say('offer.basis'),
    priceAnswer(hotel, found),
    share && guests > 1 && say('offer.share', { guests, share }),
  );
}
