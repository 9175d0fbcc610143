import { randomId } from '#lib/storage/randomId.ts';

const storageKey = 'solera.chatUser';

/** Gives this browser a random chat id without personal data; the server never trusts it. */
export const keepChatUser = (): void => {
  try {
    if (!window.localStorage.getItem(storageKey)) window.localStorage.setItem(storageKey, randomId());
  } catch {
    // A browser that forbids storage has no id.
  }
};
