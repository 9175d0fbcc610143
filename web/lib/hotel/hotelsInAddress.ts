import { readWishes } from '#shared/pricing/wishes-address.ts';
import { isAskable, type LastStay, lastStay } from '../stay/lastStay.ts';
import { readParty } from '../stay/occupancy.ts';

/**
 * The stay that they are shown for: that of the address, else the one searched last on this device.
 * @returns also whether days of the address were replaced, because they are past or none
 */
export const readListStay = (
  params: URLSearchParams,
): { readonly stay: LastStay; readonly isReplaced: boolean } => {
  const [checkIn, checkOut] = [params.get('checkin') ?? '', params.get('checkout') ?? ''];
  const last = lastStay();
  const hasParty = params.has('guests') || params.has('adults');
  const party = hasParty ? readParty(params) : last.party;
  const wishes = readWishes(params);
  if (isAskable(checkIn, checkOut)) return { stay: { checkIn, checkOut, party, wishes }, isReplaced: false };
  return { stay: { ...last, party, wishes }, isReplaced: checkIn !== '' || checkOut !== '' };
};
