import { asFailureCode } from '../failures/errors.ts';
import type { FailureCode } from '../failures/errors.ts';

/**
 * Why a picture was not stored: not a picture, too many bytes or pixels, too many pictures, or a failure of any
 * operation.
 */
export type UploadFailure = 'TYPE' | 'SIZE' | 'PIXELS' | 'COUNT' | FailureCode;

/** A file that was not stored. */
export class UploadError extends Error {
  readonly failure: UploadFailure;

  constructor(failure: UploadFailure) {
    super(failure);
    this.name = 'UploadError';
    this.failure = failure;
  }
}

interface Sending {
  /** Percent that has been sent, 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/** Longer than the server waits for the last byte, so that the server's own response comes first. */
const longestMs = 60_000;

const field = (body: unknown, name: string): unknown => {
  if (typeof body !== 'object' || body === null) return undefined;
  const found = Object.entries(body).find(([key]) => key === name);
  return found?.[1];
};

const parsed = (text: string): unknown => {
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return null;
  }
};

/** The failure that a response without a picture's URL means. */
const failureOf = (status: number, body: unknown): UploadFailure => {
  const code = field(body, 'code');
  if (code === 'PAYLOAD_TOO_LARGE' || status === 413)
    return field(body, 'reason') === 'pixels' ? 'PIXELS' : 'SIZE';
  if (code === 'UPLOAD_REJECTED') return field(body, 'reason') === 'count' ? 'COUNT' : 'TYPE';
  if (status === 408) return 'TIMEOUT';
  return asFailureCode(code);
};

/**
 * Uploads one file and reports the progress, which fetch cannot do.
 * @returns URL of the stored picture
 * @throws UploadError; AbortError of the signal
 */
export const sendFile = (url: string, file: File, { onProgress, signal }: Sending): Promise<string> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    request.addEventListener('abort', () => reject(new DOMException('Upload stopped', 'AbortError')));
    request.addEventListener('error', () => reject(new UploadError('NETWORK')));
    request.addEventListener('timeout', () => reject(new UploadError('TIMEOUT')));
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      const stored = field(body, 'url');
      if (request.status === 200 && typeof stored === 'string') resolve(stored);
      else reject(new UploadError(failureOf(request.status, body)));
    });
    request.open('POST', url);
    request.timeout = longestMs;
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.send(file);
  });
