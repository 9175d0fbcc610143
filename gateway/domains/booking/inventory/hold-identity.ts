import { createHash } from 'node:crypto';
import type { Booking } from '#models/booking.ts';
import type { HoldRequest } from './room-supplier.ts';

/** Characters of a pseudonym: 132 bits of the hash, enough to distinguish drafts and people. */
const HASH_CHARACTERS = 22;

/** A hash that identifies an owner or a draft without revealing them. */
const pseudonym = (what: string, text: string): string =>
  createHash('sha256').update(`${what} ${text}`).digest('base64url').slice(0, HASH_CHARACTERS);

type Drafted = Pick<Booking, 'createdBy' | 'guestTokenHash' | 'createKey'> & { readonly id?: string };

/** The hold of a draft. When a member claims the draft, `ref` stays the same and only `holder` changes. */
export function holdOf(
  draft: Drafted,
  {
    isPaying = false,
    newcomerAddress = null,
  }: Partial<Pick<HoldRequest, 'isPaying' | 'newcomerAddress'>> = {},
): HoldRequest {
  const owner = draft.createdBy?.toLowerCase() ?? draft.guestTokenHash ?? '';
  return {
    ref: pseudonym('hold', draft.createKey ?? draft.id ?? ''),
    holder: pseudonym('holder', owner),
    isPaying,
    newcomerAddress,
  };
}
