import { HttpError } from '#backends/kit/http/http-error.ts';
import { auditEntryEntity } from './kinds/audit-entry.ts';
import { bookingEntity } from './booking/booking.ts';
import type { Entity } from './entity.ts';
import { favoriteEntity } from './kinds/favorite.ts';
import { hotelEntity } from './kinds/hotel.ts';
import { messageEntity } from './kinds/message.ts';
import { outboxMailEntity } from './kinds/outbox-mail.ts';
import { reviewEntity } from './kinds/review.ts';
import { roomInventoryEntity } from './kinds/room-inventory.ts';
import { userEntity } from './kinds/user.ts';

const entities = new Map<string, Entity>(
  [
    hotelEntity,
    bookingEntity,
    reviewEntity,
    userEntity,
    favoriteEntity,
    messageEntity,
    outboxMailEntity,
    auditEntryEntity,
    roomInventoryEntity,
  ].map((entity) => [entity.name, entity]),
);

/**
 * The entity with exactly this name.
 * @throws HttpError 404
 */
export function entityNamed(name: string): Entity {
  const entity = entities.get(name);
  if (!entity) throw new HttpError(404, 'No such entity', { code: 'not_found' });
  return entity;
}
