import express, { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import { HttpError } from '#backends/kit/http/http-error.ts';
import type { Actor } from '../access/actor.ts';
import { actorOf } from '../auth/caller.ts';
import type { PersonBudgets } from '../limits/person-budgets.ts';
import type { Platform } from '../platform.ts';
import { shallowBody } from '../http/shallow-body.ts';
import { bookingEntity } from './booking/booking.ts';
import { isCancelling } from './booking/booking-status.ts';
import { bulkCreate, bulkUpdate } from './write/bulk.ts';
import { deleteMany } from './write/delete-many.ts';
import type { Entity } from './entity.ts';
import { importRecords } from './import/import.ts';
import { parseFilterQuery, parseListQuery } from './query/list-query.ts';
import { mayWriteMany } from './write/many.ts';
import { countRecords, listRecords } from './query/reading.ts';
import { createRecord, deleteRecord, forbidden, getRecord, updateRecord } from './write/records.ts';
import { entityNamed } from './registry.ts';
import { updateMany } from './write/update-many.ts';
import { userRoutes } from './user-routes.ts';
import { filterRights } from './query/visible-fields.ts';

/** Enough for 500 records of a few kilobytes each. */
const bulkBody = express.json({ limit: '4mb', strict: false });

/** True for a path whose body is read only after the caller's permission was checked. */
export const hasLateBody = (req: Pick<Request, 'originalUrl'>): boolean =>
  /\/entities\/[^/]+\/(?:bulk|import)\/?$/.test(req.originalUrl.split('?')[0] ?? '');

/** Refuses other content types, because their body would be parsed as empty. */
const jsonOnly: RequestHandler = (req, _res, next) => {
  const isEmpty = req.get('content-length') === '0';
  if (!isEmpty && req.is(['json', '+json']) === false && !hasLateBody(req))
    throw new HttpError(415, 'The content type must be application/json');
  next();
};

const onlyThese =
  (allow: string): RequestHandler =>
  (_req, res) => {
    res.set('allow', allow);
    throw new HttpError(405, 'This method is not allowed here', { code: 'method_not_allowed' });
  };

/** Routes without a record id: lists, counts, creating a record, and calls about many records. */
function manyRecords(platform: Platform, budgets: PersonBudgets): Router {
  const router = Router();
  const called = async (req: Request<{ entity: string }>): Promise<{ entity: Entity; actor: Actor }> => ({
    entity: entityNamed(req.params.entity),
    actor: await actorOf(platform, req),
  });
  const requireWriteMany: RequestHandler<{ entity: string }> = async (req, _res, next) => {
    const { entity, actor } = await called(req);
    if (!mayWriteMany(entity, actor)) throw forbidden(platform, actor);
    next();
  };

  router.get('/:entity', async (req, res) => {
    const { entity, actor } = await called(req);
    const query = parseListQuery(req.query, filterRights(entity, actor), entity.id);
    res.json(await listRecords(platform, entity, actor, query));
  });
  router.post('/:entity', async (req, res) => {
    const { entity, actor } = await called(req);
    if (entity === bookingEntity) await budgets.spend('create', req);
    res.status(201).json(await createRecord(platform, entity, actor, req.body));
  });
  router.delete('/:entity', async (req, res) => {
    const { entity, actor } = await called(req);
    res.json(await deleteMany(platform, entity, actor, req.body));
  });
  router.all('/:entity', onlyThese('GET, HEAD, POST, DELETE'));

  router.get('/:entity/count', async (req, res) => {
    const { entity, actor } = await called(req);
    const filter = parseFilterQuery(req.query, filterRights(entity, actor));
    res.json({ count: await countRecords(platform, entity, actor, filter) });
  });
  router.post('/:entity/bulk', requireWriteMany, bulkBody, shallowBody, async (req, res) => {
    const { entity, actor } = await called(req);
    res.status(201).json(await bulkCreate(platform, entity, actor, req.body));
  });
  router.put('/:entity/bulk', requireWriteMany, bulkBody, shallowBody, async (req, res) => {
    const { entity, actor } = await called(req);
    res.json(await bulkUpdate(platform, entity, actor, req.body));
  });
  router.post('/:entity/import', async (req, res) => {
    const { entity, actor } = await called(req);
    res.json(await importRecords(platform, entity, actor, { req, res }));
  });
  router.patch('/:entity/update-many', async (req, res) => {
    const { entity, actor } = await called(req);
    const wantsRecord = req.get('prefer') === 'return=representation';
    res.json(await updateMany(platform, entity, actor, req.body, wantsRecord));
  });
  router.all('/:entity/count', onlyThese('GET, HEAD'));
  router.all('/:entity/bulk', onlyThese('POST, PUT'));
  router.all('/:entity/import', onlyThese('POST'));
  router.all('/:entity/update-many', onlyThese('PATCH'));
  router.all(['/:entity/aggregate', '/:entity/upsert', '/:entity/v2/list'], onlyThese(''));
  return router;
}

function oneRecord(platform: Platform, budgets: PersonBudgets): Router {
  const router = Router();
  router.get('/:entity/:id', async (req, res) => {
    const entity = entityNamed(req.params.entity);
    res.json(await getRecord(platform, entity, await actorOf(platform, req), req.params.id));
  });
  router.put('/:entity/:id', async (req, res) => {
    const entity = entityNamed(req.params.entity);
    const actor = await actorOf(platform, req);
    const isCancellation = entity === bookingEntity && actor.kind === 'member' && isCancelling(req.body);
    if (isCancellation) await budgets.spend('cancel', req);
    res.json(await updateRecord(platform, entity, actor, req.params.id, req.body));
  });
  router.delete('/:entity/:id', async (req, res) => {
    const entity = entityNamed(req.params.entity);
    await deleteRecord(platform, entity, await actorOf(platform, req), req.params.id);
    res.json({ success: true });
  });
  router.all('/:entity/:id', onlyThese('GET, HEAD, PUT, DELETE'));
  return router;
}

/** Routes for the records of every entity, below `/apps/{appId}/entities`. Fixed paths come before ids. */
export function entityRoutes(platform: Platform, budgets: PersonBudgets): Router {
  const router = Router();
  router.use(jsonOnly);
  router.use('/User', userRoutes(platform));
  router.use(manyRecords(platform, budgets));
  router.use(oneRecord(platform, budgets));
  return router;
}
