import { bedsOfRoom, type RoomBeds } from '#shared/stay/room-beds.ts';
import { Beds } from './Beds.tsx';

interface RoomBedLinesProps {
  /** One per room. */
  names: readonly string[];
  /** Beds of each room, where the response has them; otherwise they are read from the names. */
  beds?: readonly (Pick<RoomBeds, 'options'> | null)[];
}

/** The beds of each different room; nothing for a room whose name does not mention them. */
export function RoomBedLines({ names, beds = names.map(bedsOfRoom) }: RoomBedLinesProps) {
  return names.map((name, at) => {
    const known = beds[at];
    if (!known || names.indexOf(name) < at) return null;
    return <Beds key={name} beds={known} rooms={names.filter((other) => other === name).length} />;
  });
}
