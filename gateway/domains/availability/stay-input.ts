import { partyLimits } from '#shared/stay/party.ts';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { SearchCriteria } from '#models/search/search.ts';
import type { Stay } from '#models/stay.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays, dayNumber, nightsBetween } from '#shared/stay/nights.ts';
import { ROOMS_RULE, roomParties } from '#shared/stay/occupancy.ts';

/** A stay as a client sends it. */
export interface StayInput {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly occupancy: {
    readonly adults?: number;
    readonly children?: number;
    readonly childrenAges?: readonly number[];
    readonly infants?: number;
    readonly rooms?: number;
  };
}

/** Search criteria as a client sends them. */
export interface CriteriaInput {
  readonly location?: string;
  readonly countryCode?: string | null;
  readonly cityCode?: string | null;
  readonly cityName?: string;
  readonly stay: StayInput;
}

/** Maximum number of children of all rooms, and of infants. */
const MAX_YOUNG = partyLimits.rooms * partyLimits.childrenPerRoom;
const MAX_TEXT = 100;

const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * Validates a stay against the product's limits.
 * @param now the server's clock; the traveller's own day may be one before or after it, so one more day is accepted at
 * both ends
 * @throws AppError BAD_USER_INPUT with the names of the refused fields
 */
export function validStay(input: StayInput, now: Date): Stay {
  const { adults = 2, children = 0, childrenAges = [], infants = 0, rooms = 1 } = input.occupancy;
  const occupancy = { adults, childrenAges: [...childrenAges], infants, rooms };
  const areAges =
    childrenAges.length === children && childrenAges.every((age) => within(age, 0, partyLimits.maxAge));
  demandFields({
    ...dayChecks(input, now),
    rooms: within(rooms, 1, partyLimits.rooms) || `1 to ${partyLimits.rooms}`,
    adults: within(adults, 1, partyLimits.adults) || `1 to ${partyLimits.adults}`,
    children: within(children, 0, MAX_YOUNG) || `0 to ${MAX_YOUNG}`,
    infants: within(infants, 0, MAX_YOUNG) || `0 to ${MAX_YOUNG}`,
    childrenAges: areAges || `one age of 0 to ${partyLimits.maxAge} for each of the ${children} children`,
  });
  demandFields({
    rooms: roomParties(occupancy) !== null || ROOMS_RULE,
  });
  return { checkIn: input.checkIn, checkOut: input.checkOut, occupancy };
}

/** Validates search criteria. @throws AppError BAD_USER_INPUT with the names of the refused fields */
export function validCriteria(input: CriteriaInput, now: Date): SearchCriteria {
  const location = (input.location ?? '').trim();
  const cityName = (input.cityName ?? '').trim();
  const countryCode = blankToNull(input.countryCode);
  const cityCode = blankToNull(input.cityCode);
  const isCountry = countryCode === null || /^[A-Za-z]{2}$/.test(countryCode);
  const isCity = cityCode === null || /^\d{1,12}$/.test(cityCode);
  demandFields({
    location: location.length <= MAX_TEXT || `at most ${MAX_TEXT} characters`,
    cityName: cityName.length <= MAX_TEXT || `at most ${MAX_TEXT} characters`,
    countryCode: isCountry || 'two letters, as `countries` tells them',
    cityCode: isCity || 'digits, as `cities` or `suggestions` give them',
  });
  return {
    location,
    cityName,
    countryCode: countryCode?.toUpperCase() ?? null,
    cityCode,
    stay: validStay(input.stay, now),
  };
}

function dayChecks({ checkIn, checkOut }: StayInput, now: Date) {
  const today = todayInIsrael(now);
  const isDay = dayNumber(checkIn) !== null;
  const isSoon = isDay && checkIn >= addDays(today, -1) && checkIn <= addDays(today, MAX_DAYS_AHEAD + 1);
  const isLater = dayNumber(checkOut) !== null;
  const fits = isLater && (!isDay || within(nightsBetween(checkIn, checkOut), 1, MAX_NIGHTS));
  return {
    checkIn: isSoon || `a day from today (${today}) to ${MAX_DAYS_AHEAD} days ahead, as yyyy-MM-dd`,
    checkOut: fits || `a day 1 to ${MAX_NIGHTS} nights after checkIn, as yyyy-MM-dd`,
  };
}

const blankToNull = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};
