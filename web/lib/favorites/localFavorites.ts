import { readDevice, watchDevice, writeDevice } from '../storage/deviceStorage.ts';

const name = 'hearts';
/** Maximum number of favorites on a device: as many as one merge accepts at sign-in. */
const MAX_FAVORITES = 100;

/** Hotels a visitor saved on this device, in the order they were saved; an unreadable list counts as empty. */
export const readLocalFavorites = (): readonly string[] => {
  const stored = readDevice(name);
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= 100);
  return [...new Set(ids)].slice(0, MAX_FAVORITES);
};

/** Saves or removes one hotel and keeps what another tab did meanwhile. `full` when 100 are stored already. */
export const changeLocalFavorite = (id: string, isFavorite: boolean): 'done' | 'full' | 'failed' => {
  const others = readLocalFavorites().filter((stored) => stored !== id);
  if (isFavorite && others.length >= MAX_FAVORITES) return 'full';
  return writeDevice(name, isFavorite ? [...others, id] : others) ? 'done' : 'failed';
};

/** Deletes favorites that an account has taken over; those added since then stay. */
export const removeLocalFavorites = (ids: readonly string[]): void => {
  writeDevice(
    name,
    readLocalFavorites().filter((id) => !ids.includes(id)),
  );
};

/**
 * Calls back when another tab has changed the favorites.
 * @returns the function that stops it
 */
export const watchLocalFavorites = (changed: () => void): (() => void) => watchDevice(name, changed);
