import type { Request } from 'express';
import { z } from 'zod';

const askedShape = z.object({ query: z.string() });

/**
 * The text of the document that a GraphQL request brings: in its address where it is a GET, whatever body comes with that,
 * and in its body otherwise, as Apollo Server reads it; null without one.
 */
export function askedDocument({
  method,
  body,
  url,
}: Pick<Request, 'method' | 'body' | 'url'>): string | null {
  if (method === 'GET') return new URL(url, 'http://localhost').searchParams.get('query');
  return askedShape.safeParse(body).data?.query ?? null;
}
