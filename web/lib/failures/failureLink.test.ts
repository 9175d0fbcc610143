import type { DocumentNode } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_FAILURES_PATH } from '#shared/routes/browser-failure.ts';
import { AdminUpdateHotelDocument, HotelPageDocument, SaveProfileDocument } from '#generated/graphql.ts';
import { createApolloClient } from '../api/apolloClient.ts';

const requestId = '0b6f7e1c-3a54-4f0e-9a57-6f1d2c3b4a59';
const errors = [
  { message: 'Dana Cohen, dana@example.com', extensions: { code: 'PLATFORM_UNAVAILABLE', requestId } },
];

let reported: string[] = [];
let isReportLost = false;
beforeEach(() => {
  reported = [];
  isReportLost = false;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (address: unknown, init: { body: string }) => {
    if (address !== BROWSER_FAILURES_PATH) return Response.json({ data: null, errors });
    reported.push(init.body);
    if (isReportLost) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 204 });
  });
  return () => vi.restoreAllMocks();
});

const fail = (document: DocumentNode, variables: Record<string, unknown>, path: string) => {
  window.history.replaceState(null, '', path);
  const client = createApolloClient(window.location.origin);
  const isQuery = document === HotelPageDocument;
  return isQuery
    ? client.query({ query: document, variables })
    : client.mutate({ mutation: document, variables });
};

describe('an operation that fails', () => {
  it.each([
    ['loading a hotel', HotelPageDocument, 'HotelPage', '/Hotel?id=7&guest=dana', '/Hotel'],
    [
      'saving a hotel as administrator',
      AdminUpdateHotelDocument,
      'AdminUpdateHotel',
      '/Admin?tab=hotels',
      '/Admin',
    ],
    ['saving the profile', SaveProfileDocument, 'SaveProfile', '/Profile', '/Profile'],
  ] as const)('is reported: %s', async (_what, document, operation, address, page) => {
    await expect(fail(document, { id: '7', input: { fullName: 'Dana Cohen' } }, address)).rejects.toThrow(
      'Dana Cohen',
    );
    expect(reported.map((body) => JSON.parse(body) as unknown)).toEqual([
      { kind: 'operation', code: 'PLATFORM_UNAVAILABLE', operation, page, build: null, requestId },
    ]);
    // oxlint-disable-next-line no-console -- developers see this message
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(`${operation} failed: PLATFORM_UNAVAILABLE`);
  });

  it('still fails in the same way when its report is lost', async () => {
    isReportLost = true;
    await expect(fail(HotelPageDocument, { id: '8' }, '/Hotel?id=8')).rejects.toThrow('Dana Cohen');
  });

  it('sends no report and breaks nothing without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(fail(SaveProfileDocument, { input: {} }, '/Bookings')).rejects.toThrow(
      'There is no connection',
    );
    expect(reported).toEqual([]);
  });
});
