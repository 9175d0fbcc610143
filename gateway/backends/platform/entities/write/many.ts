import type { Actor } from '../../access/actor.ts';
import type { Entity } from '../entity.ts';

/** True when the actor may write many records in one call; the entity's own rules still apply. */
export const mayWriteMany = (entity: Entity, actor: Actor): boolean =>
  actor.kind === 'service' || (actor.kind === 'admin' && entity.isOpenInBulk === true);
