import { Router } from 'express';
import type { RequestHandler } from 'express';
import { HttpError } from '../../kit/http-error.ts';
import { isMultipart, readMultipart } from '../../kit/multipart.ts';
import { actorOf } from '../auth/caller.ts';
import { forbidden } from '../entities/records.ts';
import type { Platform } from '../platform.ts';
import { coreIntegrations } from './core.ts';
import type { IntegrationCall } from './core.ts';

const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unnamed = (name: string) =>
  new HttpError(400, `Integration ${name} must receive an object with named parameters.`, {
    code: 'named_parameters_required',
  });

const unknown = (name: string) =>
  new HttpError(404, `Integration ${name} does not exist`, { code: 'not_found' });

/** Names come from addresses, so only plain ones are repeated in messages. */
const shown = (name: string): string => (/^[\w-]{1,64}$/.test(name) ? name : 'of this name');

export const onlyPost: RequestHandler = () => {
  throw new HttpError(405, 'Only POST is answered here', {
    code: 'method_not_allowed',
    headers: { allow: 'POST' },
  });
};

/** Calls of integrations, below `/apps/{appId}/integration-endpoints`: JSON or multipart, always named parameters. */
export function integrationRoutes(platform: Platform): Router {
  const router = Router();

  router
    .route('/Core/:name')
    .post(async (req, res) => {
      const { name } = req.params;
      const integration = Object.hasOwn(coreIntegrations, name) ? coreIntegrations[name] : undefined;
      if (!integration) throw unknown(shown(name));
      const actor = await actorOf(platform, req);
      // Before the body is read: a stranger's ten megabytes are not worth holding.
      if (!integration.isOpenTo(actor)) throw forbidden(platform, actor);
      let call: IntegrationCall;
      if (isMultipart(req)) {
        const { fields, file } = await readMultipart(req, res);
        if (file === null && Object.keys(fields).length === 0) throw unnamed(name);
        call = { parameters: fields, file };
      } else {
        // The parser makes an object of a body that is not there.
        const body: unknown = req.get('content-length') === '0' ? undefined : req.body;
        if (!isNamed(body)) throw unnamed(name);
        call = { parameters: body, file: null };
      }
      res.json(await integration.run(platform, actor, call));
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
