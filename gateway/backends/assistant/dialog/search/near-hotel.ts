/** Hotels around the hotel in focus: “anything cheaper near this one?” */
import type { Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';

/** Kilometres in each direction. */
export const AROUND_KM = 2;
const KM_PER_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

/** Id of the hotel in focus, else of the open page; null without one. */
export const hotelInFocus = (
  { context }: Pick<Scope, 'context'>,
  { hotel }: Pick<DialogState, 'hotel'>,
): string | null => hotel?.id ?? (context.kind === 'hotel' ? context.hotelId : null);

/**
 * The part of the map around the hotel in focus, with its name; null without one, or when its location is unknown.
 * @throws ToolFailed when the hotel cannot be read
 */
export async function aroundHotel(
  scope: Pick<Scope, 'tools' | 'context'>,
  state: Pick<DialogState, 'hotel'>,
): Promise<DialogState['wishes']['near']> {
  const id = hotelInFocus(scope, state);
  const found = id === null ? null : await scope.tools.hotel(id);
  if (!found?.coordinates) return null;
  const { latitude, longitude } = found.coordinates;
  const up = AROUND_KM / KM_PER_DEGREE;
  const aside = up / Math.cos(latitude * RADIANS);
  const box = {
    south: latitude - up,
    north: latitude + up,
    west: longitude - aside,
    east: longitude + aside,
  };
  return { name: found.name, box };
}
