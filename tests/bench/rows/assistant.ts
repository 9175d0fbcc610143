import { z } from 'zod';
import { startBuilt, startPart, temporaryDataDir } from '../../e2e/support/product/running-product.ts';
import { untilReady } from '../../support/servers/ready.ts';
import { median } from '../measure/rounds.ts';
import { plainRow, type Row } from '../measure/row.ts';

const ROUNDS = 40;
const SECRET = 'secret-of-the-bench-and-of-nothing-else';

/** Messages that are answered without a search. */
const QUICK = [
  'hi Sherry',
  'מה את יודעת לעשות?',
  'what is the cancellation policy',
  'כמה עולה ביטוח נסיעות?',
  'how much is a family car',
  'asdf qwer',
];
const SEARCH = 'cheapest hotels in Tel Aviv with a pool';

const line = z.object({ type: z.string() });

/** Sends one message in a new thread. @returns milliseconds to the first words and to the end */
async function timedReply(url: string, message: string): Promise<{ first: number; whole: number }> {
  const began = performance.now();
  const answer = await fetch(`${url}/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/x-ndjson',
      authorization: `Bearer ${SECRET}`,
    },
    body: JSON.stringify({ message }),
  });
  if (!answer.ok || !answer.body) throw new Error(`the assistant answered ${answer.status}`);
  let first = Number.NaN;
  let last = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body) {
    const text = decoder.decode(chunk, { stream: true });
    if (Number.isNaN(first) && text.includes('"type":"text"')) first = performance.now() - began;
    last = text.trimEnd().split('\n').at(-1) ?? last;
  }
  if (line.parse(JSON.parse(last)).type !== 'reply') throw new Error('a reply was not finished');
  return { first, whole: performance.now() - began };
}

/** Milliseconds of one query to the gateway, the least that a reply with live data costs. */
async function plainPage(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ productPage(key: cancellation) { key paragraphs { en he } } }' }),
  });
  await answer.text();
  return performance.now() - began;
}

/**
 * A1 to A3: response times of the assistant's own service, compared with one query to the gateway that it
 * uses.
 */
export async function assistantReplies(): Promise<Row[]> {
  const folders = [temporaryDataDir(), temporaryDataDir()] as const;
  const product = await startBuilt(folders[0].path, { CHAT_SECRET: SECRET });
  const service = await startPart('assistant', folders[1].path, {
    GATEWAY_URL: product.url,
    CHAT_SECRET: SECRET,
  });
  try {
    await untilReady(service.url);
    const quick: number[] = [];
    const plain: number[] = [];
    const search: { first: number; whole: number }[] = [];
    // The first search fills the caches, so that only the assistant's own time is measured.
    for (const message of [...QUICK, SEARCH, SEARCH]) await timedReply(service.url, message);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const message of QUICK) quick.push((await timedReply(service.url, message)).whole);
      plain.push(await plainPage(product.url));
      search.push(await timedReply(service.url, SEARCH));
    }
    const peer = median(plain);
    const row = (name: string, ours: readonly number[]) =>
      plainRow({ name: `${name} / one question to the gateway`, ours: median(ours), peer }, 'ms');
    return [
      row('A1 reply without a search', quick),
      row(
        'A2 known search, first words',
        search.map(({ first }) => first),
      ),
      row(
        'A3 known search, whole reply',
        search.map(({ whole }) => whole),
      ),
    ];
  } finally {
    await Promise.all([service.stop(), product.stop()]);
    for (const folder of folders) folder.remove();
  }
}
