import express, { type Router } from 'express';
import { z } from 'zod';
import type { CallLog } from './call-log.ts';
import { faultSchema, type FaultBoard } from './faults.ts';
import { defaultSettings, settingsSchema, type Settings } from './settings.ts';

const order = z.strictObject({
  /** Clears every fault and resets every setting first. */
  reset: z.boolean().default(false),
  faults: z.array(faultSchema).default([]),
  settings: settingsSchema.partial().default({}),
});

/**
 * Control of the sandbox for tests: GET, POST and DELETE /faults read, set and clear faults and settings; GET and
 * DELETE /calls read and clear the call log. Only available when the sandbox is started with `control`.
 */
export function controlRouter(board: FaultBoard, calls: CallLog, settings: Settings): Router {
  const router = express.Router();
  router.use(express.json());
  const reset = (): void => {
    board.reset();
    Object.assign(settings, defaultSettings);
  };
  const state = () => ({ faults: board.armed(), settings });
  router.get('/faults', (_, response) => void response.json(state()));
  router.post('/faults', (request, response) => {
    const parsed = order.safeParse(request.body);
    if (!parsed.success) {
      response.status(400).json({ problems: z.prettifyError(parsed.error) });
      return;
    }
    if (parsed.data.reset) reset();
    board.arm(parsed.data.faults);
    Object.assign(settings, parsed.data.settings);
    response.json(state());
  });
  router.delete('/faults', (_, response) => {
    reset();
    response.json(state());
  });
  router.get(
    '/calls',
    (_, response) => void response.json({ counts: calls.counts(), calls: calls.records() }),
  );
  router.delete('/calls', (_, response) => {
    calls.reset();
    response.status(204).end();
  });
  return router;
}
