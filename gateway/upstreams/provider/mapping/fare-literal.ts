/** Quotes inside JSON strings are escaped, so this key cannot match inside a string. */
const FARE = /"TotalFare"(\s*):(\s*)(-?\d[\d.eE+-]*)/g;

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Turns every fare of a JSON text into a string, so that parsing keeps its digits. */
export const quoteFares = (text: string): string => text.replace(FARE, '"TotalFare"$1:$2"$3"');

/**
 * JSON of a body with the given literal as `TotalFare`, digit by digit.
 * @throws RangeError when the literal is not a JSON number
 */
export function withFareLiteral(body: object, literal: string): string {
  if (!isFareLiteral(literal)) throw new RangeError('the fare is not a number literal');
  return `${JSON.stringify(body).slice(0, -1)},"TotalFare":${literal}}`;
}

export const isFareLiteral = (literal: string): boolean => JSON_NUMBER.test(literal);
