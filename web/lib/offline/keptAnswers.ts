/** What this device keeps of one person's own pages. */
const storeName = 'solera-own-pages';

/** An answer as it was read, and when, epoch milliseconds. */
export interface KeptAnswer {
  readonly data: Record<string, unknown>;
  readonly savedAt: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Raised when fields of the kept questions get other names: an answer without them cannot be drawn. */
const SHAPE = 2;

const addressOf = (name: string, variables: unknown): string =>
  `/own-pages/${SHAPE}/${name}?${new URLSearchParams({ variables: JSON.stringify(variables) })}`;

const open = async (): Promise<Cache | null> => {
  try {
    return await window.caches.open(storeName);
  } catch {
    // No such storage on this device: nothing is kept.
    return null;
  }
};

/** Keeps an answer for the time without a connection; a full storage only costs that. */
export async function keepAnswer(name: string, variables: unknown, answer: KeptAnswer): Promise<void> {
  const store = await open();
  await store?.put(addressOf(name, variables), Response.json(answer)).catch(() => undefined);
}

/** The answer to a question as it was kept; null without one. */
export async function keptAnswer(name: string, variables: unknown): Promise<KeptAnswer | null> {
  const store = await open();
  const found = await store?.match(addressOf(name, variables)).catch(() => undefined);
  const value: unknown = await found?.json().catch(() => null);
  return isRecord(value) && isRecord(value['data']) && typeof value['savedAt'] === 'number'
    ? { data: value['data'], savedAt: value['savedAt'] }
    : null;
}

/** Deletes everything: other users of this device must not read it. */
export async function forgetAnswers(): Promise<void> {
  try {
    await window.caches.delete(storeName);
  } catch {
    // Nothing was kept then.
  }
}
