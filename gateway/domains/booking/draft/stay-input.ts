import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import type { Stay } from '#models/stay.ts';
import { nightsBetween } from '#shared/stay/nights.ts';
import { ROOMS_RULE, roomParties } from '#shared/stay/occupancy.ts';
import { MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import type { CreateInput } from '../inputs.ts';

/** The stay of an input. @throws AppError BAD_USER_INPUT for impossible dates or guests */
export function stayFrom(input: CreateInput['stay']): Stay {
  const { adults = 2, children = 0, childrenAges = [], infants = 0, rooms = 1 } = input.occupancy;
  const nights = nightsIfReal(input);
  demandFields({
    checkOut: (nights >= 1 && nights <= MAX_NIGHTS) || `1 to ${MAX_NIGHTS} nights after checkIn`,
  });
  demandFields({ childrenAges: children === childrenAges.length || 'one age for each child' });
  const occupancy = { adults, childrenAges: [...childrenAges], infants, rooms };
  const isParty = infants >= 0 && roomParties(occupancy) !== null;
  demandFields({ occupancy: isParty || ROOMS_RULE });
  return { checkIn: input.checkIn, checkOut: input.checkOut, occupancy };
}

export const sameStay = (a: Stay, b: Stay): boolean =>
  a.checkIn === b.checkIn &&
  a.checkOut === b.checkOut &&
  a.occupancy.adults === b.occupancy.adults &&
  a.occupancy.infants === b.occupancy.infants &&
  a.occupancy.rooms === b.occupancy.rooms &&
  a.occupancy.childrenAges.join(',') === b.occupancy.childrenAges.join(',');

function nightsIfReal(stay: CreateInput['stay']): number {
  try {
    return nightsBetween(stay.checkIn, stay.checkOut);
  } catch {
    throw new AppError('BAD_USER_INPUT', {
      fields: ['checkIn'],
      rules: { checkIn: 'a day of the calendar, as yyyy-MM-dd' },
    });
  }
}
