import type { IncomingMessage } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { AnswerValidity } from '#models/answer-validity.ts';
import type { Context } from '#gateway/context.ts';
import type { AnswerLane } from '../kept-answers/answer-lane.ts';
import { isKnownTo, sendKept, sharedHeaders } from '../kept-answers/kept-answer.ts';

interface Deps {
  readonly apollo: ApolloServer<Context>;
  readonly lane: Pick<AnswerLane, 'keeping'>;
  /** Builds the context of a request, with what takes notes of an answer that may be kept. */
  readonly contextOf: (request: Request, response: Response, validity?: AnswerValidity) => Promise<Context>;
}

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return map;
}

/** The part of an address from its question mark on, exactly as the lane of kept answers reads it. */
const searchOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Has Apollo Server answer a request, and keeps what others may get too. Stands behind the reader of the body. */
export const answerOverHttp =
  ({ apollo, lane, contextOf }: Deps): RequestHandler =>
  async (request, response) => {
    const keeping = await lane.keeping(request);
    if (response.destroyed) return;
    const made: { context?: Context } = {};
    const {
      status = 200,
      headers,
      body,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method.toUpperCase(),
        headers: headersOf(request),
        search: searchOf(request.url),
        body: request.body,
      },
      context: async () => (made.context = await contextOf(request, response, keeping?.validity)),
    });
    if (body.kind !== 'complete')
      throw new Error('An answer in parts was asked for, which the schema has none of');
    const text = body.string;
    const contentType = headers.get('content-type');
    const { context } = made;
    const isShared = context !== undefined && !response.hasHeader('set-cookie');
    const kept = isShared ? keeping?.keep({ status, contentType, text, context }) : null;
    if (kept && isKnownTo(request, kept)) return sendKept(kept, request, response);
    response.statusCode = status;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (kept) response.setHeaders(new Map(Object.entries(sharedHeaders(kept))));
    const bytes = Buffer.from(text);
    // `compression()` removes the length when it packs. The form of the next askers is packed when they ask.
    response.setHeader('content-length', bytes.length).end(bytes);
  };
