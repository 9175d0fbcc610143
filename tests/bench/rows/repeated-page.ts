import type { Parts } from '../parts.ts';
import { cpuRow, plainRow, timeRow, type Row } from '../measure/row.ts';
import { untilQuiet } from '../measure/elapsed.ts';
import { inTurns, usualPlan } from '../measure/rounds.ts';
import { withPeers } from '../peers.ts';
import {
  BROWSER_ENCODINGS,
  pageOf,
  posted,
  samePage,
  etagOf,
  usualCity,
  completeResponse,
} from '../pages.ts';

const page = pageOf(usualCity);

/** Requests for Express, which returns the page for any body. */
const requestsToExpress = posted(1, () => ({ operationName: 'Results', variables: page }));

/**
 * P1: a page that many request, compared with the least possible cost, an ordinary server, and GraphQL servers with a
 * response cache.
 */
export async function repeatedPage({ gateway }: Parts): Promise<Row[]> {
  const text = await completeResponse(gateway.url, page);
  const plain = samePage(page);
  const packed = samePage(page, BROWSER_ENCODINGS);
  return withPeers(['bare', 'express', 'apollo', 'yoga', 'hive'], text, async (peers) => {
    const figures = await inTurns([
      { name: 'ours', target: gateway, requests: plain },
      { name: 'ours, brotli', target: gateway, requests: packed },
      { name: 'L', target: peers.bare, requests: plain },
      { name: 'L, brotli', target: peers.bare, requests: packed },
      { name: 'E', target: peers.express, requests: requestsToExpress },
      { name: 'Apollo', target: peers.apollo, requests: plain },
      { name: 'Yoga', target: peers.yoga, requests: plain },
      { name: 'Hive', target: peers.hive, requests: plain },
    ]);
    const row = (name: string, goal: string, ours: string, peer: string) =>
      cpuRow({ name: `P1 repeated page${name}`, goal, ours: figures.of(ours), peer: figures.of(peer) });
    return [
      row(', plain / L', '>= 0.7', 'ours', 'L'),
      row(', brotli / L', '>= 0.7', 'ours, brotli', 'L, brotli'),
      row(', plain / E', '>= 7', 'ours', 'E'),
      row(', brotli / E', '>= 7', 'ours, brotli', 'E'),
      row(' / Apollo with its response cache', '>= 10', 'ours', 'Apollo'),
      row(' / Yoga with its response cache', '>= 10', 'ours', 'Yoga'),
      row(' / Hive with its response cache', '>= 10', 'ours', 'Hive'),
    ];
  });
}

/** P5: a response that the browser already has, and the compressed form of one that it does not have. */
export async function unchangedPage({ gateway }: Parts): Promise<Row[]> {
  const text = await completeResponse(gateway.url, page);
  const tag = await etagOf(gateway.url, page);
  const figures = await withPeers(['bare'], text, ({ bare }) =>
    inTurns([
      { name: '304', target: gateway, status: 304, requests: samePage(page, { 'if-none-match': tag }) },
      { name: 'L', target: bare, status: 304, requests: samePage(page, { 'if-none-match': 'W/"bench"' }) },
      { name: 'plain', target: gateway, requests: samePage(page) },
      { name: 'brotli', target: gateway, requests: samePage(page, BROWSER_ENCODINGS) },
    ]),
  );
  const lengths = {
    ours: figures.of('brotli')[0]?.bytes ?? Number.NaN,
    peer: figures.of('plain')[0]?.bytes ?? Number.NaN,
  };
  return [
    cpuRow({
      name: 'P5 304 / L sending 304',
      goal: '>= 0.85',
      ours: figures.of('304'),
      peer: figures.of('L'),
    }),
    cpuRow({
      name: 'P5 brotli / plain',
      goal: '>= 0.9',
      ours: figures.of('brotli'),
      peer: figures.of('plain'),
    }),
    plainRow({ name: 'P5 length of brotli / of plain', goal: '<= 0.22', ...lengths }, 'bytes'),
  ];
}

/** P11: a single visitor, measured in elapsed time. */
export async function oneConnection({ gateway }: Parts): Promise<Row[]> {
  const text = await completeResponse(gateway.url, page);
  const figures = await withPeers(['bare'], text, async ({ bare }) => {
    await untilQuiet();
    return inTurns(
      [
        { name: 'ours', target: gateway, requests: samePage(page) },
        { name: 'L', target: bare, requests: samePage(page) },
      ],
      { ...usualPlan, rounds: 7, connections: 1 },
    );
  });
  const [ours, peer] = [figures.of('ours'), figures.of('L')];
  return [timeRow({ name: 'P11 p50 on one connection / L', goal: '<= 1.5', ours, peer })];
}
