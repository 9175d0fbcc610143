/** Who is calling. Roles are read from storage for every request, so a change of role holds at once. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'member' | 'admin';
      readonly userId: string;
      readonly email: string;
      /** True where the person calls with their own session, and the gateway does not vouch for the call. */
      readonly isDirect?: boolean;
    }
  | { readonly kind: 'service' };

export const VISITOR: Actor = { kind: 'visitor' };

/** Administrators and the gateway's own identity. */
export const isStaff = (actor: Actor): boolean => actor.kind === 'admin' || actor.kind === 'service';
