import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type TinyHandler = (request: SeenRequest, response: ServerResponse, index: number) => void;

export interface StubServer {
  readonly url: string;
  /** Every request since the handler was last set. */
  readonly seen: SeenRequest[];
  /** Sets the handler of further requests and empties `seen`; `index` counts from 0 again. */
  answer(handler: TinyHandler): void;
  /** Answers everything with this JSON. */
  json(body: unknown, status?: number): void;
  /** Answers everything with this text. */
  text(body: string, status?: number, type?: string): void;
  close(): Promise<void>;
}

/** An HTTP server on a free port with responses set by the test. */
export async function startStubServer(): Promise<StubServer> {
  const seen: SeenRequest[] = [];
  let index = 0;
  let handler: TinyHandler = (_request, response) => response.end();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const entry: SeenRequest = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      seen.push(entry);
      handler(entry, response, index);
      index += 1;
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answer = (next: TinyHandler): void => {
    handler = next;
    index = 0;
    seen.length = 0;
  };
  const text = (body: string, status = 200, type = 'text/html'): void =>
    answer((_request, response) => response.writeHead(status, { 'content-type': type }).end(body));
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    answer,
    text,
    json: (body, status = 200) => text(JSON.stringify(body), status, 'application/json'),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
