import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Fast, as it is done for every page anew. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: 1 } };

/** Sends a page in the smallest form that the browser reads. */
export async function sendPage(request: Request, response: Response, html: string): Promise<void> {
  response.type('html').vary('accept-encoding');
  const encoding = request.acceptsEncodings(['br', 'gzip']);
  if (encoding === 'br') {
    response.setHeader('content-encoding', 'br').send(await toBrotli(html, quick));
  } else if (encoding === 'gzip') {
    response.setHeader('content-encoding', 'gzip').send(await toGzip(html, { level: 5 }));
  } else response.send(html);
}
