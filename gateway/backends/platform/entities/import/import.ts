import type { Request, Response } from 'express';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { isMultipart, readMultipart } from '#backends/kit/http/multipart.ts';
import type { Actor } from '../../access/actor.ts';
import type { Platform } from '../../platform.ts';
import { createMany, requireBulkPermission } from '../write/bulk.ts';
import type { Entity, StoredRecord } from '../entity.ts';
import { recordsOf, UnusableFile } from './import-file.ts';

export interface ImportAnswer {
  readonly status: 'success' | 'error';
  readonly details: string | null;
  readonly output: readonly StoredRecord[] | null;
}

/**
 * Stores the records of a file, all or none. An unusable file is reported in the result, not thrown. The body is read
 * only after the caller's permission was checked.
 * @throws HttpError 400 without a file, 403 for callers who may not create many records at once, 413 beyond 10 MB, 415
 */
export async function importRecords(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  { req, res }: { readonly req: Request; readonly res: Response },
): Promise<ImportAnswer> {
  requireBulkPermission(platform, entity, actor);
  if (!isMultipart(req)) throw new HttpError(415, 'The body must be multipart/form-data');
  const { file } = await readMultipart(req, res);
  if (!file) throw new HttpError(400, 'The body must hold one part named file');
  try {
    const output = await createMany(platform, entity, actor, recordsOf(entity, file));
    return { status: 'success', details: null, output };
  } catch (error) {
    const isOfTheFile =
      error instanceof UnusableFile || (error instanceof HttpError && [409, 422].includes(error.status));
    if (!isOfTheFile) throw error;
    return { status: 'error', details: error.message, output: null };
  }
}
