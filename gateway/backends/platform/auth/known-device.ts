import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 12;
/** Maximum number of accounts that recognize one device; the least recently used one is dropped. */
const ACCOUNTS = 5;
const PROOF = /^([\w-]{16})\.([\w-]{43})$/;
const SEPARATOR = '~';

/** Proofs of a device that has signed in to accounts, each `id.signature`, joined by a tilde. */
type Proofs = string | null;

/** The key that signs the proofs of an account: its stored hash, so that a new password invalidates every device. */
type AccountSecret = string;

const signatureOf = (id: string, secret: AccountSecret): Buffer =>
  createHmac('sha256', secret).update(`known device ${id}`).digest();

const proofsIn = (proofs: Proofs): readonly string[] => (proofs ?? '').split(SEPARATOR).slice(0, ACCOUNTS);

function idIn(proof: string, secret: AccountSecret): string | null {
  const [, id, signature] = PROOF.exec(proof) ?? [];
  if (id === undefined || signature === undefined) return null;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(id, secret)) ? id : null;
}

/** @returns the id of a device that has signed in to this account before; null for any other */
export function knownDevice(proofs: Proofs, secret: AccountSecret): string | null {
  for (const proof of proofsIn(proofs)) {
    const id = idIn(proof, secret);
    if (id !== null) return id;
  }
  return null;
}

/** The proofs of a device that has just signed in; its id at this account stays the same. */
export function rememberedDevice(proofs: Proofs, secret: AccountSecret): string {
  const id = knownDevice(proofs, secret) ?? randomBytes(ID_BYTES).toString('base64url');
  const others = proofsIn(proofs).filter((proof) => PROOF.test(proof) && idIn(proof, secret) === null);
  const proof = `${id}.${signatureOf(id, secret).toString('base64url')}`;
  return [proof, ...others].slice(0, ACCOUNTS).join(SEPARATOR);
}
