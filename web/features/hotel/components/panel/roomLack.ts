import { panelMessages, roomMessages } from '../../HotelPage.messages.ts';

/** Why there is no room to choose: there are none, or they could not be loaded. */
export type RoomLack = 'sold-out' | 'failed';

/** A text for each reason; the list of rooms shows the same texts. */
export const lackTexts = {
  'sold-out': panelMessages.soldOut,
  failed: roomMessages.failed,
} satisfies Record<RoomLack, unknown>;

/** The reason why no room can be chosen; null while there are rooms, or they are loading. */
export function roomLack(list: { isLoading: boolean; hasFailed: boolean; count: number }): RoomLack | null {
  if (list.hasFailed) return 'failed';
  return !list.isLoading && list.count === 0 ? 'sold-out' : null;
}
