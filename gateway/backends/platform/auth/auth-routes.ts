import { eq } from 'drizzle-orm';
import { Router } from 'express';
import { z } from 'zod';
import { firstIssue } from '#backends/kit/http/first-issue.ts';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { isPlainLine } from '#backends/kit/start/plain-line.ts';
import { getRecord } from '../entities/write/records.ts';
import { userEntity } from '../entities/kinds/user.ts';
import type { Platform } from '../platform.ts';
import { users } from '../database/schema.ts';
import { bearerOf, callerOf, rememberDevice } from './caller.ts';
import { passwordRoutes } from './passwords/password-routes.ts';
import { requireAccepted } from './refusals.ts';

const credentials = z.object({ email: z.string().max(254), password: z.string().max(1_024) });
/** A name or a phone number. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(isPlainLine, 'must be one line, without control and direction characters');
const registration = credentials.extend({
  full_name: line(100).nullish(),
  phone: line(50).nullish(),
});

/** Sign-in, registration, passwords and sessions, below `/apps/{appId}/auth`. */
export function authRoutes(platform: Platform): Router {
  const router = Router();
  const { accounts, sessions, db } = platform;

  async function startSession(userId: string) {
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    const self = { kind: 'member', userId, email: user?.email ?? '' } as const;
    return {
      access_token: await sessions.start(userId),
      user: await getRecord(platform, userEntity, self, userId),
    };
  }

  router.post('/login', async (req, res) => {
    const input = credentials.safeParse(req.body);
    if (!input.success) throw new HttpError(422, firstIssue(input.error));
    const { email, password } = input.data;
    const result = await accounts.signIn(email, password, callerOf(platform, req, res));
    const { userId, deviceProofs } = requireAccepted(result);
    rememberDevice(platform, req, res, deviceProofs);
    res.json(await startSession(userId));
  });

  router.post('/register', async (req, res) => {
    const input = registration.safeParse(req.body);
    if (!input.success) throw new HttpError(422, firstIssue(input.error));
    const { email, password, full_name: fullName, phone } = input.data;
    const account = { email, password, fullName: fullName || null, phone: phone || null };
    const result = await accounts.register(account, callerOf(platform, req, res));
    const { userId, deviceProofs } = requireAccepted(result);
    rememberDevice(platform, req, res, deviceProofs);
    res.json({ id: userId, message: 'Registration successful', ...(await startSession(userId)) });
  });

  router.post('/exchange', async (req, res) => {
    const token = bearerOf(req);
    const fresh = token === null ? null : await sessions.exchange(token);
    if (fresh === null) throw new HttpError(401, 'Unauthorized', { code: 'auth_required' });
    res.json({ access_token: fresh });
  });

  router.post('/logout', async (req, res) => {
    const token = bearerOf(req);
    if (token !== null) await sessions.end(token);
    res.json({ success: true });
  });
  router.use(passwordRoutes(platform));
  return router;
}
