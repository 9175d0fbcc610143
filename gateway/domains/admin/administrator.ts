import { AppError } from '#gateway/errors.ts';
import type { Viewer } from '#models/viewer.ts';

/** The caller to check. A GraphQL context has this shape. */
export interface AdminCaller {
  viewer: Viewer | null;
  readonly sessionToken: string | null;
}

/** A user whose administrator role was just read from the platform. */
export interface Administrator {
  readonly id: string;
  readonly email: string;
  /** The administrator's own session token: the platform checks it again on every call. */
  readonly token: string;
}

/** Reads from the platform who a token belongs to, bypassing caches; null when it is not valid (any more). */
type AskViewer = (token: string) => Promise<Viewer | null>;

/**
 * Creates the check that every administrators' operation starts with. Elsewhere the owner of a token may be cached for
 * a few seconds; here it is read again, so that a demotion applies at once.
 */
export function administratorCheck(ask: AskViewer) {
  const checks = new WeakMap<AdminCaller, Promise<Administrator>>();

  const fresh = async (caller: AdminCaller): Promise<Administrator> => {
    const { sessionToken: token } = caller;
    const viewer = token === null ? null : await ask(token);
    // The rest of the request uses the viewer just read.
    caller.viewer = viewer;
    if (token === null || !viewer) throw new AppError('AUTH_REQUIRED');
    if (viewer.role !== 'admin') throw new AppError('FORBIDDEN');
    return { id: viewer.id, email: viewer.email, token };
  };

  return {
    /**
     * For writes: checks again for each one.
     * @throws AppError AUTH_REQUIRED or FORBIDDEN, or when the platform does not respond
     */
    forWrite: fresh,
    /** For reads: one check for all fields of a request. @throws AppError as for writes */
    forRead: (caller: AdminCaller): Promise<Administrator> => {
      const check = checks.get(caller) ?? fresh(caller);
      checks.set(caller, check);
      return check;
    },
  };
}

export type AdministratorCheck = ReturnType<typeof administratorCheck>;
