import { AppError } from '#gateway/errors.ts';
import type { SavedStay } from '#models/favorite.ts';
import type { Stay } from '#models/stay.ts';
import type { StayInput } from '../stay-input.ts';

/**
 * The stay that a hotel was saved with, to be searched now.
 * @param checked refuses a stay that cannot be searched
 * @returns null when it cannot be searched: its dates are past, or another client of the platform stored something
 * unusable
 */
export function searchableStay(saved: SavedStay, checked: (input: StayInput) => Stay): Stay | null {
  const { checkIn, checkOut, adults, childrenAges, infants, rooms } = saved;
  const occupancy = { adults, children: childrenAges.length, childrenAges, infants, rooms };
  try {
    return checked({ checkIn, checkOut, occupancy });
  } catch (cause) {
    if (cause instanceof AppError) return null;
    throw cause;
  }
}
