import { AppError } from '../../errors.ts';
import type { Stay } from '../../models/stay.ts';
import { nightsBetween } from '../../pricing/nights.ts';
import { roomParties } from '../../pricing/occupancy.ts';
import type { CreateInput } from './inputs.ts';

const MAX_NIGHTS = 30;

/** The stay of an input. @throws AppError BAD_USER_INPUT for days or people that cannot be */
export function stayFrom(input: CreateInput['stay']): Stay {
  const { adults = 2, children = 0, childrenAges = [], infants = 0, rooms = 1 } = input.occupancy;
  const nights = nightsIfReal(input);
  if (nights < 1 || nights > MAX_NIGHTS) throw badInput('checkOut');
  if (children !== childrenAges.length) throw badInput('childrenAges');
  const occupancy = { adults, childrenAges: [...childrenAges], infants, rooms };
  if (infants < 0 || roomParties(occupancy) === null) throw badInput('occupancy');
  return { checkIn: input.checkIn, checkOut: input.checkOut, occupancy };
}

export const sameStay = (a: Stay, b: Stay): boolean =>
  a.checkIn === b.checkIn &&
  a.checkOut === b.checkOut &&
  a.occupancy.adults === b.occupancy.adults &&
  a.occupancy.infants === b.occupancy.infants &&
  a.occupancy.rooms === b.occupancy.rooms &&
  a.occupancy.childrenAges.join(',') === b.occupancy.childrenAges.join(',');

export const badInput = (...fields: string[]): AppError => new AppError('BAD_USER_INPUT', { fields });

function nightsIfReal(stay: CreateInput['stay']): number {
  try {
    return nightsBetween(stay.checkIn, stay.checkOut);
  } catch {
    throw badInput('checkIn');
  }
}
