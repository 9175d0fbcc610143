import { AppError } from '../../errors.ts';
import type { SearchCriteria } from '../../models/search.ts';
import type { Stay } from '../../models/stay.ts';
import { todayInIsrael } from '../../pricing/clocks.ts';
import { addDays, dayNumber, nightsBetween } from '../../pricing/nights.ts';
import { roomParties } from '../../pricing/occupancy.ts';

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

const MAX_NIGHTS = 30;
const MAX_DAYS_AHEAD = 500;
const MAX_ROOMS = 9;
const MAX_ADULTS = 30;
const MAX_AGE = 17;
const MAX_TEXT = 100;

const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * The stay, checked against the product's limits.
 * @param now the server's clock; the traveller's own day may be one before or after it, so at both ends a day more is taken
 * @throws AppError BAD_USER_INPUT with the names of the refused fields
 */
export function validStay(input: StayInput, now: Date): Stay {
  const { adults = 2, children = 0, childrenAges = [], infants = 0, rooms = 1 } = input.occupancy;
  const occupancy = { adults, childrenAges: [...childrenAges], infants, rooms };
  const fields = [
    ...refusedDays(input, now),
    ...(within(rooms, 1, MAX_ROOMS) ? [] : ['rooms']),
    ...(within(adults, 1, MAX_ADULTS) ? [] : ['adults']),
    ...(within(children, 0, MAX_ROOMS * 4) ? [] : ['children']),
    ...(within(infants, 0, MAX_ROOMS * 4) ? [] : ['infants']),
    ...(childrenAges.length === children && childrenAges.every((age) => within(age, 0, MAX_AGE))
      ? []
      : ['childrenAges']),
  ];
  if (fields.length === 0 && roomParties(occupancy) === null) fields.push('rooms');
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields });
  return { checkIn: input.checkIn, checkOut: input.checkOut, occupancy };
}

/** The criteria, checked. @throws AppError BAD_USER_INPUT with the names of the refused fields */
export function validCriteria(input: CriteriaInput, now: Date): SearchCriteria {
  const location = (input.location ?? '').trim();
  const cityName = (input.cityName ?? '').trim();
  const countryCode = blankToNull(input.countryCode);
  const cityCode = blankToNull(input.cityCode);
  const fields = [
    ...(location.length > MAX_TEXT ? ['location'] : []),
    ...(cityName.length > MAX_TEXT ? ['cityName'] : []),
    ...(countryCode === null || /^[A-Za-z]{2}$/.test(countryCode) ? [] : ['countryCode']),
    ...(cityCode === null || /^\d{1,12}$/.test(cityCode) ? [] : ['cityCode']),
  ];
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields });
  return {
    location,
    cityName,
    countryCode: countryCode?.toUpperCase() ?? null,
    cityCode,
    stay: validStay(input.stay, now),
  };
}

function refusedDays({ checkIn, checkOut }: StayInput, now: Date): readonly string[] {
  const today = todayInIsrael(now);
  const isDay = dayNumber(checkIn) !== null;
  const fields: string[] = [];
  if (!isDay || checkIn < addDays(today, -1) || checkIn > addDays(today, MAX_DAYS_AHEAD + 1))
    fields.push('checkIn');
  if (dayNumber(checkOut) === null) fields.push('checkOut');
  else if (isDay && !within(nightsBetween(checkIn, checkOut), 1, MAX_NIGHTS)) fields.push('checkOut');
  return fields;
}

const blankToNull = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};
