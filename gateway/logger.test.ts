import { expect, it } from 'vitest';
import { AppError } from './errors.ts';
import { createLogger } from './logger.ts';

function written(error: unknown): { text: string; line: Record<string, unknown> } {
  let text = '';
  const logger = createLogger('info', { write: (line: string) => void (text += line) });
  logger.warn({ err: error }, 'a call failed');
  return { text, line: JSON.parse(text) as Record<string, unknown> };
}

it('a failing upstream is logged in a short line: code, facts and the innermost cause, no stack', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const fetchFailed = new TypeError('fetch failed', { cause: refused });
  const { text, line } = written(
    new AppError(
      'PLATFORM_UNAVAILABLE',
      { upstream: 'entity-platform', call: 'booking' },
      { cause: fetchFailed },
    ),
  );
  expect(line['err']).toEqual({
    type: 'AppError',
    code: 'PLATFORM_UNAVAILABLE',
    upstream: 'entity-platform',
    call: 'booking',
    cause: 'ECONNREFUSED',
  });
  expect(text.length).toBeLessThan(300);
});

it('an unexpected error is logged with its stack', () => {
  expect(written(new TypeError('no such thing')).line['err']).toMatchObject({
    type: 'TypeError',
    stack: expect.stringContaining('logger.test.ts'),
  });
});
