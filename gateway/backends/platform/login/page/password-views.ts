import { field } from './field.ts';
import { html, icons } from './markup.ts';
import type { Markup } from './markup.ts';
import { pageShell } from './shell.ts';
import type { LoginError, LoginField } from '../texts/login-texts.ts';
import { loginTexts } from '../texts.ts';
import type { LoginLanguage } from '../texts.ts';
import type { PageLook } from '../visit.ts';

interface Base extends PageLook {
  readonly language: LoginLanguage;
  readonly brand: string;
}

interface FormBase extends Base {
  readonly csrf: string;
  readonly fieldErrors: Readonly<Partial<Record<LoginField, LoginError>>>;
  readonly formError: LoginError | null;
}

const signInLink = (language: LoginLanguage, rank: 'primary' | 'secondary' = 'secondary'): Markup =>
  html`<a class="button ${rank}" href="${`/login?lang=${language}`}"
    >${loginTexts[language].backToSignIn}</a
  >`;

const hidden = (values: Readonly<Record<string, string>>): Markup[] =>
  Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

const hasErrors = ({ fieldErrors, formError }: FormBase): boolean =>
  formError !== null || Object.keys(fieldErrors).length > 0;

/** The form for the email address to which a link is sent. */
export function forgotView(view: FormBase & { readonly email: string }): string {
  const { language, csrf, email } = view;
  const texts = loginTexts[language];
  const address = field(view, {
    name: 'email',
    label: texts.email,
    type: 'email',
    autocomplete: 'username',
    value: email,
    symbol: icons.mail,
  });
  return pageShell({
    ...view,
    title: texts.forgotTitle,
    lead: texts.forgotLead,
    hasErrors: hasErrors(view),
    linkIn: (other) => `/login/forgot?lang=${other}`,
    content: [
      html`<form method="post" action="/login/forgot" novalidate>
        ${hidden({ csrf, lang: language })}${address}
        <button class="button primary" type="submit">${texts.sendLink}</button>
        ${signInLink(language)}
      </form>`,
    ],
  });
}

/** The form for the new password, which contains the link's token. */
export function resetView(view: FormBase & { readonly token: string }): string {
  const { language, csrf, token } = view;
  const texts = loginTexts[language];
  const password = field(view, {
    name: 'password',
    label: texts.newPassword,
    type: 'password',
    autocomplete: 'new-password',
    hint: texts.passwordHint,
    symbol: icons.lock,
  });
  return pageShell({
    ...view,
    title: texts.resetTitle,
    lead: texts.resetLead,
    hasErrors: hasErrors(view),
    linkIn: (other) => `/login/reset?${new URLSearchParams({ lang: other, token }).toString()}`,
    content: [
      html`<form method="post" action="/login/reset" novalidate>
        ${hidden({ csrf, token, lang: language })}${password}
        <button class="button primary" type="submit">${texts.savePassword}</button>
      </form>`,
    ],
  });
}

const outcomes = {
  sent: { title: 'linkSentTitle', lead: 'linkSentLead' },
  done: { title: 'resetDoneTitle', lead: 'resetDoneLead' },
  over: { title: 'linkOverTitle', lead: 'linkOverLead' },
} as const;

/** The result of a form, with links to continue. */
export function outcomeView(view: Base & { readonly outcome: keyof typeof outcomes }): string {
  const { language, outcome } = view;
  const texts = loginTexts[language];
  const again = html`<a class="button primary" href="${`/login/forgot?lang=${language}`}"
    >${texts.sendLink}</a
  >`;
  return pageShell({
    ...view,
    title: texts[outcomes[outcome].title],
    lead: texts[outcomes[outcome].lead],
    hasErrors: false,
    formError: null,
    linkIn: (other) => `/login/forgot?lang=${other}`,
    content: [
      ...(outcome === 'over' ? [again] : []),
      signInLink(language, outcome === 'done' ? 'primary' : 'secondary'),
    ],
  });
}
