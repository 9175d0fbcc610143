import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const turn = z.object({
  threadId: z.uuid(),
  role: z.enum(['traveller', 'assistant']),
  text: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
});

type Turn = z.output<typeof turn>;

const MAX_THREADS = 2_000;
const MAX_TURNS = 40;
const THREAD_LIFE_MS = 24 * 60 * 60 * 1000;
/** Lines in the file before it is written anew with the threads that still live. */
const MAX_LINES = 20_000;

/** Conversations: in memory, and on disk so that a restart does not end them. */
export interface Threads {
  /** The thread itself when it is known, else a new one. */
  resume(threadId: string | undefined): string;
  turns(threadId: string): readonly Turn[];
  add(threadId: string, role: Turn['role'], text: string): Promise<void>;
}

/** What looks like a card number is not kept. */
const withoutCards = (text: string): string => text.replace(/\d(?:[ -]?\d){12,18}/g, '•••');

/**
 * Opens the conversations of a folder: at most 2,000, of 40 turns each, forgotten after a day of silence.
 * Lines of the file that cannot be read are passed over.
 */
export async function openThreads(dataDir: string, now: () => number): Promise<Threads> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'threads.jsonl');
  const threads = new LRUCache<string, readonly Turn[]>({
    max: MAX_THREADS,
    ttl: THREAD_LIFE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  let lines = 0;

  const keep = (entry: Turn): void => {
    threads.set(entry.threadId, [...(threads.get(entry.threadId) ?? []), entry].slice(-MAX_TURNS));
  };
  const compact = async (): Promise<void> => {
    const entries = [...threads.values()].toReversed().flat();
    const fresh = `${file}.new`;
    await writeFile(fresh, entries.map(asLine).join(''), { mode: 0o600 });
    await rename(fresh, file);
    lines = entries.length;
  };
  /** One writer at a time: lines never mix with a rewrite. */
  let writing = Promise.resolve();
  const write = (job: () => Promise<void>): Promise<void> => {
    writing = writing.catch(() => undefined).then(job);
    return writing;
  };

  for (const entry of await stored(file)) if (entry.at > now() - THREAD_LIFE_MS) keep(entry);
  await write(compact);

  return {
    resume: (threadId) => (threadId !== undefined && threads.has(threadId) ? threadId : randomUUID()),
    turns: (threadId) => threads.get(threadId) ?? [],
    add: (threadId, role, text) => {
      const entry: Turn = { threadId, role, text: withoutCards(text), at: now() };
      keep(entry);
      return write(async () => {
        await appendFile(file, asLine(entry), { mode: 0o600 });
        lines += 1;
        if (lines > MAX_LINES) await compact();
      });
    },
  };
}

const asLine = (entry: Turn): string => `${JSON.stringify(entry)}\n`;

async function stored(file: string): Promise<Turn[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      const read = turn.safeParse(JSON.parse(line));
      return read.success ? [read.data] : [];
    } catch {
      return [];
    }
  });
}
