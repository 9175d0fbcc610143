/** Cache of one person's own pages on this device. */
const storeName = 'solera-own-pages';

/** A response as it was read, and when, epoch milliseconds. */
export interface StoredResponse {
  readonly data: Record<string, unknown>;
  readonly savedAt: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Raise this number when fields of the stored queries are renamed or added: a response without them cannot be rendered,
 * or would make the page show something false. A test fails when a stored query changes and this does not.
 */
export const SHAPE = 5;

const addressOf = (name: string, variables: unknown): string =>
  `/own-pages/${SHAPE}/${name}?${new URLSearchParams({ variables: JSON.stringify(variables) })}`;

const open = async (): Promise<Cache | null> => {
  try {
    return await window.caches.open(storeName);
  } catch {
    // This device has no such storage, so nothing is stored.
    return null;
  }
};

/** Stores a response for use without a connection; when the storage is full, the response is silently not stored. */
export async function storeResponse(name: string, variables: unknown, answer: StoredResponse): Promise<void> {
  const store = await open();
  await store?.put(addressOf(name, variables), Response.json(answer)).catch(() => undefined);
}

/** The stored response of a query; null without one. */
export async function storedAnswer(name: string, variables: unknown): Promise<StoredResponse | null> {
  const store = await open();
  const found = await store?.match(addressOf(name, variables)).catch(() => undefined);
  const value: unknown = await found?.json().catch(() => null);
  return isRecord(value) && isRecord(value['data']) && typeof value['savedAt'] === 'number'
    ? { data: value['data'], savedAt: value['savedAt'] }
    : null;
}

/** Deletes everything: other users of this device must not read it. */
export async function deleteResponses(): Promise<void> {
  try {
    await window.caches.delete(storeName);
  } catch {
    // There was nothing to delete.
  }
}
