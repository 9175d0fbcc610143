import { Router } from 'express';
import type { RequestHandler } from 'express';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { isMultipart, readMultipart } from '#backends/kit/http/multipart.ts';
import { createSlots } from '#backends/kit/slots.ts';
import { actorOf } from '../auth/caller.ts';
import { forbidden } from '../entities/write/records.ts';
import type { PersonBudgets } from '../limits/person-budgets.ts';
import type { Platform } from '../platform.ts';
import { coreIntegrations } from './core.ts';

/** Maximum number of files in memory at a time, from their first byte until they are stored; each has at most 10 MB. */
const MAX_FILES = 12;

const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unnamedParameters = (name: string) =>
  new HttpError(400, `Integration ${name} must receive an object with named parameters.`, {
    code: 'named_parameters_required',
  });

const unknown = (name: string) =>
  new HttpError(404, `Integration ${name} does not exist`, { code: 'not_found' });

/** Names come from URLs, so only plain ones are repeated in messages. */
const shown = (name: string): string => (/^[\w-]{1,64}$/.test(name) ? name : 'of this name');

export const onlyPost: RequestHandler = () => {
  throw new HttpError(405, 'Only POST is allowed here', {
    code: 'method_not_allowed',
    headers: { allow: 'POST' },
  });
};

/**
 * Calls of integrations, below `/apps/{appId}/integration-endpoints`: JSON or multipart, always with named parameters.
 */
export function integrationRoutes(platform: Platform, budgets: PersonBudgets): Router {
  const router = Router();
  const inSlot = createSlots(MAX_FILES);

  router
    .route('/Core/:name')
    .post(async (req, res) => {
      const { name } = req.params;
      const integration = Object.hasOwn(coreIntegrations, name) ? coreIntegrations[name] : undefined;
      if (!integration) throw unknown(shown(name));
      const actor = await actorOf(platform, req);
      // Checked before the body is read, so that ten megabytes are not held in memory for a call that is refused
      // anyway.
      if (!integration.isOpenTo(actor)) throw forbidden(platform, actor);
      if (integration.budget) await budgets.spend(integration.budget, req);
      await integration.admit?.(platform, actor, req.query);
      if (isMultipart(req)) {
        const answer = await inSlot(async () => {
          const { fields, file } = await readMultipart(req, res);
          if (file === null && Object.keys(fields).length === 0) throw unnamedParameters(name);
          return integration.run(platform, actor, { parameters: fields, query: req.query, file });
        });
        res.json(answer);
        return;
      }
      // For a missing body the parser returns an object.
      const body: unknown = req.get('content-length') === '0' ? undefined : req.body;
      if (!isNamed(body)) throw unnamedParameters(name);
      res.json(await integration.run(platform, actor, { parameters: body, query: req.query, file: null }));
    })
    .all(onlyPost);

  router
    .route('/installable/:pkg/integration-endpoints/:name')
    .post((req) => {
      throw unknown(`${shown(req.params.pkg)}.${shown(req.params.name)}`);
    })
    .all(onlyPost);
  return router;
}
