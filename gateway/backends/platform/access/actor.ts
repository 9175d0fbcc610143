/** The caller. Roles are read from storage for every request, so a change of role applies at once. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'member' | 'admin';
      readonly userId: string;
      readonly email: string;
      /** True when the person calls with their own session, not through the gateway. */
      readonly isDirect?: boolean;
    }
  | { readonly kind: 'service' };

export const VISITOR: Actor = { kind: 'visitor' };

/** Administrators and the gateway's own identity. */
export const isStaff = (actor: Actor): boolean => actor.kind === 'admin' || actor.kind === 'service';
