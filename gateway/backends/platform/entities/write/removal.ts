import type { SQL } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import type { Entity } from '../entity.ts';

interface Removed {
  readonly ids: readonly string[];
  /** Stays whose photos the rows showed. */
  readonly stays: readonly string[];
}

/** Deletes rows, or marks them as deleted when the entity keeps its records. */
export async function removeRows(
  { db, now }: Platform,
  entity: Entity,
  where: SQL | undefined,
): Promise<Removed> {
  const at = new Date(now());
  const remainder = entity.removal?.(at);
  if (remainder) {
    const hidden = await db
      .update(entity.table)
      .set({ ...remainder, updated_date: at })
      .where(where)
      .returning({ id: entity.id });
    return { ids: hidden.map(({ id }) => String(id)), stays: [] };
  }
  const { photosOf = null } = entity;
  const rows = await db
    .delete(entity.table)
    .where(where)
    .returning({ id: entity.id, stay: photosOf ?? entity.id });
  const stays = photosOf === null ? [] : rows.flatMap(({ stay }) => (typeof stay === 'string' ? [stay] : []));
  return { ids: rows.map(({ id }) => String(id)), stays };
}
