import { z } from 'zod';
import { AppError } from '../errors.ts';

/** Text that may come as a number; empty when missing. */
export const looseText = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)));

/** Text that must be present, as a string or a number. */
export const requiredText = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((value) => value !== '');

/** A number that may come as text; null when missing or not a number. */
export const looseNumber = z
  .unknown()
  .optional()
  .transform((value): number | null => {
    if (typeof value === 'string' && value.trim() === '') return null;
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    const number = Number(value);
    return Number.isFinite(number) ? number : null;
  });

/** A flag that may come as a word; false when missing. */
export const looseFlag = z
  .unknown()
  .optional()
  .transform((value) => value === true || (typeof value === 'string' && /^true$/i.test(value.trim())));

/** Texts from a list, a single text, or nothing. */
export const looseTexts = z
  .unknown()
  .optional()
  .transform((value): string[] => {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.filter((item): item is string => typeof item === 'string' && item.trim() !== '');
  });

/** A list that may be missing. Unreadable rows are left out; when no row is readable, the list is unreadable. */
export function rows<S extends z.ZodType>(row: S): z.ZodType<z.output<S>[]> {
  return z
    .unknown()
    .optional()
    .transform((value, context): z.output<S>[] => {
      if (value === null || value === undefined) return [];
      if (!Array.isArray(value)) {
        context.addIssue({ code: 'custom', message: 'not a list' });
        return z.NEVER;
      }
      const read = value.flatMap((item: unknown) => {
        const result = row.safeParse(item);
        return result.success ? [result.data] : [];
      });
      if (value.length > 0 && read.length === 0) {
        context.addIssue({ code: 'custom', message: 'no readable row' });
        return z.NEVER;
      }
      return read;
    });
}

interface ReplySite {
  readonly upstream: string;
  readonly call: string;
}

/** Parses a JSON response. @throws AppError UPSTREAM_ERROR for HTML, an empty body and the like */
export function parseJson(text: string, site: ReplySite): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // The cause is left out, because its message quotes the body.
    throw new AppError('UPSTREAM_ERROR', { ...site, reason: 'not JSON' });
  }
}

/** Validates a response. @throws AppError UPSTREAM_ERROR that names the invalid fields, never values */
export function parseReply<S extends z.ZodType>(schema: S, value: unknown, site: ReplySite): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.slice(0, 5).map((issue) => issue.path.join('.'));
  throw new AppError('UPSTREAM_ERROR', { ...site, reason: 'unexpected shape', fields });
}
