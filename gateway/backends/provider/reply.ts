import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { randomUUID } from 'node:crypto';

const compress = promisify(gzip);
const packFrom = 400;

/** Result of a call: the envelope's code and text, and the payload unless it is a refusal. */
export interface Answer {
  readonly code: number;
  readonly description: string;
  /** Absent in a refusal, which consists of `Status` alone. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** True for a response without Status; only HotelCodeList has none. */
  readonly bare?: boolean;
}

/**
 * The real provider has one back end for Search, PreBook, HotelDetails and the lists, and another one for Book,
 * BookingDetail, the report and Cancel.
 */
export type Family = 'search' | 'booking';

export function refusal(code: number, description: string): Answer {
  return { code, description };
}

/** Refusals shared by several calls, worded as the real provider words them. */
export const refusals = {
  unauthorized: refusal(401, 'Access Credentials is incorrect'),
  unexpected: refusal(500, 'Unexpected Error'),
  noHotels: refusal(500, 'No Hotels Found'),
  noRooms: refusal(201, 'No Available rooms for given criteria'),
  sessionExpired: refusal(315, "Session Expired or doesn't exist"),
  unknownBooking: refusal(400, 'Booking does not exist for the requested input'),
  unknownItinerary: refusal(479, 'No Itinerary exist for this input'),
} as const satisfies Record<string, Answer>;

const mark = '\uE000';

/** An amount of the booking family: two decimals, more when it has more; written as a number by `writeBody`. */
export function twoDecimals(minor: number): string {
  const shortest = String(Number((minor / 100).toFixed(10)));
  const [, decimals = ''] = shortest.split('.');
  return `${mark}${decimals.length > 2 ? shortest : (minor / 100).toFixed(2)}${mark}`;
}

/** The body of a response: its status and payload. */
export function bodyOf({ code, description, payload, bare }: Answer): unknown {
  return bare ? payload : { Status: { Code: code, Description: description }, ...payload };
}

/** The text of a body in the format of its family. */
export function writeBody(body: unknown, family: Family): string {
  const text = JSON.stringify(body);
  if (family === 'search') return text.replaceAll('&', String.raw`\u0026`);
  return text.replaceAll(/"\uE000(-?[\d.]+)\uE000"/gu, '$1');
}

const bookingHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  pragma: 'no-cache',
  expires: '-1',
  server: 'WebServer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
} as const;

/**
 * Sends a body with the headers of its family of calls (search or booking), always with HTTP 200; `packed` ones as gzip
 * when the client accepts it.
 */
export async function sendBody(
  request: Request,
  response: Response,
  text: string,
  options: { readonly family: Family; readonly packed: boolean },
): Promise<void> {
  response.status(200);
  if (options.family === 'booking') response.set(bookingHeaders);
  else {
    response.setHeader('content-type', 'application/json');
    response.setHeader('sessionid', randomUUID());
  }
  const plain = Buffer.from(text);
  const packs = options.packed && plain.length > packFrom && request.acceptsEncodings('gzip') === 'gzip';
  const body = packs ? await compress(plain, { level: 4 }) : plain;
  if (packs) response.setHeader('content-encoding', 'gzip');
  response.setHeader('content-length', body.length);
  response.end(body);
}
