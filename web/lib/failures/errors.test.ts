import { ServerError } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { failureCode } from './errors.ts';

const failed = (status: number, bodyText: string) =>
  failureCode(new ServerError('failed', { response: new Response(bodyText, { status }), bodyText }));

const page = '<html><body>Bad Gateway</body></html>';
const busy = JSON.stringify({ errors: [{ message: 'Busy', extensions: { code: 'OVERLOADED' } }] });

it.each([
  [502, page, 'UNANSWERED'],
  [503, page, 'UNANSWERED'],
  [504, '', 'UNANSWERED'],
  [503, busy, 'OVERLOADED'],
  [429, page, 'RATE_LIMITED'],
  [500, page, 'INTERNAL'],
])('a response of %i with the body %s has the code %s', (status, body, code) => {
  expect(failed(status, body)).toBe(code);
});
