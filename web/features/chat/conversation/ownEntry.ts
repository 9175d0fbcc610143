import { readTab, writeTab } from '#lib/storage/tabStorage.ts';

/** Id of the member whose entry it is, null for a visitor; undefined while it is not known who is signed in. */
export type Owner = string | null | undefined;

interface OwnEntry {
  readonly owner: string | null;
  readonly value: unknown;
}

const isOwnEntry = (entry: unknown): entry is OwnEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  'value' in entry &&
  'owner' in entry &&
  (entry.owner === null || typeof entry.owner === 'string');

/**
 * Reads what this person stored in this tab; null when absent and while the person is unknown. A visitor who signs in
 * keeps their entry. An entry of another member is deleted: that member was signed out in another tab, or their session
 * had expired when another member signed in.
 */
export const readOwn = (name: string, owner: Owner): unknown => {
  const entry = readTab(name);
  if (owner === undefined || entry === null) return null;
  if (isOwnEntry(entry) && (entry.owner === null || entry.owner === owner)) return entry.value;
  writeTab(name, null);
  return null;
};

/** Stores a value in this tab for this person; nothing while the person is unknown. */
export const writeOwn = (name: string, owner: Owner, value: unknown): void => {
  if (owner !== undefined) writeTab(name, { owner, value } satisfies OwnEntry);
};
