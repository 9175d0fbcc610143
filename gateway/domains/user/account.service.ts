import { AppError } from '#gateway/errors.ts';
import { deleteAccount } from './account-deletion.ts';
import {
  type AccountCaller,
  type AccountDeps,
  type ProfileSaved,
  type ProfileRefused,
  profileSaved,
  refusedProfile,
} from './account-ports.ts';
import { exportData } from './data-export.ts';
import { type ProfileInput, readProfile } from './profile-input.ts';

/** Operations of members on their own accounts. */
export interface AccountService {
  update(caller: AccountCaller, input: ProfileInput): Promise<ProfileSaved | ProfileRefused>;
  /**
   * @throws AppError RATE_LIMITED after too many wrong passwords; AUTH_REQUIRED when the platform ended the session and
   * starts no new one
   */
  changePassword(
    caller: AccountCaller,
    current: string,
    next: string,
  ): Promise<ProfileSaved | ProfileRefused>;
  /** Locations of confirmed stays and number of reviews by email; the map contains every requested email. */
  readonly travels: AccountDeps['people']['travels'];
  exportData(caller: AccountCaller): ReturnType<typeof exportData>;
  delete(caller: AccountCaller, password: string): ReturnType<typeof deleteAccount>;
}

/**
 * Reads the viewer of the session again, because the viewer of the request may be a few seconds old.
 * @throws AppError AUTH_REQUIRED when the session has ended
 */
async function present({ sessions }: AccountDeps, { sessionToken }: AccountCaller) {
  const viewer = await sessions.viewer(sessionToken);
  if (!viewer) throw new AppError('AUTH_REQUIRED');
  return viewer;
}

async function updateProfile(
  deps: AccountDeps,
  caller: AccountCaller,
  input: ProfileInput,
): Promise<ProfileSaved | ProfileRefused> {
  const before = await present(deps, caller);
  const read = readProfile(input);
  if (read.kind === 'bad') return refusedProfile('BAD_USER_INPUT', read.fields);
  if (Object.keys(read.change).length === 0) return profileSaved(before);
  const { preferences: chosen, ...rest } = read.change;
  // All preferences, because a platform may replace the whole field. The client sends its changes one after another, so
  // that each one sees the one before.
  const preferences = chosen && { ...before.preferences, ...chosen };
  const viewer = await deps.people.changeSelf(caller.sessionToken, {
    ...rest,
    ...(preferences && { preferences }),
  });
  caller.forgetViewer(viewer.id);
  return profileSaved(viewer);
}

const REFUSED_FIELD = { WRONG_PASSWORD: 'current', WEAK_PASSWORD: 'next' } as const;

async function changePassword(
  deps: AccountDeps,
  caller: AccountCaller,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<ProfileSaved | ProfileRefused> {
  const { viewer, sessionToken, callerAddress } = caller;
  const result = await deps.people.changePassword(
    sessionToken,
    { userId: viewer.id, current, next },
    callerAddress,
  );
  if (result === 'TOO_MANY_ATTEMPTS') throw new AppError('RATE_LIMITED');
  if (result !== 'changed') return refusedProfile('BAD_USER_INPUT', [REFUSED_FIELD[result]]);
  caller.forgetViewer(viewer.id);
  const still = await deps.sessions.viewer(sessionToken);
  if (still) return profileSaved(still);
  // A platform may end this session together with all the others: the member then continues in a new one.
  const again = await deps.sessions.signIn(viewer.email, next, caller);
  if (again.kind === 'refused') throw new AppError('AUTH_REQUIRED');
  caller.cookies.setSession(again.token);
  return profileSaved(again.viewer);
}

export const createAccountService = (deps: AccountDeps): AccountService => ({
  update: (caller, input) => updateProfile(deps, caller, input),
  changePassword: (caller, current, next) => changePassword(deps, caller, { current, next }),
  travels: (emails) => deps.people.travels(emails),
  exportData: (caller) => exportData(deps, caller),
  delete: (caller, password) => deleteAccount(deps, caller, password),
});
