/** An answer of the schema that refuses an input: nothing changed. */
export interface RefusedInput {
  readonly code: 'BAD_USER_INPUT';
  /** Names of the fields that were refused. */
  readonly fields: string[];
}
