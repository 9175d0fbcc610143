import express, { Router } from 'express';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { z } from 'zod';
import { isPlainLine } from '#backends/kit/start/plain-line.ts';
import { callerOf, rememberDevice } from '../auth/caller.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import type { Platform } from '../platform.ts';
import { cookiesOf, formToken, isGenuineForm } from './csrf.ts';
import { loginPage } from './page/page.ts';
import type { LoginMode } from './page/page.ts';
import { passwordPages } from './password-pages.ts';
import { setSignInCookie } from './sign-in-cookie.ts';
import { ownOrigins, returnUrl, withToken } from './return-url.ts';
import type { LoginError, LoginField } from './texts/login-texts.ts';
import { mailLanguageOf } from './texts.ts';
import type { LoginLanguage } from './texts.ts';
import {
  privatePageHeaders,
  INSUFFICIENT_STORAGE,
  storeLanguage,
  languageOfVisit,
  sendPage,
  text,
} from './visit.ts';

const MAX_FORM = '16kb';
/** HTTP status of the refusals after which the caller may soon try again; all others are 400. */
const STATUS_OF: Readonly<Partial<Record<LoginError, number>>> = { rate_limited: 429, overloaded: 503 };

/** The parameters of a request, from the URL or the form. */
interface LoginRequest {
  readonly language: LoginLanguage;
  readonly mode: LoginMode;
  readonly fromUrl: string;
  readonly appId: string;
  readonly hasEnded: boolean;
  readonly fullName: string;
  readonly email: string;
  readonly fieldErrors: Readonly<Partial<Record<LoginField, LoginError>>>;
  readonly formError: LoginError | null;
}

const form = z.object({
  csrf: z.string().catch(''),
  email: z.string().max(254).catch(''),
  password: z.string().max(1_024).catch(''),
  full_name: z.string().max(254).catch(''),
});

/** The error in the name for a new account; null when it is valid. */
function nameError(name: string): LoginError | null {
  if (name === '') return 'name_missing';
  return isPlainLine(name) ? null : 'name_invalid';
}

function fieldErrorsIn(mode: LoginMode, sent: z.infer<typeof form>): LoginRequest['fieldErrors'] {
  const ofName = mode === 'register' ? nameError(sent.full_name.trim()) : null;
  return {
    ...(ofName && { full_name: ofName }),
    ...(!z.email().safeParse(sent.email.trim()).success && { email: 'email_invalid' as const }),
    ...(sent.password === '' && { password: 'password_missing' as const }),
  };
}

function loginRequestOf(req: Request, values: Record<string, unknown>): LoginRequest {
  return {
    language: languageOfVisit(req, values['lang']),
    mode: values['mode'] === 'register' ? 'register' : 'sign-in',
    fromUrl: text(values['from_url']),
    appId: text(values['app_id']),
    hasEnded: values['reason'] === 'ended',
    fullName: text(values['full_name']).slice(0, 254),
    email: text(values['email']).slice(0, 254),
    fieldErrors: {},
    formError: null,
  };
}

/** The session token in this browser's cookie, valid or not. */
function sessionOf(req: Request): string | undefined {
  const cookies = cookiesOf(req);
  return cookies['__Host-session'] ?? cookies['session'];
}

/** Our own origin as this browser sees it: on loopback the host that it used, otherwise the configured one. */
function baseOf(req: Request, publicUrl: string, own: ReadonlySet<string>): string {
  const seen = `${new URL(publicUrl).protocol}//${req.get('host') ?? ''}`;
  return own.has(seen) ? seen : new URL(publicUrl).origin;
}

/**
 * The login page with the platform's interface: `GET /login?from_url&app_id&reason`, a form post, and a redirect back
 * with a token.
 */
export function loginRoutes(platform: Platform): Router {
  const { options, accounts, sessions } = platform;
  const own = () => ownOrigins(options.publicUrl(), options.allowedOrigins());
  const target = (req: Request, fromUrl: string) =>
    returnUrl(fromUrl, baseOf(req, options.publicUrl(), own()), own());

  function show(req: Request, res: Response, status: number, loginRequest: LoginRequest): void {
    const isWrongApp = loginRequest.appId !== '' && loginRequest.appId !== options.appId;
    const back = isWrongApp ? null : target(req, loginRequest.fromUrl);
    const view = {
      ...loginRequest,
      brand: options.brand[mailLanguageOf(loginRequest.language)],
      csrf: formToken(req, res, options.publicUrl()),
      fromUrl: back ? loginRequest.fromUrl : '',
      appId: isWrongApp ? '' : loginRequest.appId,
      values: { full_name: loginRequest.fullName, email: loginRequest.email },
      formError: isWrongApp ? ('wrong_app' as const) : loginRequest.formError,
      demo: options.demo ? DEMO_ACCOUNTS : [],
    };
    const shown = isWrongApp && status === 200 ? 400 : status;
    sendPage(res, shown, (look) => loginPage({ ...view, ...look }), back?.origin);
  }

  async function finish(req: Request, res: Response, userId: string, fromUrl: string): Promise<void> {
    const old = sessionOf(req);
    const before = old ? await sessions.actor(old) : null;
    // An old session of the same person ends. When it belongs to another person, the web client asks the user.
    if (old && before?.userId === userId) await sessions.end(old);
    const home = new URL('/', baseOf(req, options.publicUrl(), own()));
    const token = await sessions.start(userId, { fromRedirect: true });
    setSignInCookie(res, token, options.publicUrl());
    res.redirect(303, withToken(target(req, fromUrl) ?? home, token));
  }

  /**
   * The URL at which a user continues who has signed in after their session ended and returned to this page by Back;
   * null for all others.
   */
  async function signedInBack(req: Request, { hasEnded, appId, fromUrl }: LoginRequest): Promise<URL | null> {
    const token = sessionOf(req);
    if (!hasEnded || !token || (appId !== '' && appId !== options.appId)) return null;
    const back = target(req, fromUrl);
    // Only our own origin gets this session cookie.
    if (back?.origin !== baseOf(req, options.publicUrl(), own())) return null;
    // While the database does not respond, the page itself is shown.
    const member = await sessions.actor(token).catch(() => null);
    return member && back;
  }

  const router = Router();
  router.use(privatePageHeaders, storeLanguage);
  router.use(passwordPages(platform));

  router.get('/', async (req, res) => {
    const wanted = loginRequestOf(req, req.query);
    const back = await signedInBack(req, wanted);
    if (back) res.redirect(303, back.href);
    else show(req, res, 200, wanted);
  });

  router.post('/', express.urlencoded({ extended: false, limit: MAX_FORM }), async (req, res) => {
    const body: unknown = req.body;
    const values = z.record(z.string(), z.unknown()).catch({}).parse(body);
    const sent = form.parse(values);
    const loginRequest = loginRequestOf(req, values);
    if (!isGenuineForm(req, sent.csrf, options.publicUrl(), own()))
      return show(req, res, 403, { ...loginRequest, formError: 'form_expired' });
    if (loginRequest.appId !== '' && loginRequest.appId !== options.appId)
      return show(req, res, 400, loginRequest);
    const fieldErrors = fieldErrorsIn(loginRequest.mode, sent);
    if (Object.keys(fieldErrors).length > 0) return show(req, res, 400, { ...loginRequest, fieldErrors });
    const caller = callerOf(platform, req, res);
    const account = {
      email: sent.email,
      password: sent.password,
      fullName: sent.full_name.trim().slice(0, 100),
      phone: null,
    };
    const result =
      loginRequest.mode === 'register'
        ? await accounts.register(account, caller)
        : await accounts.signIn(sent.email, sent.password, caller);
    if (result.kind === 'accepted') {
      rememberDevice(platform, req, res, result.deviceProofs);
      return finish(req, res, result.userId, loginRequest.fromUrl);
    }
    const { reason, retryAfterS } = result;
    if (retryAfterS !== undefined) res.set('retry-after', String(retryAfterS));
    if (reason === 'weak_password')
      return show(req, res, 400, { ...loginRequest, fieldErrors: { password: reason } });
    if (reason === 'email_refused')
      return show(req, res, 400, { ...loginRequest, fieldErrors: { email: reason } });
    return show(req, res, STATUS_OF[reason] ?? 400, { ...loginRequest, formError: reason });
  });

  const cannotStore: ErrorRequestHandler = async (cause: unknown, req, res, next) => {
    if (!(await platform.storage.isTrouble(cause))) return next(cause);
    const values = z.record(z.string(), z.unknown()).catch({}).parse(req.body);
    return show(req, res, INSUFFICIENT_STORAGE, { ...loginRequestOf(req, values), formError: 'storage' });
  };
  router.use(cannotStore);
  return router;
}
