import type { Request } from 'express';
import { z } from 'zod';

const requestShape = z.object({ query: z.string() });

/**
 * The text of the document in a GraphQL request, as Apollo Server reads it: from the URL of a GET, whatever its body
 * contains, and from the body otherwise. Null without one.
 */
export function requestedDocument({
  method,
  body,
  url,
}: Pick<Request, 'method' | 'body' | 'url'>): string | null {
  if (method === 'GET') return new URL(url, 'http://localhost').searchParams.get('query');
  return requestShape.safeParse(body).data?.query ?? null;
}
