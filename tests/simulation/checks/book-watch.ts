import type { BookRequest } from '#upstreams/provider/hotel-provider.ts';
import { SECOND } from '../chaos.ts';
import type { Life } from '../life.ts';
import { type BookingRow, field } from '../upstreams/records.ts';
import type { Witness } from './witness.ts';

/** The saga's limit between storing a reference and sending it. */
const SEND_BY = 5 * SECOND;

/**
 * Checks every Book when it is sent: its record was stored first, it was never sent before, and it is not
 * late.
 */
export function createBookWatch(
  witness: Witness,
  recordOf: (clientRef: string) => BookingRow | undefined,
): (life: Life, request: BookRequest) => void {
  const sent = new Set<string>();
  return (life, { clientRef }) => {
    const row = recordOf(clientRef);
    const id = row ? field(row, 'id') : '';
    witness.count('Books sent');
    witness.note(clientRef, `Book leaves ${life.name}`);
    if (!row) witness.violated('Book without its record', id, clientRef);
    if (sent.has(clientRef)) witness.violated('a reference was sent twice', id, clientRef);
    sent.add(clientRef);
    if (!row || field(row, 'client_ref') !== clientRef) return;
    const waitedMs = life.clock.now() - Date.parse(field(row, 'sent_at'));
    if (waitedMs > SEND_BY) witness.violated('sent too late', id, `${waitedMs} ms after it was written down`);
  };
}
