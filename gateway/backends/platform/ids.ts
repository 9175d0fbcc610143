import { createHash, randomBytes } from 'node:crypto';

/** A record id: 24 hex digits, not guessable. */
export const newId = (): string => randomBytes(12).toString('hex');

/** An id that depends on the name only, so that storing the same record again does not add a second one. */
export const fixedId = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 24);
