import type { Request } from 'express';
import { z } from 'zod';

const askedShape = z.object({ query: z.string() });

/** The text of the document that a GraphQL request brings, in its body or its address; null without one. */
export function askedDocument({ body, url }: Pick<Request, 'body' | 'url'>): string | null {
  const { data } = askedShape.safeParse(body);
  return data?.query ?? new URL(url, 'http://localhost').searchParams.get('query');
}
