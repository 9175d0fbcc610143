/** What a person chose for himself. */
export interface Preferences {
  readonly newsletter: boolean;
  readonly notifications: boolean;
  /** Language code; null when never chosen. */
  readonly language: string | null;
  /** ISO 4217; null when never chosen. */
  readonly currency: string | null;
}

/** A person with an account, as the platform knows him now. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly phone: string;
  readonly role: 'user' | 'admin';
  readonly preferences: Preferences;
  readonly createdAt: string;
}
