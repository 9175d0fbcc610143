import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Fast settings, because a page is encoded for each response. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: 1 } };

/** Encodes a text in each supported encoding. */
const packers = {
  br: (text: string): Promise<Buffer> => toBrotli(text, quick),
  gzip: (text: string): Promise<Buffer> => toGzip(text, { level: 5 }),
} as const;
type Encoding = keyof typeof packers;

const encodingFor = (request: Request): Encoding | null => {
  const accepted = request.acceptsEncodings(['br', 'gzip']);
  return accepted === 'br' || accepted === 'gzip' ? accepted : null;
};

/** Sends a page in the smallest encoding that the browser accepts. */
export async function sendPage(request: Request, response: Response, html: string): Promise<void> {
  response.type('html').vary('accept-encoding');
  const encoding = encodingFor(request);
  if (encoding === null) response.send(html);
  else response.setHeader('content-encoding', encoding).send(await packers[encoding](html));
}

/** A text that is sent repeatedly. */
export interface PackedText {
  /**
   * Sends it in the smallest encoding that the client accepts; each encoding is computed once. The caller sets the
   * type.
   * @throws the error of encoding; the next request tries again
   */
  send(request: Request, response: Response): Promise<void>;
}

/** @param pack encodes the text */
export function packedText(text: string, pack: typeof packers = packers): PackedText {
  const packed = new Map<Encoding, Promise<Buffer>>();
  const packedIn = (encoding: Encoding): Promise<Buffer> => {
    const cached = packed.get(encoding);
    if (cached) return cached;
    const making = pack[encoding](text);
    packed.set(encoding, making);
    making.catch(() => packed.delete(encoding));
    return making;
  };
  return {
    async send(request, response) {
      response.vary('accept-encoding');
      const encoding = encodingFor(request);
      if (encoding === null) {
        response.send(text);
        return;
      }
      const body = await packedIn(encoding);
      response.setHeader('content-encoding', encoding).send(body);
    },
  };
}
