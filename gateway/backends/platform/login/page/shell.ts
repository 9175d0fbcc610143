import { formErrorId } from './field.ts';
import { html, icons, raw } from './markup.ts';
import type { Markup } from './markup.ts';
import { loginScript } from './script.ts';
import { loginStyle } from './style.ts';
import type { LoginError } from '../texts/login-texts.ts';
import { isLoginLanguage, loginTexts, proofread } from '../texts.ts';
import type { LoginLanguage } from '../texts.ts';
import type { PageLook } from '../visit.ts';

/** Data of every page of the login. */
export interface Shell extends PageLook {
  readonly language: LoginLanguage;
  readonly brand: string;
  readonly title: string;
  readonly lead: string;
  /** True for a page for users without an account. */
  readonly isNewcomer?: boolean;
  readonly hasErrors: boolean;
  readonly formError: LoginError | null;
  /** URL of the same page in another language. */
  readonly linkIn: (language: LoginLanguage) => string;
  readonly content: readonly Markup[];
}

/** Every language by its own name, as a list that opens without scripts. */
function languageMenu({ language, linkIn }: Shell): Markup {
  const texts = loginTexts[language];
  const codes = Object.keys(loginTexts).filter(isLoginLanguage);
  const link = (code: LoginLanguage): Markup =>
    html`<li>
      <a
        href="${linkIn(code)}"
        lang="${code}"
        hreflang="${code}"
        ${code === language ? raw('aria-current="true"') : null}
        >${loginTexts[code].name}</a
      >
    </li>`;
  const isRead = (code: LoginLanguage) => proofread.some((each) => each === code);
  return html`<details class="langs">
    <summary>${icons.globe}<span class="hidden">${texts.language}: </span>${texts.name}</summary>
    <div>
      <ul>
        ${codes.filter(isRead).map(link)}
      </ul>
      <p id="unread">${texts.notProofread}</p>
      <ul aria-labelledby="unread">
        ${codes.filter((code) => !isRead(code)).map(link)}
      </ul>
    </div>
  </details>`;
}

/** The complete page as HTML. It works without scripts. */
export function pageShell(look: Shell): string {
  const texts = loginTexts[look.language];
  const [greeting, line] = look.isNewcomer
    ? [texts.newcomerBold, texts.newcomer]
    : [texts.sherryBold, texts.sherry];
  return html`<!doctype html>
    <html lang="${look.language}" dir="${texts.dir}" data-theme="${look.theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${look.hasErrors ? `${texts.problem}: ` : ''}${look.title} · ${look.brand}</title>
        <link rel="icon" href="/art/logo.svg" />
        <style nonce="${look.nonce}">
          ${raw(loginStyle)}
        </style>
      </head>
      <body>
        <header>
          <a class="brand" href="/"><img src="/art/logo.svg" alt="" />${look.brand}</a>${languageMenu(look)}
        </header>
        <div class="art" aria-hidden="true">
          <img class="coast" src="/art/hero-coast.svg" alt="" /><img
            class="sherry"
            src="/art/sherry-wave.svg"
            alt=""
          />
          <p class="bubble"><b>${greeting}</b>${line}</p>
        </div>
        <main>
          <div class="panel">
            <h1>${look.title}</h1>
            <p class="lead">${look.lead}</p>
            ${look.formError ? html`<p id="${formErrorId}" class="problem" role="alert">${texts.errors[look.formError]}</p>` : null}${look.content}
          </div>
        </main>
        <script nonce="${look.nonce}">
          ${raw(loginScript)};
        </script>
      </body>
    </html>`.markup;
}
