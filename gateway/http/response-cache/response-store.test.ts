import { expect, it } from 'vitest';
import { responseStoreLimits, createResponseStore } from './response-store.ts';
import { cachedResponse } from './cached-response.ts';

const entry = (text: string) => ({
  response: cachedResponse(Buffer.from(text), 'application/json'),
  documentId: 'document',
  generation: 'first',
  madeAt: 0,
  conditions: [],
});

it('cache entries stay within their limit in bytes: the least recently used are evicted', () => {
  const store = createResponseStore({ entryBytes: 200_000, requestKeyBytes: 50_000 });
  for (let at = 0; at < 5_000; at += 1) {
    store.put(`request ${at}`, `key ${at}`, entry('x'.repeat(10_000)));
    store.find('request 0');
  }
  expect(store.bytes()).toBeLessThanOrEqual(250_000);
  expect(store.find('request 0')).toBeDefined();
  expect(store.find('request 4999')).toBeDefined();
  expect(store.find('request 2')).toBeUndefined();
});

it('request keys with variables in many orders stay within their limit in bytes, and find one entry', () => {
  const store = createResponseStore({ entryBytes: 200_000, requestKeyBytes: 50_000 });
  store.put('request', 'key', entry('{}'));
  for (let at = 0; at < 5_000; at += 1)
    expect(store.linkRequest(`request ${' '.repeat(at)}`, 'key')).toBeDefined();
  expect(store.bytes()).toBeLessThanOrEqual(250_000);
  expect(store.linkRequest('elsewhere', 'another key')).toBeUndefined();
});

it('a response larger than the limit is not stored', () => {
  const store = createResponseStore({ ...responseStoreLimits, entryBytes: 10_000 });
  store.put('request', 'key', entry('x'.repeat(20_000)));
  expect(store.find('request')).toBeUndefined();
});
