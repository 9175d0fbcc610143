/** Texts of the login pages in one language. */
export interface LoginTexts {
  readonly dir: 'ltr' | 'rtl';
  /** The language's own name. */
  readonly name: string;
  readonly language: string;
  /** Note on pages in languages that no native speaker has checked. */
  readonly notProofread: string;
  readonly signInTitle: string;
  readonly signInLead: string;
  /** Replaces `signInLead` for a user whose session has just ended. */
  readonly sessionEnded: string;
  readonly registerTitle: string;
  readonly registerLead: string;
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly passwordHint: string;
  readonly showPassword: string;
  readonly signIn: string;
  readonly createAccount: string;
  readonly haveAccount: string;
  readonly forgotLink: string;
  readonly forgotTitle: string;
  readonly forgotLead: string;
  readonly sendLink: string;
  readonly linkSentTitle: string;
  readonly linkSentLead: string;
  readonly resetTitle: string;
  readonly resetLead: string;
  readonly newPassword: string;
  readonly savePassword: string;
  readonly resetDoneTitle: string;
  readonly resetDoneLead: string;
  readonly linkOverTitle: string;
  readonly linkOverLead: string;
  readonly backToSignIn: string;
  readonly sherryBold: string;
  readonly sherry: string;
  /** The assistant's greeting for a user who creates an account, in place of `sherry`. */
  readonly newcomerBold: string;
  readonly newcomer: string;
  readonly demoTitle: string;
  readonly demoAdmin: string;
  readonly demoTraveller: string;
  readonly problem: string;
  readonly errors: Readonly<Record<LoginError, string>>;
}

export type LoginField = 'full_name' | 'email' | 'password';

export type LoginError =
  | 'invalid_credentials'
  | 'email_refused'
  | 'weak_password'
  | 'rate_limited'
  | 'overloaded'
  | 'storage'
  | 'name_missing'
  | 'name_invalid'
  | 'email_invalid'
  | 'password_missing'
  | 'form_expired'
  | 'wrong_app';
