import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { PICK_EVERY } from '#shared/hotel/pick-every.ts';

type Hotels = readonly HotelCard_HotelFragment[];

const isPicked = ({ sherryPick }: HotelCard_HotelFragment) =>
  sherryPick !== null && sherryPick !== undefined && sherryPick.reason !== 'FEATURED';

/**
 * Limits the assistant's picks to one for every `PICK_EVERY` rows, but at least one, those of the newest response
 * first. There may be more, because rows that stay on screen and new rows come from different responses. Featured
 * hotels keep their flag and are not counted.
 * @param newest hotels of the newest page
 */
export function limitPicks(rows: Hotels, newest: Hotels): Hotels {
  const picked = rows.filter(isPicked);
  const most = Math.max(1, Math.floor(rows.length / PICK_EVERY));
  if (picked.length <= most) return rows;
  const isNew = new Set(newest.map(({ id }) => id));
  const remaining = new Set(
    picked.toSorted((a, b) => Number(isNew.has(b.id)) - Number(isNew.has(a.id))).slice(0, most),
  );
  return rows.map((row) => (isPicked(row) && !remaining.has(row) ? { ...row, sherryPick: null } : row));
}
