import { escapeUTF8 } from 'entities';
import { loginScript, loginStyle } from './style.ts';
import { loginTexts } from './texts.ts';
import type { LoginError, LoginLanguage, LoginTexts } from './texts.ts';

export type LoginMode = 'sign-in' | 'register';
export type LoginField = 'full_name' | 'email' | 'password';

/** Everything the page shows. A password is never among it. */
export interface LoginView {
  readonly language: LoginLanguage;
  readonly mode: LoginMode;
  readonly brand: string;
  readonly nonce: string;
  readonly csrf: string;
  /** As it was asked for and found good; empty where there is no return. */
  readonly fromUrl: string;
  readonly appId: string;
  readonly values: { readonly full_name: string; readonly email: string };
  readonly fieldErrors: Readonly<Partial<Record<LoginField, LoginError>>>;
  readonly formError: LoginError | null;
  readonly demo: readonly {
    readonly role: 'admin' | 'traveller';
    readonly email: string;
    readonly password: string;
  }[];
}

/** Marks text that is safe markup already. */
interface Markup {
  readonly markup: string;
}

type Part = string | Markup | readonly Markup[] | null;

function render(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escapeUTF8(part);
  return 'markup' in part ? part.markup : part.map((each) => each.markup).join('');
}

/** Escapes whatever is put in, unless it was made here. */
function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: String.raw({ raw: strings }, ...parts.map(render)) };
}

const raw = (markup: string): Markup => ({ markup });

const icon = (paths: string): Markup =>
  raw(
    `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  );
const icons = {
  person: icon('<circle cx="12" cy="8" r="4"/><path d="M4.500 20.500c1.200-4 4-6 7.500-6s6.300 2 7.500 6"/>'),
  mail: icon('<rect x="2.500" y="4.500" width="19" height="15" rx="2"/><path d="m3 7 9 6 9-6"/>'),
  lock: icon(
    '<rect x="4" y="10.500" width="16" height="10.500" rx="2"/><path d="M7.500 10.500V7.500a4.500 4.500 0 0 1 9 0v3"/>',
  ),
  eye: icon(
    '<path d="M2 12c2.500-4.700 5.800-7 10-7s7.500 2.300 10 7c-2.500 4.700-5.800 7-10 7s-7.500-2.300-10-7Z"/><circle cx="12" cy="12" r="3"/>',
  ),
};

function pageLink(view: LoginView, mode: LoginMode, language: LoginLanguage): string {
  const query = new URLSearchParams({ lang: language });
  if (mode === 'register') query.set('mode', mode);
  if (view.fromUrl) query.set('from_url', view.fromUrl);
  if (view.appId) query.set('app_id', view.appId);
  return `/login?${query.toString()}`;
}

interface FieldLook {
  readonly name: LoginField;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly value?: string;
  readonly hint?: string;
  readonly symbol: Markup;
}

function field(view: LoginView, look: FieldLook): Markup {
  const { name, label, type, autocomplete, value = '', hint, symbol } = look;
  const texts = loginTexts[view.language];
  const error = view.fieldErrors[name];
  const describedBy = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
  const isFirstError = error !== undefined && Object.keys(view.fieldErrors)[0] === name;
  const reveal =
    type === 'password'
      ? html`<button
          class="reveal"
          type="button"
          hidden
          aria-pressed="false"
          aria-label="${texts.showPassword}"
        >
          ${icons.eye}
        </button>`
      : null;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <div class="${type === 'password' ? 'box withreveal' : 'box'}">
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        autocomplete="${autocomplete}"
        value="${value}"
        required
        maxlength="${type === 'password' ? '1024' : '254'}"
        ${raw(type === 'text' ? ' dir="auto"' : ' dir="ltr"')}${error ? raw(' aria-invalid="true"') : null}${describedBy ? html` aria-describedby="${describedBy}"` : null}${isFirstError ? raw(' autofocus') : null}
      />${symbol}${reveal}
    </div>
    ${hint ? html`<p class="hint" id="${`${name}-hint`}">${hint}</p>` : null}${error ? html`<p class="error" id="${`${name}-error`}">${texts.errors[error]}</p>` : null}
  </div>`;
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
    />
    ${fields(view, texts)}
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

/** The whole page as HTML. It works without scripts. */
export function loginPage(view: LoginView): string {
  const texts = loginTexts[view.language];
  const isNew = view.mode === 'register';
  const title = isNew ? texts.registerTitle : texts.signInTitle;
  const hasErrors = view.formError !== null || Object.keys(view.fieldErrors).length > 0;
  const other = view.language === 'en' ? 'he' : 'en';
  return html`<!doctype html>
    <html lang="${view.language}" dir="${texts.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${hasErrors ? `${texts.problem}: ` : ''}${title} · ${view.brand}</title>
        <link rel="icon" href="/art/logo.svg" />
        <style nonce="${view.nonce}">
          ${raw(loginStyle)}
        </style>
      </head>
      <body>
        <header>
          <a class="brand" href="/"><img src="/art/logo.svg" alt="" />${view.brand}</a
          ><a class="lang" href="${pageLink(view, view.mode, other)}" lang="${other}" hreflang="${other}"
            >${texts.otherLanguage}</a
          >
        </header>
        <div class="art" aria-hidden="true">
          <img class="coast" src="/art/hero-coast.svg" alt="" /><img
            class="sherry"
            src="/art/sherry-wave.svg"
            alt=""
          />
          <p class="bubble"><b>${texts.sherryBold}</b>${texts.sherry}</p>
        </div>
        <main>
          <div class="panel">
            <h1>${title}</h1>
            <p class="lead">${isNew ? texts.registerLead : texts.signInLead}</p>
            ${view.formError ? html`<p class="problem" role="alert">${texts.errors[view.formError]}</p>` : null}${form(view, texts)}${demoBox(view, texts)}
          </div>
        </main>
        <script nonce="${view.nonce}">
          ${raw(loginScript)};
        </script>
      </body>
    </html>`.markup;
}
