import type { z } from 'zod';

/** The first problem of an invalid input, with the name of its field. */
export const firstIssue = (error: z.ZodError): string => {
  const [issue] = error.issues;
  const place = issue && issue.path.length > 0 ? ` (${issue.path.map(String).join('.')})` : '';
  return `${issue?.message ?? 'invalid value'}${place}`;
};
