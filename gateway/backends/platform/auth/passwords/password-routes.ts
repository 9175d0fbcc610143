import { Router } from 'express';
import { z } from 'zod';
import { firstIssue } from '#backends/kit/http/first-issue.ts';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { getRecord } from '../../entities/write/records.ts';
import { userEntity } from '../../entities/kinds/user.ts';
import { onlyPost } from '../../integrations/integration-routes.ts';
import type { Platform } from '../../platform.ts';
import { bearerOf, callerOf } from '../caller.ts';
import { requireAccepted, limited } from '../refusals.ts';

const request = z.object({
  email: z.string().max(254),
  language: z.enum(['en', 'he']).nullish().catch(null),
});
const reset = z.object({ reset_token: z.string().max(200), new_password: z.string().max(1_024) });
const change = z.object({
  user_id: z.string().max(64).nullish(),
  current_password: z.string().max(1_024),
  new_password: z.string().max(1_024),
});

/** Routes for forgotten and changed passwords, below `/apps/{appId}/auth`. */
export function passwordRoutes(platform: Platform): Router {
  const router = Router();
  const { passwords, sessions } = platform;

  router
    .route('/reset-password-request')
    .post(async (req, res) => {
      const input = request.safeParse(req.body);
      if (!input.success) throw new HttpError(422, firstIssue(input.error));
      const { email, language } = input.data;
      const waitS = await passwords.requestReset(email, callerOf(platform, req, res), language ?? null);
      if (waitS > 0) throw limited(waitS);
      res.json({ message: 'If there is an account for this address, a link is on its way' });
    })
    .all(onlyPost);

  router
    .route('/reset-password')
    .post(async (req, res) => {
      const input = reset.safeParse(req.body);
      if (!input.success) throw new HttpError(422, firstIssue(input.error));
      const { reset_token: token, new_password: password } = input.data;
      const { userId } = requireAccepted(
        await passwords.reset(token, password, callerOf(platform, req, res)),
      );
      const self = { kind: 'member', userId, email: '' } as const;
      res.json(await getRecord(platform, userEntity, self, userId));
    })
    .all(onlyPost);

  router
    .route('/change-password')
    .post(async (req, res) => {
      const session = bearerOf(req);
      const actor = session === null ? null : await sessions.actor(session);
      if (session === null || actor === null)
        throw new HttpError(401, 'Unauthorized', { code: 'auth_required' });
      const input = change.safeParse(req.body);
      if (!input.success) throw new HttpError(422, firstIssue(input.error));
      const { user_id: named, current_password: current, new_password: next } = input.data;
      const { userId } = actor;
      if (named && named !== userId)
        throw new HttpError(403, 'Only your own password can be changed', { code: 'forbidden' });
      const caller = callerOf(platform, req, res);
      requireAccepted(await passwords.change({ userId, session, current, next, caller }));
      res.json({ success: true });
    })
    .all(onlyPost);
  return router;
}
