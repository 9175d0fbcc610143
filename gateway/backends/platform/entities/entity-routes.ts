import { Router } from 'express';
import { actorOf } from '../auth/caller.ts';
import type { Platform } from '../platform.ts';
import { parseListQuery } from './list-query.ts';
import { createRecord, deleteRecord, getRecord, listRecords, updateRecord } from './records.ts';
import { entityNamed } from './registry.ts';
import { updateMany } from './update-many.ts';
import { userRoutes } from './user-routes.ts';
import { visibleFields } from './visible-fields.ts';

/** Records of every entity, below `/apps/{appId}/entities`. Fixed words of a path come before ids. */
export function entityRoutes(platform: Platform): Router {
  const router = Router();
  router.use('/User', userRoutes(platform));

  router.get('/:entity', async (req, res) => {
    const entity = entityNamed(req.params.entity);
    const actor = await actorOf(platform, req);
    const query = parseListQuery(req.query, visibleFields(entity, actor), entity.id);
    res.json(await listRecords(platform, entity, actor, query));
  });

  router.post('/:entity', async (req, res) => {
    const entity = entityNamed(req.params.entity);
    const actor = await actorOf(platform, req);
    res.status(201).json(await createRecord(platform, entity, actor, req.body));
  });

  router.patch('/:entity/update-many', async (req, res) => {
    const entity = entityNamed(req.params.entity);
    const actor = await actorOf(platform, req);
    res.json(await updateMany(platform, entity, actor, req.body));
  });

  router.get('/:entity/:id', async (req, res) => {
    const entity = entityNamed(req.params.entity);
    res.json(await getRecord(platform, entity, await actorOf(platform, req), req.params.id));
  });

  router.put('/:entity/:id', async (req, res) => {
    const entity = entityNamed(req.params.entity);
    const actor = await actorOf(platform, req);
    res.json(await updateRecord(platform, entity, actor, req.params.id, req.body));
  });

  router.delete('/:entity/:id', async (req, res) => {
    const entity = entityNamed(req.params.entity);
    await deleteRecord(platform, entity, await actorOf(platform, req), req.params.id);
    res.json({ success: true });
  });
  return router;
}
