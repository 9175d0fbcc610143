import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { HttpError } from './http-error.ts';

const MIB = 1_048_576;
/** 10 MB per file; five parts including the file. */
const MAX_FILE = 10 * MIB;
const MAX_PARTS = 5;
const MAX_FIELD = 256 * 1_024;

/** A multipart body: named text parts, and at most one file. */
export interface Multipart {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: { readonly name: string; readonly bytes: Buffer } | null;
}

const reader = multer({
  storage: multer.memoryStorage(),
  defParamCharset: 'utf8',
  limits: { fileSize: MAX_FILE, files: 1, parts: MAX_PARTS, fieldSize: MAX_FIELD, fieldNameSize: 100 },
}).single('file');

const TOO_LARGE = new Set(['LIMIT_FILE_SIZE', 'LIMIT_FIELD_VALUE', 'LIMIT_PART_COUNT', 'LIMIT_FIELD_COUNT']);

function asRefusal(error: unknown): HttpError {
  const code = error instanceof MulterError ? error.code : '';
  if (TOO_LARGE.has(code))
    return new HttpError(413, `A file may have 10 MB, a request ${MAX_PARTS} parts`, {
      code: 'payload_too_large',
    });
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT')
    return new HttpError(400, 'There may be one file part, and its name must be file');
  return new HttpError(400, 'The multipart body could not be read');
}

export const isMultipart = (req: Request): boolean => req.is('multipart/form-data') === 'multipart/form-data';

/**
 * Reads a multipart body into memory. A part that comes as a file must be called `file`.
 * @throws HttpError 400 or 413
 */
export async function readMultipart(req: Request, res: Response): Promise<Multipart> {
  await new Promise<void>((resolve, reject) => {
    void reader(req, res, (error: unknown) => (error ? reject(asRefusal(error)) : resolve()));
  });
  const { file } = req;
  const body: unknown = req.body;
  return {
    fields: typeof body === 'object' && body !== null ? { ...body } : {},
    file: file ? { name: file.originalname, bytes: file.buffer } : null,
  };
}
