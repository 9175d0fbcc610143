import type { Guest, GuestName } from '#models/booking.ts';
import type { RoomParty } from '#models/stay.ts';
import type { BookGuest } from '#upstreams/provider/hotel-provider.ts';

/**
 * All guests, room by room, in the provider's order: adults before children, the lead guest first. Further names are
 * used in the order in which they were given. A guest without a name is “Guest 2” and so on (the number among all
 * guests) with the lead guest's last name. Infants count as children.
 * @param title sent for guests without one
 */
export function guestList(
  rooms: readonly RoomParty[],
  lead: Pick<Guest, 'firstName' | 'lastName'>,
  others: readonly GuestName[],
  title: string,
): BookGuest[][] {
  let number = 0;
  const next = (type: BookGuest['type']): BookGuest => {
    number += 1;
    if (number === 1) return { title, firstName: lead.firstName, lastName: lead.lastName, type };
    const given = others[number - 2];
    return {
      title: given?.title || title,
      firstName: given?.firstName || `Guest ${number}`,
      lastName: given?.lastName || lead.lastName,
      type,
    };
  };
  return rooms.map(({ adults, childrenAges }) => [
    ...Array.from({ length: adults }, () => next('Adult')),
    ...childrenAges.map(() => next('Child')),
  ]);
}
