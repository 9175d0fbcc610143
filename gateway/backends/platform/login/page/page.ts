import { field } from './field.ts';
import { html, icons } from './markup.ts';
import type { Markup } from './markup.ts';
import { pageShell } from './shell.ts';
import type { LoginError, LoginField, LoginTexts } from '../texts/login-texts.ts';
import { loginTexts } from '../texts.ts';
import type { LoginLanguage } from '../texts.ts';
import type { PageLook } from '../visit.ts';

export type LoginMode = 'sign-in' | 'register';

/** Everything that the page shows. Never contains a password. */
export interface LoginView extends PageLook {
  readonly language: LoginLanguage;
  readonly mode: LoginMode;
  readonly brand: string;
  readonly csrf: string;
  /** The validated return URL; empty without one. */
  readonly fromUrl: string;
  readonly appId: string;
  /** True when the link that led here says that the user's session has ended. */
  readonly hasEnded: boolean;
  readonly values: { readonly full_name: string; readonly email: string };
  readonly fieldErrors: Readonly<Partial<Record<LoginField, LoginError>>>;
  readonly formError: LoginError | null;
  readonly demo: readonly {
    readonly role: 'admin' | 'traveller';
    readonly email: string;
    readonly password: string;
  }[];
}

function pageLink(view: LoginView, mode: LoginMode, language: LoginLanguage): string {
  const query = new URLSearchParams({ lang: language });
  if (mode === 'register') query.set('mode', mode);
  if (view.fromUrl) query.set('from_url', view.fromUrl);
  if (view.appId) query.set('app_id', view.appId);
  if (view.hasEnded) query.set('reason', 'ended');
  return `/login?${query.toString()}`;
}

function fields(view: LoginView, texts: LoginTexts): Markup[] {
  const isNew = view.mode === 'register';
  const name = field(view, {
    name: 'full_name',
    label: texts.fullName,
    type: 'text',
    autocomplete: 'name',
    value: view.values.full_name,
    symbol: icons.person,
  });
  const email = field(view, {
    name: 'email',
    label: texts.email,
    type: 'email',
    autocomplete: 'username',
    value: view.values.email,
    symbol: icons.mail,
  });
  const password = field(view, {
    name: 'password',
    label: texts.password,
    type: 'password',
    symbol: icons.lock,
    autocomplete: isNew ? 'new-password' : 'current-password',
    ...(isNew && { hint: texts.passwordHint }),
  });
  return isNew ? [name, email, password] : [email, password];
}

function form(view: LoginView, texts: LoginTexts): Markup {
  const other: LoginMode = view.mode === 'register' ? 'sign-in' : 'register';
  return html`<form method="post" action="/login" novalidate>
    <input type="hidden" name="csrf" value="${view.csrf}" /><input
      type="hidden"
      name="mode"
      value="${view.mode}"
    /><input type="hidden" name="lang" value="${view.language}" />
    <input type="hidden" name="from_url" value="${view.fromUrl}" /><input
      type="hidden"
      name="app_id"
      value="${view.appId}"
    />${view.hasEnded ? html`<input type="hidden" name="reason" value="ended" />` : null}
    ${fields(view, texts)}
    ${view.mode === 'sign-in' ? html`<p class="forgot"><a href="${`/login/forgot?lang=${view.language}`}">${texts.forgotLink}</a></p>` : null}
    <button class="button primary" type="submit">
      ${view.mode === 'register' ? texts.createAccount : texts.signIn}
    </button>
    <a class="button secondary" href="${pageLink(view, other, view.language)}"
      >${other === 'register' ? texts.createAccount : texts.haveAccount}</a
    >
  </form>`;
}

function demoBox(view: LoginView, texts: LoginTexts): Markup | null {
  if (view.demo.length === 0) return null;
  const rows = view.demo.map(
    ({ role, email, password }) =>
      html`<div>
        <dt>${role === 'admin' ? texts.demoAdmin : texts.demoTraveller}</dt>
        <dd><bdi dir="ltr">${email}</bdi><bdi dir="ltr">${password}</bdi></dd>
      </div>`,
  );
  return html`<section class="demo" aria-labelledby="demo">
    <h2 id="demo">${texts.demoTitle}</h2>
    <dl>${rows}</dl>
  </section>`;
}

/** The page to sign in or to create an account. */
export function loginPage(view: LoginView): string {
  const texts = loginTexts[view.language];
  const isNew = view.mode === 'register';
  const demo = demoBox(view, texts);
  return pageShell({
    ...view,
    title: isNew ? texts.registerTitle : texts.signInTitle,
    lead: isNew ? texts.registerLead : view.hasEnded ? texts.sessionEnded : texts.signInLead,
    isNewcomer: isNew,
    hasErrors: view.formError !== null || Object.keys(view.fieldErrors).length > 0,
    linkIn: (language) => pageLink(view, view.mode, language),
    content: [form(view, texts), ...(demo ? [demo] : [])],
  });
}
