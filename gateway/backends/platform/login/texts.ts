/** Words of the login page, in the reader's language. */
export interface LoginTexts {
  readonly dir: 'ltr' | 'rtl';
  readonly signInTitle: string;
  readonly signInLead: string;
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
  readonly otherLanguage: string;
  readonly sherryBold: string;
  readonly sherry: string;
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
  | 'name_missing'
  | 'email_invalid'
  | 'password_missing'
  | 'form_expired'
  | 'wrong_app';

const en: LoginTexts = {
  dir: 'ltr',
  signInTitle: 'Sign In',
  signInLead: 'See your bookings and finish checkout faster.',
  registerTitle: 'Create an account',
  registerLead: 'One account for your bookings and your profile.',
  fullName: 'Full name',
  email: 'Email',
  password: 'Password',
  passwordHint: '8 to 128 characters',
  showPassword: 'Show password',
  signIn: 'Sign In',
  createAccount: 'Create an account',
  haveAccount: 'I already have an account',
  forgotLink: 'Forgot your password?',
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter your email and we will send you a link to choose a new one.',
  sendLink: 'Send the link',
  linkSentTitle: 'Check your email',
  linkSentLead:
    'If there is an account for this address, a link is on its way. It works once, within 60 minutes.',
  resetTitle: 'Choose a new password',
  resetLead: 'You will be signed out everywhere else.',
  newPassword: 'New password',
  savePassword: 'Save the password',
  resetDoneTitle: 'Your password is changed',
  resetDoneLead: 'Sign in with the new one.',
  linkOverTitle: 'This link no longer works',
  linkOverLead: 'It was used already or is older than 60 minutes. You can ask for a new one.',
  backToSignIn: 'Back to sign in',
  otherLanguage: 'עברית',
  sherryBold: 'Good to see you again.',
  sherry: 'Your bookings are where you left them.',
  demoTitle: 'Demo accounts',
  demoAdmin: 'Administrator',
  demoTraveller: 'Traveller',
  problem: 'Something is not right yet',
  errors: {
    invalid_credentials: 'Invalid email or password',
    email_refused: 'This email address cannot be used. If it is yours, sign in instead.',
    weak_password: 'Choose a password of 8 to 128 characters that is harder to guess.',
    rate_limited: 'Too many attempts. Please try again in a moment.',
    name_missing: 'Enter your full name.',
    email_invalid: 'Enter an email address such as name@example.com.',
    password_missing: 'Enter your password.',
    form_expired: 'This form was open for too long. Please send it again.',
    wrong_app: 'This sign-in page belongs to another app.',
  },
};

const he: LoginTexts = {
  dir: 'rtl',
  signInTitle: 'התחברות',
  signInLead: 'כל ההזמנות שלכם במקום אחד, והתשלום מהיר יותר.',
  registerTitle: 'יצירת חשבון',
  registerLead: 'חשבון אחד להזמנות ולפרופיל.',
  fullName: 'שם מלא',
  email: 'אימייל',
  password: 'סיסמה',
  passwordHint: 'בין 8 ל־128 תווים',
  showPassword: 'הצגת הסיסמה',
  signIn: 'התחברות',
  createAccount: 'יצירת חשבון',
  haveAccount: 'כבר יש לי חשבון',
  forgotLink: 'שכחתם סיסמה?',
  forgotTitle: 'שכחתם סיסמה?',
  forgotLead: 'כתבו את כתובת האימייל, ונשלח אליה קישור לבחירת סיסמה חדשה.',
  sendLink: 'שליחת הקישור',
  linkSentTitle: 'בדקו את האימייל',
  linkSentLead: 'אם יש חשבון לכתובת הזאת, קישור כבר בדרך אליה. הוא תקף פעם אחת, בתוך 60 דקות.',
  resetTitle: 'בחירת סיסמה חדשה',
  resetLead: 'בכל מכשיר אחר תצאו מהחשבון.',
  newPassword: 'סיסמה חדשה',
  savePassword: 'שמירת הסיסמה',
  resetDoneTitle: 'הסיסמה הוחלפה',
  resetDoneLead: 'היכנסו עם הסיסמה החדשה.',
  linkOverTitle: 'הקישור כבר לא תקף',
  linkOverLead: 'השתמשו בו כבר, או שעברו יותר מ־60 דקות. אפשר לבקש קישור חדש.',
  backToSignIn: 'חזרה להתחברות',
  otherLanguage: 'English',
  sherryBold: 'טוב לראות אתכם שוב.',
  sherry: 'ההזמנות מחכות בדיוק איפה שהשארתם אותן.',
  demoTitle: 'חשבונות הדגמה',
  demoAdmin: 'מנהלת',
  demoTraveller: 'מטיילת',
  problem: 'משהו עוד לא תקין',
  errors: {
    invalid_credentials: 'כתובת האימייל או הסיסמה שגויות',
    email_refused: 'אי אפשר להשתמש בכתובת הזאת. אם היא שלכם, היכנסו לחשבון הקיים.',
    weak_password: 'בחרו סיסמה של 8 עד 128 תווים, שקשה יותר לנחש.',
    rate_limited: 'היו יותר מדי ניסיונות. נסו שוב בעוד רגע.',
    name_missing: 'מלאו את השם המלא.',
    email_invalid: 'מלאו כתובת אימייל, למשל name@example.com.',
    password_missing: 'מלאו את הסיסמה.',
    form_expired: 'הטופס היה פתוח זמן רב מדי. שלחו אותו שוב.',
    wrong_app: 'דף ההתחברות הזה שייך לאפליקציה אחרת.',
  },
};

export const loginTexts = { en, he } as const;
export type LoginLanguage = keyof typeof loginTexts;
