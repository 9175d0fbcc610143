import { createHash, randomBytes } from 'node:crypto';

/** A record id: 24 hex digits, not guessable. */
export const newId = (): string => randomBytes(12).toString('hex');

/** A fixed id for a name, for records that are part of the release. */
export const fixedId = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 24);
