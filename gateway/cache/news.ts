import { EventEmitter } from 'node:events';
import type { CacheStore } from './cache.ts';

/** Publishes and subscribes within one process. */
export function createNews(): Pick<CacheStore, 'tell' | 'hear'> {
  const emitter = new EventEmitter();
  // Unlimited, because each chunk of each running search has a listener.
  emitter.setMaxListeners(0);
  return {
    tell: (topic, news) => void emitter.emit(`news:${topic}`, news),
    hear: (topic, listener) => {
      emitter.on(`news:${topic}`, listener);
      return () => void emitter.off(`news:${topic}`, listener);
    },
  };
}
