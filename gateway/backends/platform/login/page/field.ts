import { html, icons, raw } from './markup.ts';
import type { Markup } from './markup.ts';
import type { LoginError, LoginField } from '../texts/login-texts.ts';
import { loginTexts } from '../texts.ts';
import type { LoginLanguage } from '../texts.ts';

/** Id of the element that shows the error of the whole form. */
export const formErrorId = 'problem';

/** One labelled field of a form. */
export interface FieldLook {
  readonly name: LoginField;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly value?: string;
  readonly hint?: string;
  readonly symbol: Markup;
}

/** Language and errors of a form. */
interface FormState {
  readonly language: LoginLanguage;
  readonly fieldErrors: Readonly<Partial<Record<LoginField, LoginError>>>;
  readonly formError: LoginError | null;
}

/** Fields that are reported wrong together, so as not to reveal which of the two is wrong. */
const pair: ReadonlySet<LoginField> = new Set(['email', 'password']);

/**
 * Label, input, hint and error, connected for screen readers; the first wrong field gets the focus, or the password
 * when both are wrong.
 */
export function field(view: FormState, look: FieldLook): Markup {
  const { name, label, type, autocomplete, value = '', hint, symbol } = look;
  const texts = loginTexts[view.language];
  const error = view.fieldErrors[name];
  const isOfWrongPair = view.formError === 'invalid_credentials' && pair.has(name);
  const isInvalid = error !== undefined || isOfWrongPair;
  const describedBy = [
    hint ? `${name}-hint` : '',
    error ? `${name}-error` : '',
    isOfWrongPair ? formErrorId : '',
  ]
    .filter(Boolean)
    .join(' ');
  const isFirstError = error !== undefined && Object.keys(view.fieldErrors)[0] === name;
  const takesFocus = isFirstError || (isOfWrongPair && name === 'password');
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
        ${raw(type === 'text' ? ' dir="auto"' : ' dir="ltr"')}${isInvalid ? raw(' aria-invalid="true"') : null}${describedBy ? html` aria-describedby="${describedBy}"` : null}${takesFocus ? raw(' autofocus') : null}
      />${symbol}${reveal}
    </div>
    ${hint ? html`<p class="hint" id="${`${name}-hint`}">${hint}</p>` : null}${error ? html`<p class="error" id="${`${name}-error`}">${texts.errors[error]}</p>` : null}
  </div>`;
}
