/** A result that refuses an input: nothing was changed. */
export interface RefusedInput {
  readonly code: 'BAD_USER_INPUT';
  /** Names of the fields that were refused. */
  readonly fields: string[];
}

/** A result that refuses a review: invalid input, a stay that may not be reviewed now, or a second review. */
export interface RefusedReview {
  /** `INVALID_STATE`: the stay may not be reviewed now; `CONFLICT`: it has been reviewed. */
  readonly code: 'BAD_USER_INPUT' | 'INVALID_STATE' | 'CONFLICT';
  /** Names of the fields that were refused; empty for any other reason. */
  readonly fields: string[];
}

/** A result that refuses a change of the member's own account. */
export interface RefusedProfile {
  /** `INVALID_STATE`: bookings do not allow it; `LAST_ADMIN`: there is no other administrator. */
  readonly code: 'BAD_USER_INPUT' | 'INVALID_STATE' | 'LAST_ADMIN';
  /** Names of the fields that were refused; `bookings` when the bookings do not allow it. */
  readonly fields: string[];
}
