import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import type { Request, Response } from 'express';
import { matchesFilter, sorted } from './bare-filter.ts';

type Stored = Record<string, unknown>;

/** The entities of the specification, and no other. */
const entities = ['Hotel', 'Booking', 'Review', 'User'];
/** Fields that the platform sets itself: values sent for them are ignored. */
const FIXED = ['id', 'created_date', 'updated_date', 'created_by', 'created_by_id'];

interface Account {
  readonly email: string;
  readonly role: 'admin' | 'user';
  readonly name: string;
}

interface BareOptions {
  /** Fields of a booking that it stores; all fields if unset. */
  readonly bookingFields?: readonly string[];
  /** Longest random delay of a response, in milliseconds: makes races likely. */
  readonly slowMs?: number;
  /** Maximal number of records per page, whatever is requested. */
  readonly pageLimit?: number;
  /** Refuses every call below `/auth` without a session, before it checks whether the call exists. */
  readonly hasGate?: boolean;
}

export type BarePlatform = Awaited<ReturnType<typeof startBarePlatform>>;

/** A timestamp with microseconds and without a time zone, as the hosted platform writes it. */
const stamp = (): string => new Date().toISOString().replace('Z', '123');
const newId = (): string => randomBytes(12).toString('hex');
const filterOf = (value: unknown): Stored => (typeof value === 'string' ? (JSON.parse(value) as Stored) : {});
const without = (record: Stored, names: readonly string[]): Stored =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/**
 * A platform that offers only the calls of the platform specification and answers 404 or 405 to everything
 * else, over real HTTP and in memory. It sets `created_by` itself; members see their own bookings,
 * administrators see everything.
 */
export async function startBarePlatform({
  bookingFields,
  slowMs = 0,
  pageLimit = 5_000,
  hasGate = false,
}: BareOptions = {}) {
  const tables = new Map<string, Stored[]>(entities.map((entity) => [entity, []]));
  const sessions = new Map<string, Stored>();
  /** Method and path of every call outside the specification, without ids. */
  const strays: string[] = [];
  const calls: string[] = [];
  const mails: Stored[] = [];
  let isAway = false;
  /** Number of new records whose response will be lost. */
  let answersToLose = 0;

  const table = (entity: string): Stored[] => tables.get(entity) ?? [];
  const callerOf = (request: Request): Stored | null =>
    sessions.get((request.get('authorization') ?? '').replace(/^Bearer /, '')) ?? null;
  const isAdmin = (caller: Stored | null): boolean => caller?.['role'] === 'admin';
  const maySee = (entity: string, record: Stored, caller: Stored | null): boolean => {
    if (isAdmin(caller) || entity === 'Hotel' || entity === 'Review') return true;
    return (
      caller !== null &&
      (entity === 'User' ? record['id'] === caller['id'] : record['created_by'] === caller['email'])
    );
  };
  const mayWrite = (entity: string, record: Stored, caller: Stored | null): boolean =>
    isAdmin(caller) || (entity !== 'Hotel' && caller !== null && maySee(entity, record, caller));
  const kept = (entity: string, fields: Stored): Stored =>
    entity === 'Booking' && bookingFields
      ? Object.fromEntries(Object.entries(fields).filter(([name]) => bookingFields.includes(name)))
      : fields;
  const store = (entity: string, fields: Stored, maker: Stored | null): Stored => {
    const record = {
      ...kept(entity, without(fields, FIXED)),
      id: newId(),
      created_date: stamp(),
      updated_date: stamp(),
      created_by: maker?.['email'] ?? null,
      created_by_id: maker?.['id'] ?? null,
    };
    table(entity).push(record);
    return record;
  };
  const missing = (response: Response): void =>
    void response.status(404).json({ message: 'Not found', detail: 'Not found' });
  const refuse = (response: Response, caller: Stored | null): void =>
    void response.status(caller ? 403 : 401).json({ message: 'Not allowed', detail: 'Not allowed' });

  const app = express();
  app.use(express.json({ limit: '5mb' }), async (request, response, next) => {
    calls.push(`${request.method} ${request.path}`);
    if (isAway) {
      response.destroy();
      return;
    }
    if (slowMs > 0) await pause(Math.random() * slowMs);
    next();
  });
  const root = '/api/apps/:app';
  const known = `${root}/entities/:entity`;
  app.param('entity', (_request, response, next, entity: string) =>
    entities.includes(entity) ? next() : missing(response),
  );

  app.use(`${root}/auth`, (request, response, next) => {
    if (hasGate && !callerOf(request)) response.status(401).json({ detail: 'Unauthorized' });
    else next();
  });

  const me = app.route(`${root}/entities/User/me`);
  me.get((request, response) => {
    const caller = callerOf(request);
    if (caller) response.json(caller);
    else response.status(401).json({ detail: 'Unauthorized' });
  });
  me.put((request, response) => {
    const caller = callerOf(request);
    if (!caller) refuse(response, null);
    else response.json(Object.assign(caller, without(request.body as Stored, [...FIXED, 'email', 'role'])));
  });

  const all = app.route(known);
  all.get((request, response) => {
    const { entity } = request.params;
    const { q, sort, limit, skip, fields } = request.query;
    const caller = callerOf(request);
    const from = Number(skip ?? 0);
    const wanted = typeof fields === 'string' ? fields.split(',') : null;
    const found = sorted(
      table(entity).filter((record) => maySee(entity, record, caller) && matchesFilter(record, filterOf(q))),
      typeof sort === 'string' ? sort : '-created_date',
    ).slice(from, from + Math.min(Number(limit ?? 50), pageLimit));
    response.json(
      wanted
        ? found.map((record) =>
            Object.fromEntries(Object.entries(record).filter(([name]) => wanted.includes(name))),
          )
        : found,
    );
  });
  all.post((request, response) => {
    const { entity } = request.params;
    const caller = callerOf(request);
    if (entity === 'User' || (entity === 'Hotel' && !isAdmin(caller))) refuse(response, caller);
    else {
      const record = store(entity, request.body as Stored, caller);
      if (answersToLose > 0) {
        answersToLose -= 1;
        response.destroy();
      } else response.status(201).json(record);
    }
  });
  all.delete((request, response) => {
    const { entity } = request.params;
    const caller = callerOf(request);
    const gone = table(entity).filter(
      (record) => mayWrite(entity, record, caller) && matchesFilter(record, request.body as Stored),
    );
    tables.set(
      entity,
      table(entity).filter((record) => !gone.includes(record)),
    );
    response.json({ success: true, deleted: gone.length });
  });
  app.post(`${known}/bulk`, (request, response) => {
    const caller = callerOf(request);
    if (!isAdmin(caller)) return refuse(response, caller);
    return void response.json(
      (request.body as Stored[]).map((fields) => store(request.params.entity, fields, caller)),
    );
  });
  app.post(`${root}/integration-endpoints/Core/:name`, (request, response) => {
    if (request.params.name !== 'SendEmail') return missing(response);
    mails.push(request.body as Stored);
    return void response.json({ success: true });
  });

  const one = app.route(`${known}/:id`);
  const recordOf = (request: Request): Stored | undefined => {
    const { entity, id } = request.params as { entity: string; id: string };
    const record = table(entity).find((stored) => stored['id'] === id);
    return record && maySee(entity, record, callerOf(request)) ? record : undefined;
  };
  one.get((request, response) => {
    const record = recordOf(request);
    if (record) response.json(record);
    else missing(response);
  });
  one.put((request, response) => {
    const { entity } = request.params;
    const record = recordOf(request);
    if (!record) return missing(response);
    if (!mayWrite(entity, record, callerOf(request))) return refuse(response, callerOf(request));
    Object.assign(record, kept(entity, without(request.body as Stored, FIXED)), { updated_date: stamp() });
    return void response.json(record);
  });
  one.delete((request, response) => {
    const { entity } = request.params;
    const record = recordOf(request);
    if (!record) return missing(response);
    if (!mayWrite(entity, record, callerOf(request))) return refuse(response, callerOf(request));
    tables.set(
      entity,
      table(entity).filter((stored) => stored !== record),
    );
    return void response.json({ success: true });
  });

  app.use((request, response) => {
    strays.push(`${request.method} ${request.path.replace(/^\/api\/apps\/[^/]+/, '')}`);
    const isPlace = /^\/api\/apps\/[^/]+\/entities\/\w+\/[^/]+$/.test(request.path);
    response.status(isPlace ? 405 : 404).json({ message: 'No such call', detail: 'No such call' });
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    strays,
    calls,
    mails,
    table,
    /** Creates an account. @returns a session token of it, as the login page would */
    signedIn: ({ email, role, name }: Account): string => {
      const token = randomBytes(16).toString('hex');
      const user =
        table('User').find((one) => one['email'] === email) ?? store('User', { full_name: name, role }, null);
      Object.assign(user, { email, role });
      sessions.set(token, user);
      return token;
    },
    /** Stores a record as an account, like another client would. */
    store: (entity: string, fields: Stored, token: string) =>
      store(entity, fields, sessions.get(token) ?? null),
    /** While away, every connection is broken. */
    setAway: (value: boolean): void => void (isAway = value),
    /** Stores the next new record, and breaks the connection instead of responding. */
    loseNextAnswer: (): void => void (answersToLose = 1),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
