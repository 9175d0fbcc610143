import { parseCookie } from 'cookie';
import { escapeUTF8 } from 'entities';
import { type Request, type Response, Router } from 'express';
import { brand } from '#gateway/brand.ts';
import { type AwayLanguage, awayTexts, isAwayLanguage } from './platform-away-texts.ts';
import { nonceOf } from '../security-headers.ts';
import { chosenTheme } from '../caller/chosen-theme.ts';

/** Seconds after which a retry makes sense: about as long as a restart of the platform takes. */
const RETRY_S = 5;

const day =
  '--text:#0f2a33;--soft:#3e555c;--page:#fbf7f0;--card:#fff;--line:#d9cbb5;--primary:#0b6676;--on-primary:#fff;--focus:#0b6676;color-scheme:light';
const night =
  '--text:#f5eee2;--soft:#c3cfd0;--page:#0b1e26;--card:#122b35;--line:#335560;--primary:#5fc0ca;--on-primary:#06272f;--focus:#f6c063;color-scheme:dark';

const style = `html{${day}}
html[data-theme=dark]{${night}}
@media (prefers-color-scheme:dark){html[data-theme=device]{${night}}}
*{box-sizing:border-box}
html{font-family:'Rubik Variable','Noto Sans SC',system-ui,sans-serif;line-height:1.55;color:var(--text);background:var(--page)}
body{margin:0;min-block-size:100vh;display:grid;grid-template-rows:auto 1fr}
header{padding:1rem 1.25rem}
.brand{display:inline-flex;align-items:center;gap:.4em;font:600 1.5rem/1 'Frank Ruhl Libre Variable',Georgia,serif;color:inherit;text-decoration:none}
.brand img{inline-size:2rem;block-size:2rem}
main{align-self:center;inline-size:100%;max-inline-size:30rem;margin-inline:auto;padding:1rem 1.25rem 5rem}
h1{font:500 2rem/1.2 'Frank Ruhl Libre Variable',Georgia,serif;margin:0 0 .5rem;text-wrap:balance}
p{margin:0 0 1.5rem;color:var(--soft)}
nav{display:flex;flex-wrap:wrap;gap:.75rem}
nav a{display:inline-flex;align-items:center;min-block-size:3rem;padding:.5rem 1.25rem;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--text);font-weight:500;text-decoration:none}
nav a:first-child{border-color:var(--primary);background:var(--primary);color:var(--on-primary)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;

/** The language in the URL, else the one chosen before, else the browser's: the same rule as the sign-in page. */
function languageOf(request: Request): AwayLanguage {
  const stored = parseCookie(request.headers.cookie ?? '')['lang'];
  const preferred = request.acceptsLanguages(Object.keys(awayTexts));
  return [request.query['lang'], stored, preferred].find(isAwayLanguage) ?? 'en';
}

function page(language: AwayLanguage, theme: string, nonce: string): string {
  const texts = awayTexts[language];
  const name = escapeUTF8(language === 'he' ? brand.he : brand.en);
  const [title, lead, again, home] = [texts.title, texts.lead, texts.again, texts.home].map(escapeUTF8);
  // An empty action submits to this page's own URL, which contains where the user wants to go afterwards.
  return `<!doctype html>
<html lang="${language}" dir="${texts.dir}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<link rel="icon" href="/art/logo.svg">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header><a class="brand" href="/"><img src="/art/logo.svg" alt="">${name}</a></header>
<main>
<h1>${title}</h1>
<p>${lead}</p>
<nav><a href="">${again}</a><a href="/">${home}</a></nav>
</main>
</body>
</html>
`;
}

const away = (response: Response): Response =>
  response.status(503).set({ 'retry-after': String(RETRY_S), 'cache-control': 'no-store' });

/**
 * Responds at the public paths of a platform that runs as its own process. A load balancer sends these requests to the
 * platform, and here only while the platform is unavailable: people get a page, programs an error code.
 */
export function platformAway(): Router {
  const router = Router();
  router.use('/login', (request, response) => {
    const language = languageOf(request);
    away(response)
      .set({ 'content-language': language, 'referrer-policy': 'no-referrer' })
      .vary('cookie')
      .vary('accept-language')
      .type('html')
      .send(page(language, chosenTheme(request) ?? 'device', nonceOf(response)));
  });
  router.use(['/api', '/files'], (_request, response) => {
    away(response).json({ message: 'The platform is not available right now', code: 'PLATFORM_UNAVAILABLE' });
  });
  return router;
}
