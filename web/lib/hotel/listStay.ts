import { readWishes } from '#shared/pricing/wishes-url.ts';
import { isSearchable, type LastStay, lastStay } from '../stay/lastStay.ts';
import { readRequestedParty } from '../stay/guests/occupancy.ts';

/**
 * The stay that a list of hotels is shown for: the one in the URL, otherwise the one searched last on this device.
 * @returns also whether the days of the URL were replaced because they are past or invalid, and whether its guests were
 * replaced because they are invalid
 */
export const readListStay = (
  params: URLSearchParams,
): { readonly stay: LastStay; readonly isReplaced: boolean; readonly isPartyReplaced: boolean } => {
  const [checkIn, checkOut] = [params.get('checkin') ?? '', params.get('checkout') ?? ''];
  const last = lastStay();
  const hasParty = params.has('guests') || params.has('adults');
  const requestedParty = hasParty ? readRequestedParty(params) : { party: last.party, isReplaced: false };
  const { party, isReplaced: isPartyReplaced } = requestedParty;
  const wishes = readWishes(params);
  if (isSearchable(checkIn, checkOut))
    return { stay: { checkIn, checkOut, party, wishes }, isReplaced: false, isPartyReplaced };
  const isReplaced = checkIn !== '' || checkOut !== '';
  return { stay: { ...last, party, wishes }, isReplaced, isPartyReplaced };
};
