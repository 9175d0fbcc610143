import { parseCookie } from 'cookie';
import { escapeUTF8 } from 'entities';
import { type Request, type Response, Router } from 'express';
import { brand } from '../brand.ts';
import { type AwayLanguage, awayTexts, isAwayLanguage } from './platform-away-texts.ts';
import { nonceOf } from './security-headers.ts';

/** Seconds after which trying again makes sense: a platform that restarts takes about as long. */
const RETRY_S = 5;

const style = `*{box-sizing:border-box}
html{font-family:'Rubik Variable','Noto Sans SC',system-ui,sans-serif;line-height:1.55;color:#0f2a33;background:#fbf7f0;color-scheme:light}
body{margin:0;min-block-size:100vh;display:grid;grid-template-rows:auto 1fr}
header{padding:1rem 1.25rem}
.brand{display:inline-flex;align-items:center;gap:.4em;font:600 1.5rem/1 'Frank Ruhl Libre Variable',Georgia,serif;color:inherit;text-decoration:none}
.brand img{inline-size:2rem;block-size:2rem}
main{align-self:center;inline-size:100%;max-inline-size:30rem;margin-inline:auto;padding:1rem 1.25rem 5rem}
h1{font:500 2rem/1.2 'Frank Ruhl Libre Variable',Georgia,serif;margin:0 0 .5rem;text-wrap:balance}
p{margin:0 0 1.5rem;color:#3e555c}
nav{display:flex;flex-wrap:wrap;gap:.75rem}
nav a{display:inline-flex;align-items:center;min-block-size:3rem;padding:.5rem 1.25rem;border:1px solid #d9cbb5;border-radius:12px;background:#fff;color:#0f2a33;font-weight:500;text-decoration:none}
nav a:first-child{border-color:#0b6676;background:#0b6676;color:#fff}
:focus-visible{outline:3px solid #0b6676;outline-offset:2px}`;

/** What the address names, else what was chosen before, else what the browser prefers: as the sign-in page itself decides. */
function languageOf(request: Request): AwayLanguage {
  const stored = parseCookie(request.headers.cookie ?? '')['lang'];
  const preferred = request.acceptsLanguages(Object.keys(awayTexts));
  return [request.query['lang'], stored, preferred].find(isAwayLanguage) ?? 'en';
}

function page(language: AwayLanguage, nonce: string): string {
  const texts = awayTexts[language];
  const name = escapeUTF8(language === 'he' ? brand.he : brand.en);
  const [title, lead, again, home] = [texts.title, texts.lead, texts.again, texts.home].map(escapeUTF8);
  // An empty address is this page's own, with whatever says where the traveller wants to go afterwards.
  return `<!doctype html>
<html lang="${language}" dir="${texts.dir}">
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
 * What a gateway answers at the public paths of a platform that is a process of its own. A balancer sends them there, and
 * here only while the platform is away: people get a page, programs a code.
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
      .send(page(language, nonceOf(response)));
  });
  router.use(['/api', '/files'], (_request, response) => {
    away(response).json({ message: 'The platform is not available right now', code: 'PLATFORM_UNAVAILABLE' });
  });
  return router;
}
