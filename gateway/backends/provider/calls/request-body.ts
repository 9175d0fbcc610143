/** A JSON object whose outer keys are read case-insensitively, as the provider does. */
export interface RequestBody {
  /** Undefined when missing or null. */
  value(key: string): unknown;
  /** Trimmed; a number becomes its digits; empty when missing or of another type. */
  text(key: string): string;
  /** True for `true` and for "true" in any case. */
  flag(key: string): boolean;
  /** Items of a comma-separated list without spaces. */
  codes(key: string): readonly string[];
  list(key: string): readonly unknown[] | undefined;
  /** The object at a key; an empty body when missing. */
  object(key: string): RequestBody;
}

/** @param raw any JSON; anything but an object is read as an empty one */
export function requestBody(raw: unknown): RequestBody {
  const entries = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? Object.entries(raw) : [];
  const fields = new Map<string, unknown>(entries.map(([key, value]) => [key.toLowerCase(), value]));
  const value = (key: string): unknown => fields.get(key.toLowerCase()) ?? undefined;
  const text = (key: string): string => {
    const found = value(key);
    return typeof found === 'string' ? found.trim() : typeof found === 'number' ? String(found) : '';
  };
  return {
    value,
    text,
    flag: (key) => value(key) === true || text(key).toLowerCase() === 'true',
    codes: (key) =>
      [
        ...new Set(
          text(key)
            .split(',')
            .map((code) => code.trim()),
        ),
      ].filter(Boolean),
    list(key) {
      const found = value(key);
      return Array.isArray(found) ? found : undefined;
    },
    object: (key) => requestBody(value(key)),
  };
}
