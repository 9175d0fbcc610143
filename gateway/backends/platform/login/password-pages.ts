import express, { Router } from 'express';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { z } from 'zod';
import { callerOf } from '../auth/caller.ts';
import type { Platform } from '../platform.ts';
import { formToken, isGenuineForm } from './csrf.ts';
import { forgotView, outcomeView, resetView } from './page/password-views.ts';
import { ownOrigins } from './return-url.ts';
import type { LoginError, LoginField } from './texts/login-texts.ts';
import { mailLanguageOf } from './texts.ts';
import { INSUFFICIENT_STORAGE, languageOfVisit, sendPage, text } from './visit.ts';

const MAX_FORM = '16kb';

interface Trouble {
  readonly fieldErrors?: Readonly<Partial<Record<LoginField, LoginError>>>;
  readonly formError?: LoginError;
}

const valuesOf = (source: unknown): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).catch({}).parse(source);

/** The pages for a forgotten password: `/login/forgot` sends a link, `/login/reset?token=` is its target. */
export function passwordPages(platform: Platform): Router {
  const { options, passwords } = platform;
  const router = Router();
  const readForm = express.urlencoded({ extended: false, limit: MAX_FORM });

  /** Values that all of these pages show. */
  function frame(req: Request, values: Record<string, unknown>) {
    const language = languageOfVisit(req, values['lang']);
    return { language, brand: options.brand[mailLanguageOf(language)] };
  }
  const isOurs = (req: Request, values: Record<string, unknown>): boolean =>
    isGenuineForm(
      req,
      text(values['csrf']),
      options.publicUrl(),
      ownOrigins(options.publicUrl(), options.allowedOrigins()),
    );
  const formOf = (req: Request, res: Response, { fieldErrors = {}, formError }: Trouble) => ({
    csrf: formToken(req, res, options.publicUrl()),
    fieldErrors,
    formError: formError ?? null,
  });

  function showForgotForm(req: Request, res: Response, status: number, trouble: Trouble = {}): void {
    const values = valuesOf(req.method === 'POST' ? req.body : req.query);
    const email = req.method === 'POST' ? text(values['email']).slice(0, 254) : '';
    const view = { ...frame(req, values), ...formOf(req, res, trouble), email };
    sendPage(res, status, (look) => forgotView({ ...view, ...look }));
  }

  function showResetForm(req: Request, res: Response, status: number, trouble: Trouble = {}): void {
    const values = valuesOf(req.method === 'POST' ? req.body : req.query);
    const token = text(values['token']).slice(0, 100);
    const view = { ...frame(req, values), ...formOf(req, res, trouble), token };
    sendPage(res, status, (look) => resetView({ ...view, ...look }));
  }

  function showOutcome(req: Request, res: Response, status: number, outcome: 'sent' | 'done' | 'over'): void {
    const view = { ...frame(req, valuesOf(req.method === 'POST' ? req.body : req.query)), outcome };
    sendPage(res, status, (look) => outcomeView({ ...view, ...look }));
  }

  router.get('/forgot', (req, res) => showForgotForm(req, res, 200));
  router.get('/reset', async (req, res) => {
    const token = text(valuesOf(req.query)['token']);
    // While the database does not respond, the form itself is shown.
    const isUsable = await passwords.isUsable(token).catch(() => true);
    if (isUsable) showResetForm(req, res, 200);
    else showOutcome(req, res, 400, 'over');
  });

  router.post('/forgot', readForm, async (req, res) => {
    const values = valuesOf(req.body);
    if (!isOurs(req, values)) return showForgotForm(req, res, 403, { formError: 'form_expired' });
    const email = text(values['email']).trim();
    if (!z.email().max(254).safeParse(email).success)
      return showForgotForm(req, res, 400, { fieldErrors: { email: 'email_invalid' } });
    const language = languageOfVisit(req, values['lang']);
    const waitS = await passwords.requestReset(email, callerOf(platform, req, res), language);
    if (waitS > 0) {
      res.set('retry-after', String(waitS));
      return showForgotForm(req, res, 429, { formError: 'rate_limited' });
    }
    return showOutcome(req, res, 200, 'sent');
  });

  router.post('/reset', readForm, async (req, res) => {
    const values = valuesOf(req.body);
    if (!isOurs(req, values)) return showResetForm(req, res, 403, { formError: 'form_expired' });
    const password = text(values['password']);
    if (password === '')
      return showResetForm(req, res, 400, { fieldErrors: { password: 'password_missing' } });
    const result = await passwords.reset(text(values['token']), password, callerOf(platform, req, res));
    if (result.kind === 'accepted') return showOutcome(req, res, 200, 'done');
    if (result.reason === 'overloaded') {
      res.set('retry-after', String(result.retryAfterS));
      return showResetForm(req, res, 503, { formError: 'overloaded' });
    }
    return result.reason === 'weak_password'
      ? showResetForm(req, res, 400, { fieldErrors: { password: 'weak_password' } })
      : showOutcome(req, res, 400, 'over');
  });

  const cannotStore =
    (show: typeof showForgotForm): ErrorRequestHandler =>
    async (error: unknown, req, res, next) => {
      if (!(await platform.storage.isTrouble(error))) return next(error);
      return show(req, res, INSUFFICIENT_STORAGE, { formError: 'storage' });
    };
  router.use('/forgot', cannotStore(showForgotForm));
  router.use('/reset', cannotStore(showResetForm));
  return router;
}
