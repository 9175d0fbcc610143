import { readTab, writeTab } from '#lib/storage/tabStorage.ts';

/** Id of the member who owns an entry, null for a visitor; undefined while it is not known who is signed in. */
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
 * Reads an entry that this viewer stored in this tab; null when it is absent and while the viewer is unknown. Visitors
 * who sign in keep their entry. An entry of another member is deleted: they signed out in another tab, or their session
 * had expired when this member signed in.
 */
export const readOwn = (name: string, owner: Owner): unknown => {
  const entry = readTab(name);
  if (owner === undefined || entry === null) return null;
  if (isOwnEntry(entry) && (entry.owner === null || entry.owner === owner)) return entry.value;
  writeTab(name, null);
  return null;
};

/** Stores a value in this tab for this viewer; does nothing while the viewer is unknown. */
export const writeOwn = (name: string, owner: Owner, value: unknown): void => {
  if (owner !== undefined) writeTab(name, { owner, value } satisfies OwnEntry);
};
