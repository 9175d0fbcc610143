import { documentStoreLimits } from '#gateway/http/graphql/document-store.ts';
import { responseStoreLimits } from '#gateway/http/response-cache/response-store.ts';
import { sparePort } from '../../support/servers/spare-port.ts';
import { heldMemory, residentMemory } from '../measure/resident-memory.ts';
import { load, type Requests } from '../measure/http-load.ts';
import { plainRow, type Row } from '../measure/row.ts';
import { criteriaOf, otherPages, pageOf, posted, usualCity, completeResponse } from '../pages.ts';
import { startParts } from '../parts.ts';

/** Time for each kind of unique requests, so that the row takes two minutes. */
const EACH_MS = 22_000;
/** Number of different requests that are prepared for each kind. */
const WANTED = 100_000;
const WARM_MS = 8_000;
const CONNECTIONS = 8;
const MEBIBYTE = 2 ** 20;
/**
 * Size limits of the stores that such requests fill: documents, responses with their keys, and values of the
 * cache.
 */
const BOUNDS =
  documentStoreLimits.bytes +
  responseStoreLimits.entryBytes +
  responseStoreLimits.requestKeyBytes +
  64 * MEBIBYTE;

const LONG = 'x'.repeat(1_000);
const progressOf = `query Progress($criteria: SearchCriteriaInput!) {
  hotelSearch(criteria: $criteria) { progress { complete } }
}`;

/** Requests by kind; no two of a kind are equal. */
const strangers: Readonly<Record<string, () => Requests>> = {
  documents: () => posted(WANTED, (at) => ({ query: `query Q${at} { __typename } # ${LONG}` }), WANTED),
  // Searches by a place's name that need no provider call; everything else is as usual.
  searches: () =>
    posted(
      WANTED,
      (at) => ({
        query: progressOf,
        variables: { criteria: { location: `Nowhere ${at}`, stay: criteriaOf(usualCity).stay } },
      }),
      WANTED,
    ),
  visitors: () => posted(WANTED, () => ({ query: '{ __typename }' }), WANTED),
};

/**
 * P13: memory that an instance holds after documents, searches and visitors that all differ, compared with that of an
 * idle instance plus the size limits of the stores. As many are sent as two minutes allow.
 */
export async function boundedMemory(): Promise<Row[]> {
  const inspector = await sparePort();
  const parts = await startParts({
    TRUSTED_PROXIES: '127.0.0.1',
    MAX_LOOP_DELAY_MS: '60000',
    NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspector}`,
  });
  const { gateway } = parts;
  const send = async (requests: Requests, ms: number): Promise<number> =>
    (await load(gateway, { requests, connections: CONNECTIONS, ms, status: 200 })).count;
  try {
    await completeResponse(gateway.url, pageOf(usualCity));
    // Warms up the JIT compiler and reads the tables before anything is compared.
    await send(otherPages(usualCity, 4_000), WARM_MS);
    const limit = ((await heldMemory(gateway.pid, inspector)) + BOUNDS) / MEBIBYTE;
    const rows: Row[] = [];
    for (const [what, requests] of Object.entries(strangers)) {
      const sent = await send(requests(), EACH_MS);
      rows.push(
        plainRow(
          {
            name: `P13 memory after different ${what} / at rest, stores full`,
            goal: '<= 1.5',
            ours: (await heldMemory(gateway.pid, inspector)) / MEBIBYTE,
            peer: limit,
          },
          'MB',
          `${sent} of ${WANTED} were sent`,
        ),
      );
    }
    const most = residentMemory(gateway.pid, 'VmHWM') / MEBIBYTE;
    return [
      ...rows,
      plainRow(
        { name: 'P13 highest memory, with garbage / at rest, stores full', ours: most, peer: limit },
        'MB',
      ),
    ];
  } finally {
    await parts.close();
  }
}
