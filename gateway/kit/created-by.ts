import type { Viewer } from '#models/viewer.ts';

/** Whether this user created a record. Ignores case, because sign-ins may spell the e-mail address differently. */
export const isCreatedBy = <Person extends Pick<Viewer, 'email'>>(
  person: Person | null,
  { createdBy }: { readonly createdBy: string | null },
): person is Person => person !== null && createdBy?.toLowerCase() === person.email.toLowerCase();
