import { randomId } from '#lib/storage/randomId.ts';

const storageKey = 'solera.chatUser';

/**
 * Stores a random chat id in this browser if it has none. It contains no personal data, and the server never trusts it.
 */
export const ensureChatUserId = (): void => {
  try {
    if (!window.localStorage.getItem(storageKey)) window.localStorage.setItem(storageKey, randomId());
  } catch {
    // Without access to storage there is no id.
  }
};
