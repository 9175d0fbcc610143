import { describe, expect, it } from 'vitest';
import { Fault } from './fault.ts';
import { exchange } from './transport.ts';

const request = {
  url: 'http://127.0.0.1:9/',
  method: 'GET' as const,
  headers: {},
  maxBytes: 100,
  signal: new AbortController().signal,
  attemptMs: 1000,
  isAnswer: () => false,
};

describe('an HTTP exchange', () => {
  it.each([
    ['a header that cannot be sent', { headers: { authorization: 'Bearer a\nb' } }],
    ['an invalid URL', { url: 'http://' }],
  ])('does not report %s as a failure of the upstream', async (_case, wrong) => {
    const failure: unknown = await exchange({ ...request, ...wrong }).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(TypeError);
  });

  it('reports an unreachable upstream as its failure', async () => {
    const failure: unknown = await exchange(request).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(Fault);
    expect(failure).toMatchObject({ kind: 'connection', isServerFailure: true });
  });
});
