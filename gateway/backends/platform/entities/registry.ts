import { HttpError } from '#backends/kit/http-error.ts';
import { auditEntryEntity } from './audit-entry.ts';
import { bookingEntity } from './booking.ts';
import type { Entity } from './entity.ts';
import { favoriteEntity } from './favorite.ts';
import { hotelEntity } from './hotel.ts';
import { messageEntity } from './message.ts';
import { outboxMailEntity } from './outbox-mail.ts';
import { reviewEntity } from './review.ts';
import { roomInventoryEntity } from './room-inventory.ts';
import { userEntity } from './user.ts';

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
 * The entity of this exact name.
 * @throws HttpError 404
 */
export function entityNamed(name: string): Entity {
  const entity = entities.get(name);
  if (!entity) throw new HttpError(404, 'No such entity', { code: 'not_found' });
  return entity;
}
