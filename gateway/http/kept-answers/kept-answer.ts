import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller answers are sent as they are. */
const WORTH_PACKING = 1_024;
const BROTLI_QUALITY = 5;

const brotliPacked = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Ways in which bytes are packed for sending, the best first; outside the thread that answers. */
const packers = {
  br: (body: Buffer) =>
    brotliPacked(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipped(body),
};
type Packing = keyof typeof packers;

/** An answer that is the same for every visitor, ready to be sent. */
export interface KeptAnswer {
  readonly body: Buffer;
  readonly contentType: string;
  /** Weak: the same for all packings. */
  readonly etag: string;
  /** The body as it is sent, made once for each packing, when it is first asked for. */
  packed(packing: Packing): Promise<Buffer>;
}

export function keptAnswer(text: string, contentType: string): KeptAnswer {
  const body = Buffer.from(text);
  const made = new Map<Packing, Promise<Buffer>>();
  return {
    body,
    contentType,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    packed: (packing) => {
      const known = made.get(packing) ?? packers[packing](body);
      made.set(packing, known);
      return known;
    },
  };
}

/** Whether a client tells plainly what it can unpack. Weights are for the usual way, which weighs them. */
export const saysPlainly = (request: IncomingMessage): boolean =>
  !(request.headers['accept-encoding'] ?? '').includes(';');

function packingOf(request: IncomingMessage, { body }: KeptAnswer): Packing | null {
  if (body.length < WORTH_PACKING) return null;
  const accepted = request.headers['accept-encoding'] ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Whether the client says that it has this very answer. */
export function isKnownTo(request: IncomingMessage, { etag }: KeptAnswer): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known.split(',').some((each) => each.trim() === etag);
}

/** Browsers keep it, and ask each time whether it still holds. Somebody who has signed in since asks for their own. */
export const sharedHeaders = (answer: KeptAnswer) => ({
  'cache-control': 'private, no-cache',
  etag: answer.etag,
  vary: 'Accept, Cookie, Authorization, Accept-Encoding',
});

/** Sends an answer, or 304 where the client has it already. Its client says plainly what it can unpack. */
export async function sendKept(
  answer: KeptAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  otherHeaders: Readonly<Record<string, string>> = {},
): Promise<void> {
  const headers = { ...otherHeaders, ...sharedHeaders(answer) };
  if (isKnownTo(request, answer)) {
    response.writeHead(304, headers).end();
    return;
  }
  const packing = packingOf(request, answer);
  const bytes = packing === null ? answer.body : await answer.packed(packing);
  if (response.destroyed) return;
  response
    .writeHead(200, {
      ...headers,
      'content-type': answer.contentType,
      'content-length': bytes.length,
      ...(packing !== null && { 'content-encoding': packing }),
    })
    .end(bytes);
}
