import { AppError } from '../errors.ts';

/** Checks of an input by field: true, or what would be valid, in English for developers. */
type Checks = Readonly<Record<string, true | string>>;

/** Names the refused fields and what would be valid; a field without a rule is only named. */
export function refusedFields(fields: readonly string[], rules: Readonly<Record<string, string>>): string {
  const descriptions = fields.map((field) =>
    rules[field] === undefined ? field : `${field} (${rules[field]})`,
  );
  return `Refused fields, with what is accepted in brackets: ${descriptions.join('; ')}.`;
}

/** @throws AppError BAD_USER_INPUT that names the fields whose checks failed, and what would be valid */
export function demandFields(checks: Checks): void {
  const rules = Object.fromEntries(
    Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== true),
  );
  const fields = Object.keys(rules);
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields, rules });
}
