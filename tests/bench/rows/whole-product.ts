import { z } from 'zod';
import { startBuilt, temporaryDataDir } from '../../e2e/support/product/running-product.ts';
import { untilChatReplies } from '../../support/servers/ready.ts';
import { elapsed } from '../measure/elapsed.ts';
import { median } from '../measure/rounds.ts';
import { plainRow, type Row } from '../measure/row.ts';
import { plainSearch, type SearchTarget } from '../plain-search.ts';
import { criteriaOf, usualCity } from '../pages.ts';

const ROUNDS = 15;

/** Measures both in turns, so that noise of the machine affects them equally. */
async function sideBySide(
  ours: () => Promise<unknown>,
  peer: () => Promise<unknown>,
): Promise<{ ours: number; peer: number }> {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.ours.push(await elapsed(ours));
    times.peer.push(await elapsed(peer));
  }
  return { ours: median(times.ours), peer: median(times.peer) };
}

async function ask(url: string, query: string, variables: object = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(await answer.json());
  return data;
}

const searchQuery = `query Bench($criteria: SearchCriteriaInput!, $filter: HotelFilterInput, $page: PageInput) {
  hotelSearch(criteria: $criteria, filter: $filter, sort: PRICE_ASC, page: $page) {
    progress { complete } pageInfo { totalItems } hotels { id name { en } total { amount } }
  }
}`;

async function untilComplete(url: string, criteria: object): Promise<void> {
  for (;;) {
    const data = await ask(url, searchQuery, { criteria });
    const { hotelSearch } = z
      .object({ hotelSearch: z.object({ progress: z.object({ complete: z.boolean() }) }) })
      .parse(data);
    if (hotelSearch.progress.complete) return;
  }
}

/**
 * S1 to S3: what a traveller waits for in the whole product, compared with a simple implementation. Elapsed
 * times.
 */
export async function wholeProduct(): Promise<Row[]> {
  const data = temporaryDataDir();
  const first = await startBuilt(data.path);
  await untilChatReplies(first.url);
  await first.stop();
  const product = await startBuilt(data.path);
  const criteria = criteriaOf(usualCity);
  const target: SearchTarget = { cityCode: usualCity.cityCode, ...criteria.stay };
  const plain = plainSearch(target);
  try {
    console.log(
      `ready on an empty folder in ${first.startedInMs} ms, on a used one in ${product.startedInMs} ms`,
    );
    await untilComplete(product.url, criteria);
    const view = (variables: object) => () => ask(product.url, searchQuery, { criteria, ...variables });
    const unfiltered = await sideBySide(view({ page: { page: 7 } }), plain.run);
    const filtered = await sideBySide(view({ filter: { amenities: ['Pool'] } }), plain.run);
    const home = await sideBySide(
      () => fetch(product.url).then((answer) => answer.text()),
      () => ask(product.url, '{ me { id } }'),
    );
    return [
      plainRow({ name: 'S1 results page / asking the provider each time', ...unfiltered }, 'ms'),
      plainRow({ name: 'S2 results, filtered / asking the provider each time', ...filtered }, 'ms'),
      plainRow({ name: 'S3 first page / smallest GraphQL query', ...home }, 'ms'),
    ];
  } finally {
    await plain.close();
    await product.stop();
    data.remove();
  }
}
