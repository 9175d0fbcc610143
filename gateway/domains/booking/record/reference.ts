const CHARACTERS = 18;
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SHAPE = new RegExp(`^HB[${BASE_32}]{${CHARACTERS}}$`);

/**
 * `HB` and 18 characters of base 32: 90 random bits, used for exactly one Book.
 * @param random gives bytes from a secure source
 */
export function newReference(random: (bytes: number) => Uint8Array): string {
  const characters = Array.from(random(CHARACTERS), (byte) => BASE_32.charAt(byte % BASE_32.length));
  return `HB${characters.join('')}`;
}

/** References of another form are not ours and are left alone. */
export const isOurReference = (text: string): boolean => SHAPE.test(text);

/** Confirmation numbers are compared as people read them out: without case and surrounding whitespace. */
export const isSameNumber = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.trim().toUpperCase() === other.trim().toUpperCase();
