/** The parts of a booking code; clients must not parse it. */
export interface CodeParts {
  readonly hotelCode: string;
  readonly number: number;
  readonly sessionId: string;
}

export function bookingCode({ hotelCode, number, sessionId }: CodeParts): string {
  return `${hotelCode}!TB!${number}!TB!${sessionId}!TB!N!TB!AFF!`;
}

/** Parses a booking code; undefined for anything that is not one of our codes. */
export function readBookingCode(code: string): CodeParts | undefined {
  const [, hotelCode, number, sessionId] =
    /^(\d+)!TB!(\d+)!TB!([0-9a-f-]{36})(?:!TB!N!TB!AFF!)?$/u.exec(code) ?? [];
  if (!hotelCode || !number || !sessionId) return undefined;
  return { hotelCode, number: Number(number), sessionId };
}
