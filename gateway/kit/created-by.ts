import type { Viewer } from '#models/viewer.ts';

/** Whether this person created a record. One sign-in may spell the address in capitals that another does not. */
export const isCreatedBy = <Person extends Pick<Viewer, 'email'>>(
  person: Person | null,
  { createdBy }: { readonly createdBy: string | null },
): person is Person => person !== null && createdBy?.toLowerCase() === person.email.toLowerCase();
