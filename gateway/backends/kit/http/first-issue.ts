import type { z } from 'zod';

/** What is wrong with an input, and its field: only the first fault. */
export const firstIssue = (error: z.ZodError): string => {
  const [issue] = error.issues;
  const place = issue && issue.path.length > 0 ? ` (${issue.path.map(String).join('.')})` : '';
  return `${issue?.message ?? 'invalid value'}${place}`;
};
