import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isCommonPassword } from './common-passwords.ts';
import { hashing } from './password-hashing.ts';
import type { HashCaller } from './password-hashing.ts';

/** The cost that OWASP recommends for scrypt; one hash needs 128 MiB. */
const COST = { log2N: 17, r: 8, p: 1 };
const KEY_BYTES = 32;
const MAX_MEMORY = 256 * 1024 * 1024;

interface Cost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

function derive(
  password: string,
  salt: Buffer,
  { log2N, r, p }: Cost,
  turn: HashCaller | null,
): Promise<Buffer> {
  const options = { N: 2 ** log2N, r, p, maxmem: MAX_MEMORY };
  // Normalized, because keyboards compose the same letters in different ways.
  return hashing.derive({ password: password.normalize('NFKC'), salt, bytes: KEY_BYTES, options }, turn);
}

const encode = ({ log2N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

/**
 * @param turn the caller who waits for it; null for the platform's own work at start
 * @returns salt, cost and hash in one text, for storage
 * @throws HashingBusy, CallerDisconnected
 */
export async function hashPassword(password: string, turn: HashCaller | null = null): Promise<string> {
  const salt = randomBytes(16);
  return encode(COST, salt, await derive(password, salt, COST, turn));
}

/** A hash of zeros that no password has: verifying against it takes the usual time and fails. */
export const NOBODYS_HASH = encode(COST, Buffer.alloc(16, 7), Buffer.alloc(KEY_BYTES));

function decode(stored: string): { cost: Cost; salt: Buffer; key: Buffer } | null {
  const [scheme, log2N, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return null;
  return {
    cost: { log2N: Number(log2N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/**
 * @param turn the caller who waits for it; null for the platform's own work at start
 * @returns whether the password matches, and whether the stored hash is weaker than current ones
 * @throws HashingBusy, CallerDisconnected
 */
export async function verifyPassword(
  password: string,
  stored: string,
  turn: HashCaller | null = null,
): Promise<{ fits: boolean; isOutdated: boolean }> {
  const known = decode(stored);
  if (!known) return { fits: false, isOutdated: false };
  const key = await derive(password, known.salt, known.cost, turn);
  const { log2N, r, p } = known.cost;
  return {
    fits: timingSafeEqual(key, known.key),
    isOutdated: log2N < COST.log2N || r < COST.r || p < COST.p,
  };
}

/**
 * True for 8 to 128 characters (UTF-16 units) of any kind that are not a common password, the email address, or its
 * part before the @.
 */
export function isAcceptablePassword(password: string, email: string): boolean {
  if (password.length < 8 || password.length > 128) return false;
  const plain = password.toLowerCase();
  return plain !== email && plain !== email.split('@')[0] && !isCommonPassword(plain);
}
