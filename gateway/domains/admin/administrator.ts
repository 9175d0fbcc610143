import { AppError } from '#gateway/errors.ts';
import type { Viewer } from '#models/viewer.ts';

/** Who asks. A GraphQL context is one. */
export interface AdminCaller {
  viewer: Viewer | null;
  readonly sessionToken: string | null;
}

/** A person whose administrator's rights were read at the platform just now. */
export interface Administrator {
  readonly id: string;
  readonly email: string;
  /** Their own session: the platform judges every call by it again. */
  readonly token: string;
}

/** Asks the platform who a token belongs to, past every cache; null when it is not valid (any more). */
type AskViewer = (token: string) => Promise<Viewer | null>;

/**
 * Makes the check that every operation of administrators begins with. Who a token is may be remembered for some seconds
 * elsewhere; here it is asked again, so that a demotion holds at once.
 */
export function administratorCheck(ask: AskViewer) {
  const known = new WeakMap<AdminCaller, Promise<Administrator>>();

  const fresh = async (caller: AdminCaller): Promise<Administrator> => {
    const { sessionToken: token } = caller;
    const viewer = token === null ? null : await ask(token);
    // The rest of the request sees them as they are now.
    caller.viewer = viewer;
    if (token === null || !viewer) throw new AppError('AUTH_REQUIRED');
    if (viewer.role !== 'admin') throw new AppError('FORBIDDEN');
    return { id: viewer.id, email: viewer.email, token };
  };

  return {
    /**
     * For each single write. @throws AppError AUTH_REQUIRED or FORBIDDEN, or when the platform does not answer
     */
    forWrite: fresh,
    /** For reads: one question for all fields of a request. @throws AppError as for writes */
    forRead: (caller: AdminCaller): Promise<Administrator> => {
      const asked = known.get(caller) ?? fresh(caller);
      known.set(caller, asked);
      return asked;
    },
  };
}

export type AdministratorCheck = ReturnType<typeof administratorCheck>;
