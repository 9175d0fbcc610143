import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * True when a text is one of the valid secrets: there are two of them while one is being changed. An empty or missing
 * one matches nothing. All are compared, by digest, so that the time reveals neither length nor prefix nor which one
 * matched.
 */
export function isSharedSecret(secrets: readonly (string | null | undefined)[], text: string): boolean {
  const given = digest(text);
  return secrets
    .flatMap((secret) => (secret ? [secret] : []))
    .map((secret) => timingSafeEqual(digest(secret), given))
    .includes(true);
}
