import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { Money } from '#models/money.ts';
import type { Offer } from '#models/search/offer.ts';
import type { Stay } from '#models/stay.ts';
import { isNewcomer } from '#models/viewer.ts';
import { ROOM_ONLY } from '#shared/hotel/meal-keys.ts';
import type { CreateInput } from '../inputs.ts';
import type { AvailabilityRequest, HoldRequest } from '../inventory/room-supplier.ts';
import { checkQuote } from '../inventory/check-quote.ts';
import { isSellable, quoteOf } from '../inventory/quote.ts';
import type { BookingDeps, Caller } from '../ports.ts';
import type { Choice } from '../record/transitions.ts';
import { priceChanged, refused } from '../results.ts';
import type { CreateResult } from '../results.ts';
import { compareQuotes } from './compare-quotes.ts';
import { duplicateOf } from './duplicates.ts';
import { sameStay } from './stay-input.ts';

/** The IP address for which new holds are counted; null for a caller whose account is older. */
export const newcomerAddressOf = ({ viewer, callerAddress }: Caller, now: number): string | null =>
  viewer === null || isNewcomer(viewer, now) ? callerAddress : null;

interface Choosing {
  readonly input: CreateInput;
  readonly stay: Stay;
  readonly hold: HoldRequest;
  /** E-mail of the owner; null for a visitor. */
  readonly owner: string | null;
  /** Id of the draft when one is changed. */
  readonly id?: string;
}

/** An offer that is still sold as the page showed it. */
export interface CheckedChoice {
  readonly chosen: Choice;
  readonly request: AvailabilityRequest;
}

/**
 * Checks the chosen offer with its supplier. Nothing is held or stored.
 * @returns the choice, or the result for the traveller when the price has changed, the room is gone, or the same room was
 * booked a moment ago
 * @throws AppError BAD_USER_INPUT when hotel, stay or meal plan are not those of the offer
 */
export async function checkChoice(
  deps: BookingDeps,
  caller: Caller,
  { input, stay, hold, owner, id }: Choosing,
): Promise<CheckedChoice | CreateResult> {
  const placed = await deps.offers.offerById(input.offerId);
  if (!placed) return refused('QUOTE_EXPIRED');
  demandFields({
    hotelId: placed.hotelId === input.hotelId || 'the hotel of the offer',
    stay: sameStay(placed.stay, stay) || 'the stay that the offer was asked for',
  });
  const { offer } = placed;
  if (!isSellable(offer)) return refused('ROOM_UNAVAILABLE');
  const mealPlan = chosenMeal(offer, input.mealPlan ?? null);

  const place = { hotelId: input.hotelId, stay };
  const roomType = roomTypeOf(offer);
  const wanted = { ...stay, owner, hotelId: input.hotelId, roomType, ...(id !== undefined && { id }) };
  const duplicate = input.acceptDuplicate ? null : await duplicateOf(deps, wanted);
  if (duplicate) return duplicate;
  const request = { place, quote: quoteOf(offer, stay, deps.clock.now()), hold };
  const check = await checkQuote(deps, request, caller.signal);
  if (check.kind === 'refused') return refused(check.code);
  const shown = await totalOnPage(deps.offers, input, offer);
  const onPage = shown ? { ...offer, total: shown } : offer;
  const isSame = compareQuotes(onPage, check.offer) === 'same';
  if (isSame && shown === null) return refused('AMOUNT_MISMATCH');
  if (!isSame)
    return priceChanged(shown ?? offer.total, await deps.offers.keepOffer({ ...place, offer: check.offer }));

  const { checkIn, checkOut, occupancy } = stay;
  const sold = { ...check.offer, id: offer.id };
  const chosen = {
    checkIn,
    checkOut,
    guests: occupancy.adults + occupancy.childrenAges.length,
    occupancy,
    roomType: roomTypeOf(sold),
    mealPlan,
    includesMeal: mealPlan !== ROOM_ONLY,
    quote: quoteOf(sold, stay, deps.clock.now()),
  };
  return { chosen, request };
}

/**
 * The total that the page showed; null when the offer was never shown at this total. It may be older than the total of
 * the offer, because another traveller may have been shown a later price meanwhile.
 */
async function totalOnPage(
  offers: BookingDeps['offers'],
  { offerId, expectedTotalMinor }: CreateInput,
  { total }: Offer,
): Promise<Money | null> {
  const isShown =
    expectedTotalMinor === total.amountMinor || (await offers.wasShownAt(offerId, expectedTotalMinor));
  return isShown ? { ...total, amountMinor: expectedTotalMinor } : null;
}

function chosenMeal(offer: Offer, wanted: string | null): string {
  if (wanted === null || wanted === offer.mealPlan) return offer.mealPlan;
  demandFields({
    mealPlan:
      offer.mealChoices.includes(wanted) ||
      `any of ${[...new Set([offer.mealPlan, ...offer.mealChoices])].join(', ')}`,
  });
  return wanted;
}

const roomTypeOf = ({ roomNames }: Offer): string => [...new Set(roomNames)].join(', ');
