/** The signed-in person, as the platform knows him now. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly phone: string;
  readonly role: 'user' | 'admin';
}
