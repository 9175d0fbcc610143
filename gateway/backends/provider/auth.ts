import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Checks an `Authorization` header against the only account; missing, malformed and wrong headers are all false. */
export function basicAuth(username: string, password: string): (header: string | undefined) => boolean {
  const expected = digest(`${username}:${password}`);
  return (header) => {
    const [scheme = '', token = ''] = (header ?? '').split(' ');
    if (scheme.toLowerCase() !== 'basic') return false;
    return timingSafeEqual(digest(Buffer.from(token, 'base64').toString('utf8')), expected);
  };
}
