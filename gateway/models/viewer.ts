/** Settings that a user has chosen. */
export interface Preferences {
  readonly newsletter: boolean;
  readonly notifications: boolean;
  /** Language code; null when never chosen. */
  readonly language: string | null;
  /** ISO 4217; null when never chosen. */
  readonly currency: string | null;
}

/** A user with an account, as the platform stores it now. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly phone: string;
  readonly role: 'user' | 'admin';
  readonly preferences: Preferences;
  readonly createdAt: string;
}

/** Accounts younger than this are limited like visitors, because a new one is as easy to get as a new cookie. */
const NEWCOMER_MS = 7 * 24 * 60 * 60_000;

/** True when limits count a member by the network as well, like a visitor. */
export const isNewcomer = ({ createdAt }: Pick<Viewer, 'createdAt'>, now: number): boolean =>
  now - Date.parse(createdAt) < NEWCOMER_MS;
