import { createHash } from 'node:crypto';

const MAX_LENGTH = 200;

/** True for a valid idempotency key: any non-blank text of at most 200 characters. */
export const isAttemptKey = (key: string): boolean => key.trim() !== '' && key.length <= MAX_LENGTH;

/** The format of a key, in English for developers. */
export const ATTEMPT_KEY_RULE = `1 to ${MAX_LENGTH} characters, made new for every attempt`;

const sha256 = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Hash of an attempt's content, to tell a repeat from another command under the same key. */
export const hashOfContent = (content: object): string => sha256(content);

/** Hash of a key, different for different owners, whatever their keys are. */
export const attemptHash = (owner: string, key: string): string => sha256([owner, key]);
