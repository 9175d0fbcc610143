import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Cache } from '#cache/cache.ts';
import { chatActivities } from '#models/messages/chat.ts';
import type { ChatActivity, ChatProgress } from '#models/messages/chat.ts';

/** Pause between events, so that there are at most ten a second; only the end is published at once. */
const EVENT_MS = 100;
const FOLLOWED_MS = 30_000;
/** Maximum number of replies whose state is stored for late followers. */
const MAX_STORED = 200;
const STORED_MS = 60_000;
const MAX_TEXT = 64_000;

const eventShape = z.object({
  activity: z.enum(chatActivities).nullable(),
  text: z.string().max(MAX_TEXT),
  isLast: z.boolean(),
});
type ProgressEvent = Readonly<z.output<typeof eventShape>>;

/** Publishes the progress of a reply. */
interface ProgressPublisher {
  activity(activity: ChatActivity): void;
  text(piece: string): void;
  /** Publishes that nothing more will come. */
  end(): void;
}

/** Replies while they are written: published by the instance that requested one, and followed from any instance. */
export interface ChatProgressBoard {
  publisher(streamKey: string): ProgressPublisher;
  /**
   * The state that this instance knows, then the latest state with each event, until the reply is complete or 30 s have
   * passed.
   */
  follow(streamKey: string): AsyncIterableIterator<ChatProgress>;
}

const topicOf = (streamKey: string): string => `chat:${streamKey}`;

function readEvent(message: string): ProgressEvent | null {
  try {
    return eventShape.safeParse(JSON.parse(message)).data ?? null;
  } catch {
    return null;
  }
}

export function createChatProgress(
  cache: Pick<Cache, 'publish' | 'subscribe'>,
  { followedMs = FOLLOWED_MS }: { readonly followedMs?: number } = {},
): ChatProgressBoard {
  const recent = new LRUCache<string, ProgressEvent>({ max: MAX_STORED, ttl: STORED_MS });

  const publisher = (streamKey: string): ProgressPublisher => {
    let now: ProgressEvent = { activity: null, text: '', isLast: false };
    let timer: NodeJS.Timeout | null = null;
    let isPublished = true;
    const publish = (): void => {
      isPublished = true;
      recent.set(streamKey, now);
      // The whole text is sent each time, so that a follower that missed an event gets everything with the next one.
      cache.publish(topicOf(streamKey), JSON.stringify(now));
    };
    const beat = (): void => {
      timer = null;
      if (isPublished) return;
      publish();
      timer = setTimeout(beat, EVENT_MS);
    };
    const change = (next: Omit<ProgressEvent, 'isLast'>): void => {
      if (now.isLast) return;
      now = { ...next, isLast: false };
      isPublished = false;
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
        publish();
      },
    };
  };

  return {
    publisher,
    follow: (streamKey) => {
      let unseen: ProgressEvent | null = recent.get(streamKey) ?? null;
      let shown: ChatProgress = { activity: null, text: '' };
      const over = new AbortController();
      let wake: () => void = () => undefined;
      const leave = cache.subscribe(topicOf(streamKey), (message) => {
        unseen = readEvent(message) ?? unseen;
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
          const { activity, text, isLast }: ProgressEvent = unseen;
          unseen = null;
          if (isLast) finish();
          // An event without a change is skipped: the first one has no text, and the last one often repeats the text.
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
