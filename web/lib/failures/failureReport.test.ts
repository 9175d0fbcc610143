import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BrowserFailure } from '#shared/routes/browser-failure.ts';
import { createFailureReports, type FailureReports } from './failureReport.ts';

const requestId = '0b6f7e1c-3a54-4f0e-9a57-6f1d2c3b4a59';
const refusal = (code: string, id = requestId) =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Dana Cohen, dana@example.com', extensions: { code, requestId: id } }],
  });

let pathname = '/';
let isOnline = true;
let now = 0;
let sent: BrowserFailure[] = [];
let reports: FailureReports;
beforeEach(() => {
  pathname = '/hotel/';
  isOnline = true;
  now = 0;
  sent = [];
  reports = createFailureReports({
    pathname: () => pathname,
    isOnline: () => isOnline,
    build: () => '0123456789ab',
    now: () => now,
    send: (failure) => void sent.push(failure),
  });
});

describe('the report of a failure', () => {
  it('has the name, the code, the page and the request of an operation, and no text', () => {
    reports.operation('HotelPage', refusal('PROVIDER_UNAVAILABLE'));
    expect(sent).toEqual([
      {
        kind: 'operation',
        code: 'PROVIDER_UNAVAILABLE',
        operation: 'HotelPage',
        page: '/Hotel',
        build: '0123456789ab',
        requestId,
      },
    ]);
  });

  it('has the code that the server gave, also when the page has no text for it', () => {
    reports.operation('AdminSetRole', refusal('LAST_ADMIN'));
    expect(sent[0]?.code).toBe('LAST_ADMIN');
  });

  it('reads the request id from the header of a response that is not GraphQL', () => {
    const response = new Response('', { status: 502, headers: { 'x-request-id': requestId } });
    reports.operation('HotelPage', new ServerError('Bad gateway', { response, bodyText: '' }));
    expect(sent[0]).toMatchObject({ code: 'UNANSWERED', requestId });
  });

  it('leaves out a request id that does not have our format', () => {
    reports.operation('HotelPage', refusal('INTERNAL', 'dana@example.com'));
    expect(sent[0]?.requestId).toBeNull();
  });

  it('has only the class of an error that was thrown', () => {
    pathname = '/nowhere/dana@example.com';
    reports.thrown('render', new TypeError('Dana Cohen'));
    reports.thrown('promise', 'Dana Cohen');
    expect(sent.map(({ kind, code, page }) => [kind, code, page])).toEqual([
      ['render', 'TypeError', 'other'],
      ['promise', 'other', 'other'],
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/dana|cohen/i);
  });

  it('is sent once for a page, and again when the reader has moved to another page', () => {
    reports.operation('HotelPage', refusal('TIMEOUT'));
    reports.operation('HotelPage', refusal('TIMEOUT'));
    pathname = '/Compare';
    reports.operation('HotelPage', refusal('TIMEOUT'));
    expect(sent.map(({ page }) => page)).toEqual(['/Hotel', '/Compare']);
  });

  it('is sent five times a minute at most', () => {
    const fail = (names: string) => {
      for (const name of names) reports.operation(name, refusal('TIMEOUT'));
    };
    fail('ABCDEFG');
    expect(sent).toHaveLength(5);
    now = 60_000;
    fail('HI');
    expect(sent).toHaveLength(7);
  });

  it('is not sent without a connection, for a request without a response, or for a required sign-in', () => {
    isOnline = false;
    reports.operation('HotelPage', refusal('TIMEOUT'));
    isOnline = true;
    reports.operation('HotelPage', new TypeError('Failed to fetch'));
    reports.operation('BookingsPage', refusal('AUTH_REQUIRED'));
    expect(sent).toEqual([]);
  });

  it.each(['Socket closed', 'Socket closed with event 1001 Going away', 'Socket closed with event 1006 '])(
    'is not sent for a subscription whose connection ended: %s',
    (words) => {
      reports.operation('SearchHotels', new Error(words));
      expect(sent).toEqual([]);
    },
  );

  it('is sent for a connection that the server closed because of an error of its own', () => {
    reports.operation('SearchHotels', new Error('Socket closed with event 4500 Internal server error'));
    expect(sent[0]?.code).toBe('INTERNAL');
  });
});
