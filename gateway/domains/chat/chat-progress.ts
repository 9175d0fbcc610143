import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Cache } from '#cache/cache.ts';
import { chatActivities } from '#models/messages/chat.ts';
import type { ChatActivity, ChatProgress } from '#models/messages/chat.ts';

/** Pause between events: at most ten a second. */
const EVENT_MS = 100;
const FOLLOWED_MS = 30_000;
/** Replies whose state is kept for late followers. */
const KEPT = 200;
const KEPT_MS = 60_000;
const MAX_TEXT = 64_000;

const newsShape = z.object({
  activity: z.enum(chatActivities).nullable(),
  text: z.string().max(MAX_TEXT),
  isLast: z.boolean(),
});
type News = Readonly<z.output<typeof newsShape>>;

/** Publishes the progress of a reply. */
interface Teller {
  activity(activity: ChatActivity): void;
  text(piece: string): void;
  /** Publishes that nothing more will come. */
  end(): void;
}

/** Replies while they are written: published by the instance that requested one, and followed from any other. */
export interface ChatProgressBoard {
  teller(streamKey: string): Teller;
  /** The current state, then every change, until the reply is complete or 30 s have passed. */
  follow(streamKey: string): AsyncIterableIterator<ChatProgress>;
}

const topicOf = (streamKey: string): string => `chat:${streamKey}`;

function readNews(message: string): News | null {
  try {
    return newsShape.safeParse(JSON.parse(message)).data ?? null;
  } catch {
    return null;
  }
}

export function createChatProgress(
  cache: Pick<Cache, 'tell' | 'hear'>,
  { followedMs = FOLLOWED_MS }: { readonly followedMs?: number } = {},
): ChatProgressBoard {
  const recent = new LRUCache<string, News>({ max: KEPT, ttl: KEPT_MS });

  const teller = (streamKey: string): Teller => {
    let now: News = { activity: null, text: '', isLast: false };
    let timer: NodeJS.Timeout | null = null;
    let isTold = true;
    const tell = (): void => {
      isTold = true;
      recent.set(streamKey, now);
      // The whole text each time: a follower that missed an event has everything with the next.
      cache.tell(topicOf(streamKey), JSON.stringify(now));
    };
    const beat = (): void => {
      timer = null;
      if (isTold) return;
      tell();
      timer = setTimeout(beat, EVENT_MS);
    };
    const change = (next: Omit<News, 'isLast'>): void => {
      if (now.isLast) return;
      now = { ...next, isLast: false };
      isTold = false;
      if (timer === null) beat();
    };
    recent.set(streamKey, now);
    return {
      activity: (activity) => change({ activity, text: now.text }),
      text: (piece) => change({ activity: null, text: (now.text + piece).slice(0, MAX_TEXT) }),
      end: () => {
        if (timer !== null) clearTimeout(timer);
        timer = null;
        now = { activity: null, text: now.text, isLast: true };
        tell();
      },
    };
  };

  return {
    teller,
    follow: (streamKey) => {
      let unseen: News | null = recent.get(streamKey) ?? null;
      let shown: ChatProgress = { activity: null, text: '' };
      const over = new AbortController();
      let wake: () => void = () => undefined;
      const leave = cache.hear(topicOf(streamKey), (message) => {
        unseen = readNews(message) ?? unseen;
        wake();
      });
      const finish = (): void => {
        over.abort();
        clearTimeout(timer);
        leave();
        wake();
      };
      const timer = setTimeout(finish, followedMs).unref();
      const next = async (): Promise<IteratorResult<ChatProgress, undefined>> => {
        while (!over.signal.aborted) {
          if (unseen === null) {
            await new Promise<void>((resolve) => (wake = resolve));
            continue;
          }
          const { activity, text, isLast }: News = unseen;
          unseen = null;
          if (isLast) finish();
          // The first event has no text, and the last one often changes nothing.
          if (activity === shown.activity && text === shown.text) continue;
          shown = { activity, text };
          return { done: false, value: shown };
        }
        return { done: true, value: undefined };
      };
      return {
        next,
        return: async () => {
          finish();
          return { done: true, value: undefined };
        },
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
  };
}
