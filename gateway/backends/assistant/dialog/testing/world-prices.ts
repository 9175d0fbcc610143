import { nightsBetween } from '#shared/stay/nights.ts';
import type { FoundHotel, HotelQuery, Money, Stay } from '../../tools/tools.ts';
import type { WorldHotel } from './hotels.ts';

export const ils = (shekels: number): Money => ({ amountMinor: Math.round(shekels * 100), currency: 'ILS' });

/** The prices of a hotel for a stay, as a search returns them. */
export const pricesOf = (
  { night, feeByNight }: WorldHotel,
  stay: Stay,
): Pick<FoundHotel, 'pricePerNight' | 'total' | 'fullCost' | 'propertyFees'> => {
  if (night === null) return { pricePerNight: null, total: null, fullCost: null, propertyFees: [] };
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  return {
    pricePerNight: ils(night),
    total: ils(night * nights),
    fullCost: ils((night + feeByNight) * nights),
    propertyFees: feeByNight > 0 ? [ils(feeByNight * nights)] : [],
  };
};

/** Whether the full cost, fees at the property included, is within the limits. */
export const isAffordable = (
  { night, feeByNight }: WorldHotel,
  { stay, wishes: { price } }: HotelQuery,
): boolean => {
  if (price === null) return true;
  if (night === null) return false;
  const paid = night + feeByNight;
  const amount = price.per === 'STAY' ? paid * nightsBetween(stay.checkIn, stay.checkOut) : paid;
  return amount >= price.min && (price.max === null || amount <= price.max);
};
