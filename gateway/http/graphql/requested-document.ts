import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

const requestShape = z.object({ query: z.string() });

/**
 * The text of the document in a GraphQL request, as Apollo Server reads it: from the URL of a GET, whatever its body
 * contains, and from the body otherwise. Null without one.
 */
export function requestedDocument(
  { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  body: unknown,
): string | null {
  if (method === 'GET') return new URL(url, 'http://localhost').searchParams.get('query');
  return requestShape.safeParse(body).data?.query ?? null;
}
