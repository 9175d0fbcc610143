import type { AuditNote } from '../../models/desk.ts';
import type { BookingDeps, Caller } from './ports.ts';

/** Writes down what an administrator did. The act has taken place, so a log that fails costs an entry, never the answer. */
export async function written(
  deps: Pick<BookingDeps, 'audit' | 'logger'>,
  { viewer }: Pick<Caller, 'viewer'>,
  note: Omit<AuditNote, 'actor'>,
): Promise<void> {
  if (!viewer) return;
  try {
    await deps.audit({ ...note, actor: { id: viewer.id, email: viewer.email } });
  } catch (cause) {
    deps.logger.error(
      { err: cause, recordId: note.recordId, action: note.action },
      'an act was not written down',
    );
  }
}
