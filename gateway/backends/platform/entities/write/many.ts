import type { Actor } from '../../access/actor.ts';
import type { Entity } from '../entity.ts';

/** Who may write many records in one call; what the entity's own rules refuse stays refused. */
export const mayWriteMany = (entity: Entity, actor: Actor): boolean =>
  actor.kind === 'service' || (actor.kind === 'admin' && entity.isOpenInBulk === true);
