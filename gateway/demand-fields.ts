import { AppError } from './errors.ts';

/** Checks of an input by field: true, or what would be acceptable, in English words for developers. */
type Checks = Readonly<Record<string, true | string>>;

/** @throws AppError BAD_USER_INPUT that names the fields whose checks failed, and what would be acceptable */
export function demandFields(checks: Checks): void {
  const rules = Object.fromEntries(
    Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== true),
  );
  const fields = Object.keys(rules);
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields, rules });
}
