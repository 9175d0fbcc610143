const CHARACTERS = 18;
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SHAPE = new RegExp(`^HB[${BASE_32}]{${CHARACTERS}}$`);

/**
 * Creates a reference, to be used for exactly one Book: `HB` and 18 characters of base 32, which are 90 random bits.
 * @param random gives bytes from a secure source
 */
export function newReference(random: (bytes: number) => Uint8Array): string {
  const characters = Array.from(random(CHARACTERS), (byte) => BASE_32.charAt(byte % BASE_32.length));
  return `HB${characters.join('')}`;
}

/** True for a reference in our format. Reservations under other references are not ours and are left alone. */
export const isOurReference = (text: string): boolean => SHAPE.test(text);

/** Compares confirmation numbers without regard to case and surrounding whitespace. */
export const isSameNumber = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.trim().toUpperCase() === other.trim().toUpperCase();
