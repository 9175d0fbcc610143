import { createHash } from 'node:crypto';

const MAX_LENGTH = 200;

/** Whether this can be the key of an attempt: some words of a client's own, at most 200 characters. */
export const isAttemptKey = (key: string): boolean => key.trim() !== '' && key.length <= MAX_LENGTH;

/** What a key has to be, in words for developers. */
export const ATTEMPT_KEY_RULE = `1 to ${MAX_LENGTH} characters, made new for every attempt`;

const sha256 = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** What is stored of an attempt's content, to distinguish a repeat from another command under the same key. */
export const hashOfContent = (content: object): string => sha256(content);

/** What is stored of a key: keys of different owners are never the same, whatever they are called. */
export const attemptHash = (owner: string, key: string): string => sha256([owner, key]);
