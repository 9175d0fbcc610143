import type { SQL } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import type { Entity } from './entity.ts';

/** Deletes rows, or hides them where records are kept. @returns how many */
export async function removeRows(
  { db, now }: Platform,
  entity: Entity,
  where: SQL | undefined,
): Promise<number> {
  const at = new Date(now());
  const kept = entity.removal?.(at);
  const result = kept
    ? await db
        .update(entity.table)
        .set({ ...kept, updated_date: at })
        .where(where)
    : await db.delete(entity.table).where(where);
  return result.rowCount ?? 0;
}
