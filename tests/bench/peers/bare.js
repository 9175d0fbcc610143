// @ts-check
/** L, the limit: `node:http` that sends prepared bytes, plain or in brotli if the browser accepts it, or a 304. */
import { brotliCompressSync, constants } from 'node:zlib';
import { dataOfBench, serve } from './peer.js';

const { text } = await dataOfBench();
const plain = Buffer.from(text);
const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const headers = { 'content-type': 'application/json; charset=utf-8', etag: 'W/"bench"' };

serve(({ headers: asked }, response) => {
  if (asked['if-none-match'] === headers.etag) response.writeHead(304, headers).end();
  else if (asked['accept-encoding'])
    response
      .writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': brotli.length })
      .end(brotli);
  else response.writeHead(200, { ...headers, 'content-length': plain.length }).end(plain);
});
